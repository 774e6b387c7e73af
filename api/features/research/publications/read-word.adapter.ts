import { inflateRawSync } from 'node:zlib';
import mammoth from 'mammoth';
import WordExtractor from 'word-extractor';
import { publicationText } from '#schema/text/publications.ts';
import { hasSoundChains, kindOfCompoundFile } from './compound-file.rules.ts';
import { PublicationError } from './publication-error.rules.ts';
import { cleanText, type PublicationLine, type PublicationText } from './publication-text.rules.ts';
import { readHtml } from './read-html.adapter.ts';

/** What the parts of a .docx may take together once unpacked. A code of 3,000 articles takes about 20 MB. */
const MAX_UNPACKED_BYTES = 60 * 1024 * 1024;
const MAX_PARTS = 5000;

const CENTRAL = 0x02014b50;
const END_OF_DIRECTORY = 0x06054b50;

function directoryOf(zip: Buffer): { offset: number; parts: number } | null {
  for (let at = zip.length - 22; at >= Math.max(0, zip.length - 65_557); at--)
    if (zip.readUInt32LE(at) === END_OF_DIRECTORY)
      return { parts: zip.readUInt16LE(at + 10), offset: zip.readUInt32LE(at + 16) };
  return null;
}

/**
 * Whether all parts of a zip fit into `most` bytes. They are unpacked and counted, because the sizes that a zip declares
 * cannot be trusted. A zip that cannot be read counts as broken.
 */
function unpacksWithin(zip: Buffer, most: number): boolean {
  const directory = directoryOf(zip);
  if (!directory) throw new Error('no directory');
  if (directory.parts > MAX_PARTS) return false;
  let left = most;
  let at = directory.offset;
  for (let part = 0; part < directory.parts; part++) {
    if (zip.readUInt32LE(at) !== CENTRAL) throw new Error('broken directory');
    const method = zip.readUInt16LE(at + 10);
    const packed = zip.readUInt32LE(at + 20);
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const content = zip.subarray(start, start + packed);
    try {
      left -= method === 8 ? inflateRawSync(content, { maxOutputLength: Math.max(1, left) }).length : content.length;
    } catch (error) {
      if (error instanceof RangeError) return false;
      throw error;
    }
    if (left <= 0) return false;
    at += 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return true;
}

/** The paragraphs of a .docx. Pictures are dropped; headers and footers are not part of its text. */
export async function readDocx(bytes: Uint8Array, fileName: string): Promise<PublicationText> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (!unpacksWithin(buffer, MAX_UNPACKED_BYTES))
      throw new PublicationError('EXPANDS_TOO_MUCH', publicationText.expandsTooMuch(fileName));
    const { value } = await mammoth.convertToHtml(
      { buffer },
      {
        convertImage: mammoth.images.imgElement(() => Promise.resolve({ src: '' })),
        externalFileAccess: false,
        styleMap: ['p[style-name="Title"] => h1:fresh', 'p[style-name="Título"] => h1:fresh'],
      },
    );
    return { ...readHtml(value), format: 'docx' };
  } catch (error) {
    if (error instanceof PublicationError) throw error;
    throw new PublicationError('BROKEN', publicationText.broken(fileName), error);
  }
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
    throw new PublicationError('ENCRYPTED', publicationText.encrypted(fileName));
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
