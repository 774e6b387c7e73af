import { defineTask, type AnyTask } from '#api/kernel/workers/task.ts';
import type { PreparedReading, ReadDocument } from './prepare.rules.ts';

/** What of a document is sent to a model, in a worker: names are looked for in all that is sent. */
export const prepare = defineTask<ReadDocument, PreparedReading>({
  name: 'prepareReading',
  cpuMs: 8000,
  memoryMb: 512,
  async run(document) {
    const { prepareReading } = await import('./prepare.rules.ts');
    return prepareReading(document);
  },
});

export const readingDocumentTasks = [prepare] as unknown as AnyTask[];
