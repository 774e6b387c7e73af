import { MINUTE } from '#schema/lib/durations.ts';
import { defineTask, type AnyTask } from '#api/kernel/workers/task.ts';
import type { ReadLaw } from './law-from-publication.adapter.ts';
import type { PublicationErrorCode } from './publication-error.rules.ts';
import type { PublicationFormat } from './publication-text.rules.ts';

/** Files from outside are opened in a worker only: one that is made to take for ever takes nothing from others. */

interface GivenFile {
  bytes: Uint8Array;
  fileName: string;
}

/** A person waits for it. A publication of 470 pages takes three seconds. */
const CPU_MS = 4500;
const MEMORY_MB = 512;

/** What a file is by its bytes; `null`: none of the kinds that can be read. */
export const formatOfFile = defineTask<{ bytes: Uint8Array }, PublicationFormat | null>({
  name: 'formatOfFile',
  cpuMs: CPU_MS,
  memoryMb: MEMORY_MB,
  async run({ bytes }) {
    const { formatOfFile: formatOf } = await import('./read-publication.adapter.ts');
    return formatOf(bytes);
  },
});

/** The text of a file as its reader would read it, or why there is none. */
export const readFileText = defineTask<GivenFile, { text: string } | { problem: PublicationErrorCode }>({
  name: 'readFileText',
  cpuMs: CPU_MS,
  memoryMb: MEMORY_MB,
  async run({ bytes, fileName }) {
    const { readPublication } = await import('./read-publication.adapter.ts');
    const { joinLines } = await import('./joined-text.rules.ts');
    const { PublicationError } = await import('./publication-error.rules.ts');
    const { problemOfPersonsFile } = await import('./publication-limits.rules.ts');
    try {
      const read = await readPublication(bytes, fileName, (format) =>
        problemOfPersonsFile(fileName, format, bytes.length),
      );
      return { text: joinLines(read) };
    } catch (error) {
      if (error instanceof PublicationError) return { problem: error.code };
      throw error;
    }
  },
});

/** A law from the file that a congress publishes, or why it is not read, in Spanish. Only operators import laws. */
export const readLaw = defineTask<GivenFile, { law: ReadLaw } | { problem: string }>({
  name: 'readLaw',
  cpuMs: 2 * MINUTE,
  memoryMb: 1400,
  async run({ bytes, fileName }) {
    const { lawFromPublication } = await import('./law-from-publication.adapter.ts');
    const { PublicationError } = await import('./publication-error.rules.ts');
    try {
      return { law: await lawFromPublication(bytes, fileName) };
    } catch (error) {
      if (error instanceof PublicationError) return { problem: error.message };
      throw error;
    }
  },
});

export const publicationTasks = [formatOfFile, readFileText, readLaw] as unknown as AnyTask[];
