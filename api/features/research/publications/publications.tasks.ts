import { MINUTE } from '#schema/lib/durations.ts';
import { defineTask, type AnyTask } from '#api/kernel/workers/task.ts';
import type { ReadLaw } from './law-from-publication.adapter.ts';
import type { PublicationErrorCode } from './publication-error.rules.ts';
import type { PreviewPage } from './preview-blocks.rules.ts';
import type { PublicationFormat } from './publication-text.rules.ts';

/** Files from outside are opened in a worker only: one that is made to take for ever takes nothing from others. */

export interface GivenFile {
  bytes: Uint8Array;
  fileName: string;
}

/** A person waits for it. A publication of 470 pages takes three seconds. */
export const CPU_MS = 4500;
export const MEMORY_MB = 512;

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

/** What becomes of a file of a person, or why it is not read. */
export async function orProblem<R extends object>(
  read: () => Promise<R>,
): Promise<R | { problem: PublicationErrorCode }> {
  const { PublicationError } = await import('./publication-error.rules.ts');
  try {
    return await read();
  } catch (error) {
    if (error instanceof PublicationError) return { problem: error.code };
    throw error;
  }
}

/** What is shown of a file before it is downloaded. */
interface FilePreview {
  text: string;
  pages: PreviewPage[];
  isTruncated: boolean;
}

/** The text of a file and its pages as far as its format gives them, or why there are none. */
export const readFilePreview = defineTask<GivenFile, FilePreview | { problem: PublicationErrorCode }>({
  name: 'readFilePreview',
  cpuMs: CPU_MS,
  memoryMb: MEMORY_MB,
  async run({ bytes, fileName }) {
    const { joinLines } = await import('./joined-text.rules.ts');
    const { cutPreview, previewOfLines, previewOfPrint } = await import('./preview-blocks.rules.ts');
    const { previewOfHtml } = await import('./preview-html.adapter.ts');
    const { problemOfPersonsFile } = await import('./publication-limits.rules.ts');
    const { formatToRead, readPublication } = await import('./read-publication.adapter.ts');
    const { htmlOfDocx } = await import('./read-word.adapter.ts');
    const { stripRunningLines } = await import('./running-lines.rules.ts');
    return orProblem(async () => {
      const format = await formatToRead(bytes, fileName, (found) =>
        problemOfPersonsFile(fileName, found, bytes.length),
      );
      const read = await readPublication(bytes, fileName, format);
      const pages =
        format === 'docx'
          ? previewOfHtml(await htmlOfDocx(bytes, fileName), fileName)
          : read.layout === 'positioned'
            ? previewOfPrint(stripRunningLines(read.pages).pages)
            : previewOfLines(read.pages);
      return { text: joinLines(read), ...cutPreview(pages) };
    });
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

export const publicationTasks = [formatOfFile, readFilePreview, readLaw] as unknown as AnyTask[];
