import { defineTask, type AnyTask } from '#api/kernel/workers/task.ts';
import type { ComparedDocument, DocumentsCompared } from './compare.rules.ts';

/** The comparison of two documents in a worker: of long ones it takes more than a second. */
export const compareTexts = defineTask<{ first: ComparedDocument; second: ComparedDocument }, DocumentsCompared>({
  name: 'compareDocuments',
  cpuMs: 8000,
  memoryMb: 768,
  async run({ first, second }) {
    const { compareDocuments } = await import('./compare.rules.ts');
    return compareDocuments(first, second);
  },
});

export const comparisonTasks = [compareTexts] as unknown as AnyTask[];
