import { MINUTE } from '#schema/lib/durations.ts';
import { defineTask, type AnyTask } from '#api/kernel/workers/task.ts';
import type { ReadLaw } from './law-from-publication.adapter.ts';
import type { PublicationErrorCode } from './publication-error.rules.ts';
import type { PreviewPage } from './preview-blocks.rules.ts';
import type { PublicationFormat, PublicationText } from './publication-text.rules.ts';

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

/** Reads the file of a person, or says why it is not read. */
async function readGiven<R extends object>(
  { bytes, fileName }: GivenFile,
  use: (read: PublicationText) => Promise<R>,
): Promise<R | { problem: PublicationErrorCode }> {
  const { readPublication } = await import('./read-publication.adapter.ts');
  const { PublicationError } = await import('./publication-error.rules.ts');
  const { problemOfPersonsFile } = await import('./publication-limits.rules.ts');
  try {
    return await use(
      await readPublication(bytes, fileName, (format) => problemOfPersonsFile(fileName, format, bytes.length)),
    );
  } catch (error) {
    if (error instanceof PublicationError) return { problem: error.code };
    throw error;
  }
}

/** The text of a file as its reader would read it, or why there is none. */
export const readFileText = defineTask<GivenFile, { text: string } | { problem: PublicationErrorCode }>({
  name: 'readFileText',
  cpuMs: CPU_MS,
  memoryMb: MEMORY_MB,
  async run(file) {
    const { joinLines } = await import('./joined-text.rules.ts');
    return readGiven(file, (read) => Promise.resolve({ text: joinLines(read) }));
  },
});

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
  async run(file) {
    const { joinLines } = await import('./joined-text.rules.ts');
    const { cutPreview, previewOfLines, previewOfPrint } = await import('./preview-blocks.rules.ts');
    const { previewOfHtml } = await import('./preview-html.adapter.ts');
    const { htmlOfDocx } = await import('./read-word.adapter.ts');
    const { stripRunningLines } = await import('./running-lines.rules.ts');
    return readGiven(file, async (read) => {
      const pages =
        read.format === 'docx'
          ? previewOfHtml(await htmlOfDocx(file.bytes, file.fileName), file.fileName)
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

export const publicationTasks = [formatOfFile, readFileText, readFilePreview, readLaw] as unknown as AnyTask[];
