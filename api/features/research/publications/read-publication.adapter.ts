import { fileTypeFromBuffer } from 'file-type';
import { publicationText } from '#schema/text/publications.ts';
import { MAX_BYTES, MAX_TEXT_BYTES } from './publication-limits.rules.ts';
import { kindOfCompoundFile } from './compound-file.rules.ts';
import { readPlainText } from './plain-text.rules.ts';
import { PublicationError, type PublicationErrorCode } from './publication-error.rules.ts';
import { countLetters, type PublicationFormat, type PublicationText } from './publication-text.rules.ts';
import { charsetOf, readHtml } from './read-html.adapter.ts';
import { readPdf } from './read-pdf.adapter.ts';
import { readDoc, readDocx } from './read-word.adapter.ts';

const TAGS = /<(!doctype html|html|head|body|p|div|span|table|br|center|font)[\s>/]/i;
/** Bytes that no text has. */
const BINARY = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/; // eslint-disable-line no-control-regex

function decode(bytes: Uint8Array, charset: string | null): string {
  if (charset !== null)
    try {
      return new TextDecoder(charset).decode(bytes);
    } catch {
      // A charset that nobody knows: found out below.
    }
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** HTML, plain text, or `null` when the bytes are no text at all. */
function asText(bytes: Uint8Array): { format: 'html' | 'txt'; text: string } | null {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 4096));
  const isWide = /^(ÿþ|þÿ)/.test(start);
  if (!isWide && BINARY.test(start)) return null;
  const isHtml = TAGS.test(start);
  const text = decode(bytes, isHtml ? charsetOf(start) : null);
  return { format: isHtml || TAGS.test(text.slice(0, 4096)) ? 'html' : 'txt', text };
}

/** What a file is by its bytes, whatever it is called; `null`: none of the kinds that can be read. */
export const formatOfFile = async (bytes: Uint8Array): Promise<PublicationFormat | null> =>
  (await formatOf(bytes)).format;

async function formatOf(bytes: Uint8Array): Promise<{ format: PublicationFormat | null; found: string | null }> {
  const type = await fileTypeFromBuffer(bytes);
  const extension = type?.ext ?? null;
  if (extension === 'pdf' || extension === 'docx') return { format: extension, found: extension };
  if (extension === 'cfb') {
    const isWord = kindOfCompoundFile(bytes) !== 'other';
    return { format: isWord ? 'doc' : null, found: isWord ? 'doc' : 'Office' };
  }
  // A PDF may have up to a kilobyte of anything before its mark.
  if (extension === null && new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-'))
    return { format: 'pdf', found: 'pdf' };
  if (extension !== null && extension !== 'xml' && extension !== 'html') return { format: null, found: extension };
  return { format: asText(bytes)?.format ?? null, found: null };
}

const plainPublication = (text: string): PublicationText => {
  const pages = readPlainText(text);
  return { format: 'txt', layout: 'plain', pages, emptyPages: [], doubts: [] };
};

async function readAs(format: PublicationFormat, bytes: Uint8Array, fileName: string): Promise<PublicationText> {
  if (format === 'pdf') return readPdf(bytes, fileName);
  if (format === 'docx') return readDocx(bytes, fileName);
  if (format === 'doc') return readDoc(bytes, fileName);
  if (bytes.length > MAX_TEXT_BYTES)
    throw new PublicationError('TOO_LARGE', publicationText.tooLarge(fileName, MAX_TEXT_BYTES));
  const text = asText(bytes)?.text ?? '';
  return format === 'html' ? readHtml(text, fileName) : plainPublication(text);
}

/**
 * The format of a file, from its bytes; the name is only used in messages. `problemOf` may refuse it. Throws a
 * `PublicationError` with a sentence in Spanish for what is not read.
 */
export async function formatToRead(
  bytes: Uint8Array,
  fileName: string,
  problemOf: (format: PublicationFormat) => PublicationErrorCode | null = () => null,
): Promise<PublicationFormat> {
  if (bytes.length === 0) throw new PublicationError('EMPTY', publicationText.empty(fileName));
  if (bytes.length > MAX_BYTES) throw new PublicationError('TOO_LARGE', publicationText.tooLarge(fileName, MAX_BYTES));
  const { format, found } = await formatOf(bytes);
  if (format === null) throw new PublicationError('WRONG_TYPE', publicationText.wrongType(fileName, found));
  const problem = problemOf(format);
  if (problem !== null) throw new PublicationError(problem, publicationText.wrongType(fileName, found));
  return format;
}

/** The text of a publication with its place on the page. Throws a `PublicationError` for everything that cannot be read. */
export async function readPublication(
  bytes: Uint8Array,
  fileName: string,
  known?: PublicationFormat,
): Promise<PublicationText> {
  const format = known ?? (await formatToRead(bytes, fileName));
  const text = await readAs(format, bytes, fileName);
  const hasLetters = text.pages.some((page) => page.lines.some((line) => countLetters(line.text) > 0));
  if (!hasLetters) throw new PublicationError('NO_TEXT', publicationText.noText(fileName));
  return text;
}
