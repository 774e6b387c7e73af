import { defineTask, type AnyTask } from '#api/kernel/workers/task.ts';
import type { BesideTemplate, ComparedWithTemplate } from './compare-template.rules.ts';
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

export const compareClauses = defineTask<BesideTemplate, ComparedWithTemplate | null>({
  name: 'compareClauses',
  cpuMs: 8000,
  memoryMb: 768,
  async run(document) {
    const { compareWithTemplate } = await import('./compare-template.rules.ts');
    return compareWithTemplate(document);
  },
});

export const comparisonTasks = [compareTexts, compareClauses] as unknown as AnyTask[];
