import { defineTask, type AnyTask } from '#api/kernel/workers/task.ts';
import type { PublicationErrorCode } from '../publications/publication-error.rules.ts';
import { CPU_MS, MEMORY_MB, orProblem, type GivenFile } from '../publications/publications.tasks.ts';
import type { DocumentText } from './document-text.rules.ts';
import type { RecognizedPage } from './recognized-pieces.rules.ts';
import type { TrackedFile, TrackedRequest } from './tracked-changes.adapter.ts';

interface GivenText extends GivenFile {
  /** Of pages that are pictures. */
  recognized?: readonly RecognizedPage[];
}

/** The text of a file as its reader would read it with its places in the file, or why there is none. */
export const readFileText = defineTask<GivenText, DocumentText | { problem: PublicationErrorCode }>({
  name: 'readFileText',
  cpuMs: CPU_MS,
  memoryMb: MEMORY_MB,
  // Of three thousand pages at most.
  parts: 30,
  async run({ bytes, fileName, recognized = [] }) {
    const { readDocument } = await import('./read-document.adapter.ts');
    return orProblem(() => readDocument(bytes, fileName, recognized));
  },
});

/** A Word file with the changes of its text as tracked changes, or why it is not opened. */
export const writeTrackedChanges = defineTask<TrackedRequest, TrackedFile | { problem: PublicationErrorCode }>({
  name: 'writeTrackedChanges',
  cpuMs: CPU_MS,
  memoryMb: MEMORY_MB,
  async run(request) {
    const { trackChanges } = await import('./tracked-changes.adapter.ts');
    return orProblem(async () => trackChanges(request));
  },
});

export const documentTasks = [readFileText, writeTrackedChanges] as unknown as AnyTask[];
