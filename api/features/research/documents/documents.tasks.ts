import { defineTask, type AnyTask } from '#api/kernel/workers/task.ts';
import type { PublicationErrorCode } from '../publications/publication-error.rules.ts';
import { CPU_MS, MEMORY_MB, orProblem, type GivenFile } from '../publications/publications.tasks.ts';
import type { DocumentText } from './document-text.rules.ts';

/** The text of a file as its reader would read it with its places in the file, or why there is none. */
export const readFileText = defineTask<GivenFile, DocumentText | { problem: PublicationErrorCode }>({
  name: 'readFileText',
  cpuMs: CPU_MS,
  memoryMb: MEMORY_MB,
  async run({ bytes, fileName }) {
    const { readDocument } = await import('./read-document.adapter.ts');
    return orProblem(() => readDocument(bytes, fileName));
  },
});

export const documentTasks = [readFileText] as unknown as AnyTask[];
