import { spawn } from 'node:child_process';
import { PortError } from '#api/ports/port-error.ts';

/** Programs that open files of people: with limits of their own, and without the settings of the server. */

export interface ProgramLimits {
  signal: AbortSignal;
  /** On the clock. */
  timeoutMs: number;
}

const MEMORY_KB = 2_000_000;
const CPU_SECONDS = 60;
const MAX_OUTPUT = 20 * 1024 * 1024;
/** A system that does not know a limit runs without it. */
const SHELL = `ulimit -v ${MEMORY_KB} 2>/dev/null; ulimit -t ${CPU_SECONDS} 2>/dev/null; ulimit -c 0 2>/dev/null; exec "$0" "$@"`;

/** Where programs are; the environment of the server holds secrets and is not handed on. */
const ENVIRONMENT = {
  PATH: '/usr/local/bin:/usr/bin:/bin:/opt/homebrew/bin',
  LC_ALL: 'C.UTF-8',
  // One core for each: how many run at once is decided here.
  OMP_THREAD_LIMIT: '1',
};

/** Runs a program to its end and gives what it printed. It is killed when the time is over or nobody waits any more. */
export function runProgram(
  program: string,
  args: readonly string[],
  { signal, timeoutMs }: ProgramLimits,
): Promise<string> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const child = spawn('/bin/sh', ['-c', SHELL, program, ...args], {
      env: ENVIRONMENT,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const chunks: Buffer[] = [];
    let size = 0;
    let reason: PortError | null = null;
    const stop = (why: PortError | null): void => {
      reason ??= why;
      child.kill('SIGKILL');
    };
    const onAbort = (): void => stop(null);
    const timer = setTimeout(() => stop(new PortError('TIMEOUT', `${program} took too long`)), timeoutMs);
    signal.addEventListener('abort', onAbort, { once: true });
    child.stdout.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > MAX_OUTPUT) stop(new PortError('BAD_REPLY', `${program} printed too much`));
      else chunks.push(chunk);
    });
    child.on(
      'error',
      (error) => (reason ??= new PortError('UNAVAILABLE', `${program} does not start`, { cause: error })),
    );
    child.on('close', (code) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
      if (signal.aborted) reject(signal.reason as Error);
      else if (reason) reject(reason);
      else if (code === 0) resolve(Buffer.concat(chunks).toString('utf8'));
      else reject(new PortError('BAD_REPLY', `${program} ended with ${code}`));
    });
  });
}
