import Docxtemplater from 'docxtemplater';
import PizZip from 'pizzip';
import { MAX_PARTS, MAX_UNPACKED_BYTES } from '#api/kernel/office/office-limits.rules.ts';
import { problemOfXml } from '#api/kernel/office/office-xml.adapter.ts';
import { readZipParts, replaceZipParts, writeZip } from '#api/kernel/office/zip-parts.adapter.ts';

/**
 * Fields `{{name}}` in a DOCX, also where Word splits them into several runs. The library knows loops, conditions and raw
 * XML too: a file that has anything but plain names is not taken, so that a value is never more than text.
 */

type DocxProblem = 'NOT_DOCX' | 'ENCRYPTED' | 'EXPANDS_TOO_MUCH' | 'TOO_DEEP' | 'EXTERNAL_PARTS' | 'MACROS';

const ACTIVE_PART = /(?:^|\/)(?:vba\w*\.(?:bin|xml)|activeX\/|embeddings\/.*\.bin$)/i;
const ACTIVE_TYPE = /macroEnabled|vbaProject|activeX/i;
/**
 * Links are only followed by a click. A template on a disk of the author is not found and does nothing. Letters written as
 * numbers hide where a part is.
 */
const ELSEWHERE = /\bTarget\s*=\s*["'](?:https?:|ftp:|\\\\|\/\/|file:\/\/(?!\/)|[^"']*&#)/i;
const isFetched = (relation: string): boolean => !/\/hyperlink["']/i.test(relation) && ELSEWHERE.test(relation);
const fetchesParts = (xml: string): boolean => (xml.match(/<(?:\w+:)?Relationship\b[^>]*>/gi) ?? []).some(isFetched);

function problemOfParts(parts: ReadonlyMap<string, Buffer>): DocxProblem | null {
  const types = parts.get('[Content_Types].xml')?.toString('utf8');
  if (types === undefined || !parts.has('word/document.xml')) return 'NOT_DOCX';
  if (ACTIVE_TYPE.test(types) || [...parts.keys()].some((name) => ACTIVE_PART.test(name))) return 'MACROS';
  for (const [name, content] of parts) {
    if (!/\.(?:xml|rels)$/i.test(name)) continue;
    // UTF-16 would be read by Word and by none of the checks below.
    if (content.includes(0)) return 'NOT_DOCX';
    const xml = content.toString('utf8');
    const problem = problemOfXml(xml);
    if (problem) return problem;
    if (/\.rels$/i.test(name) && fetchesParts(xml)) return 'EXTERNAL_PARTS';
  }
  return null;
}

/** The parts of a DOCX that may be opened, or why it may not. */
function partsOf(bytes: Uint8Array): Map<string, Buffer> | DocxProblem {
  try {
    const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const parts = readZipParts(zip, () => true, { bytes: MAX_UNPACKED_BYTES, parts: MAX_PARTS });
    if (typeof parts === 'string') return parts === 'ENCRYPTED' ? 'ENCRYPTED' : 'EXPANDS_TOO_MUCH';
    return problemOfParts(parts) ?? parts;
  } catch {
    return 'NOT_DOCX';
  }
}

interface ParsedPart {
  type?: string;
  value?: string;
  /** Of a loop, a condition or raw XML. */
  module?: string;
  subparsed?: ParsedPart[];
}

/** Collects what stands between the braces while the library reads the file. */
class TagReader {
  readonly name = 'TagReader';
  readonly tags: { name: string; isPlain: boolean }[] = [];

  postparse<Parts extends ParsedPart[]>(postparsed: Parts): Parts {
    this.collect(postparsed);
    return postparsed;
  }

  private collect(parts: readonly ParsedPart[]): void {
    for (const { type, value = '', module, subparsed } of parts) {
      if (type === 'placeholder') this.tags.push({ name: value.trim(), isPlain: module === undefined });
      if (subparsed) this.collect(subparsed);
    }
  }
}

interface TagError {
  properties?: { id?: string; xtag?: string; errors?: TagError[] };
}

/** The first complaint of the library about the tags. */
const firstOf = ({ properties }: TagError): { id: string; tag: string } => {
  const inner = properties?.errors?.[0];
  return inner ? firstOf(inner) : { id: properties?.id ?? '', tag: properties?.xtag ?? '' };
};

function open(parts: ReadonlyMap<string, Buffer>, values: ReadonlyMap<string, string>) {
  const reader = new TagReader();
  const document = new Docxtemplater(new PizZip(writeZip(parts)), {
    modules: [reader],
    delimiters: { start: '{{', end: '}}' },
    syntax: { changeDelimiterPrefix: null },
    linebreaks: true,
    errorLogging: false,
    parser: (tag) => ({ get: () => values.get(tag.trim()) ?? '' }),
  });
  return { document, reader };
}

export type FieldsRead = { names: string[] } | { problem: DocxProblem } | { badTag: string } | { isUnclosed: true };

/** The names of the fields in the order of the file, each once. `isName` says what a name may be. */
export function readFields(bytes: Uint8Array, isName: (tag: string) => boolean): FieldsRead {
  const parts = partsOf(bytes);
  if (typeof parts === 'string') return { problem: parts };
  try {
    const { reader } = open(parts, new Map());
    const bad = reader.tags.find(({ name, isPlain }) => !isPlain || !isName(name));
    return bad ? { badTag: bad.name } : { names: [...new Set(reader.tags.map(({ name }) => name))] };
  } catch (error) {
    const { id, tag } = firstOf(error as TagError);
    if (/^(?:unclosed|unopened|multiple|duplicate)/.test(id)) return { isUnclosed: true };
    return id ? { badTag: tag } : { problem: 'NOT_DOCX' };
  }
}

/** The file with its fields filled in; all else in it stays. The same input gives the same bytes. */
export function fillFields(bytes: Uint8Array, values: ReadonlyMap<string, string>): Buffer {
  const parts = partsOf(bytes);
  if (typeof parts === 'string') throw new Error(`the template cannot be opened any more: ${parts}`);
  const { document } = open(parts, values);
  document.render();
  const filled = document.getZip() as PizZip;
  const changed = new Map<string, Buffer>();
  for (const [name, content] of parts) {
    const now = filled.file(name)?.asUint8Array();
    if (now && !content.equals(now)) changed.set(name, Buffer.from(now));
  }
  return replaceZipParts(Buffer.from(bytes), changed);
}
