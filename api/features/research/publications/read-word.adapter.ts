import mammoth from 'mammoth';
import WordExtractor from 'word-extractor';
import { publicationText } from '#schema/text/publications.ts';
import { MAX_PARTS, MAX_UNPACKED_BYTES } from '#api/kernel/office/office-limits.rules.ts';
import { problemOfXml } from '#api/kernel/office/office-xml.adapter.ts';
import { readZipParts, writeZip } from '#api/kernel/office/zip-parts.adapter.ts';
import { hasSoundChains, kindOfCompoundFile } from './compound-file.rules.ts';
import { PublicationError, type FileProblem } from './publication-error.rules.ts';
import { MAX_DOC_BYTES } from './publication-limits.rules.ts';
import { cleanText, type PublicationLine, type PublicationText } from './publication-text.rules.ts';
import { readHtml } from './read-html.adapter.ts';

/** What its text needs. Macros, embedded files and pictures never reach the reader. */
const TEXT_PARTS = /^(?:\[Content_Types\]\.xml|_rels\/\.rels|word\/(?:_rels\/)?[\w.-]+\.(?:xml|rels))$/i;

/** The parts of a .docx that have its text, each looked at before it is read; or why it is not read. */
export function textPartsOf(bytes: Uint8Array): Map<string, Buffer> | FileProblem {
  const docx = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts = readZipParts(docx, (name) => TEXT_PARTS.test(name), { bytes: MAX_UNPACKED_BYTES, parts: MAX_PARTS });
  if (parts === 'TOO_LARGE') return 'EXPANDS_TOO_MUCH';
  if (parts === 'ENCRYPTED') return 'ENCRYPTED';
  for (const content of parts.values()) {
    const problem = problemOfXml(content.toString('utf8'));
    if (problem) return problem;
  }
  return parts;
}

/** A .docx as HTML. Pictures are dropped; headers and footers are not part of its text. */
export async function htmlOfDocx(bytes: Uint8Array, fileName: string): Promise<string> {
  try {
    const checked = textPartsOf(bytes);
    if (typeof checked === 'string') throw new PublicationError(checked, publicationText.notRead[checked](fileName));
    const { value } = await mammoth.convertToHtml(
      { buffer: writeZip(checked) },
      {
        convertImage: mammoth.images.imgElement(() => Promise.resolve({ src: '' })),
        externalFileAccess: false,
        styleMap: ['p[style-name="Title"] => h1:fresh', 'p[style-name="Título"] => h1:fresh'],
      },
    );
    return value;
  } catch (error) {
    if (error instanceof PublicationError) throw error;
    throw new PublicationError('BROKEN', publicationText.broken(fileName), error);
  }
}

/** The paragraphs of a .docx. */
export async function readDocx(bytes: Uint8Array, fileName: string): Promise<PublicationText> {
  return { ...readHtml(await htmlOfDocx(bytes, fileName), fileName), format: 'docx' };
}

/** The options are left out of the package's own types. */
interface WordBody {
  getBody(options: { filterUnicode: boolean }): string;
}

/** The paragraphs of the body of an old Word file, from the text that the extractor gives. */
export function paragraphsOfWordBody(body: string): PublicationLine[] {
  return (
    body
      // word-extractor 1.0.4 turns Word's optional hyphen into this very word (its table has no entry for 0x1F).
      .replaceAll('undefined', '')
      .replaceAll('\u001e', '-')
      .split(/[\r\n]+/)
      .map(cleanText)
      .filter((text) => text !== '')
      .map((text, at) => ({
        text,
        page: 1,
        x: 0,
        right: 0,
        top: at * 12,
        size: 10,
        boldLength: 0,
        isCentred: false,
      }))
  );
}

/** The paragraphs of an old Word file. What is bold or centred is not in its text. */
export async function readDoc(bytes: Uint8Array, fileName: string): Promise<PublicationText> {
  if (kindOfCompoundFile(bytes) === 'encrypted')
    throw new PublicationError('ENCRYPTED', publicationText.notRead.ENCRYPTED(fileName));
  if (bytes.length > MAX_DOC_BYTES)
    throw new PublicationError('TOO_LARGE', publicationText.tooLarge(fileName, MAX_DOC_BYTES));
  if (!hasSoundChains(bytes)) throw new PublicationError('BROKEN', publicationText.broken(fileName));
  try {
    const document = await new WordExtractor().extract(Buffer.from(bytes));
    // Unfiltered: otherwise “ ” and – come out as " and -, which is not what is printed.
    const lines = paragraphsOfWordBody((document as unknown as WordBody).getBody({ filterUnicode: false }));
    return {
      format: 'doc',
      layout: 'paragraphs',
      pages: [{ number: 1, width: 612, height: lines.length * 12, lines }],
      emptyPages: [],
      doubts: [],
    };
  } catch (error) {
    throw new PublicationError('BROKEN', publicationText.broken(fileName), error);
  }
}
