/** Work for a process of its own: it may take long, or its input may be made to harm. */

export interface TaskLimits {
  /** Time of the processor. On the clock 1.6 times as much may pass, and more if the task had little of it. */
  cpuMs: number;
  /** Memory of its whole process while it runs. */
  memoryMb: number;
  /**
   * How often its time begins again when it says `partDone()`; absent: never. A long file is read in parts, and one that
   * is made to take for ever does not get to the end of the first.
   */
  parts?: number;
}

/**
 * One kind of work. `run` gets a copy of the input and nothing else: no database, no settings, no context. It imports
 * what it needs when it runs, because the server imports this definition too.
 */
export interface WorkerTask<Input, Output> extends TaskLimits {
  name: string;
  run(input: Input): Promise<Output>;
}

export type AnyTask = WorkerTask<never, unknown>;

export const defineTask = <Input, Output>(task: WorkerTask<Input, Output>): WorkerTask<Input, Output> => task;

/** What the server sends to a worker. */
export interface TaskRequest {
  id: number;
  name: string;
  limits: TaskLimits;
  input: unknown;
}

/** What a worker sends back, with the memory of its process. */
export type TaskReply = { id: number; memoryMb: number } & (
  { value: unknown } | { failure: { name: string; message: string; stack: string } }
);
