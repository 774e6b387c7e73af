import { undoMisreading, undoSigns } from './misread.rules.ts';

/**
 * A copy of a text that reads like print: without HTML, entities, Markdown signs, soft hyphens, footnote marks and the
 * line breaks of a page. Places in the copy lead back to the original.
 */
export interface CleanText {
  text: string;
  /** Place in the original of the character at `at` of the copy. */
  startOf(at: number): number;
  /** Place in the original after the character before `at` of the copy. */
  endOf(at: number): number;
}

const SPACES = '[\\s\\u00a0\\u2000-\\u200a\\u202f\\u3000]';
const ODD = new RegExp(
  [
    // Quotation marks of keyboards without them.
    `<<(?=[\\p{L}¿¡])|(?<=\\S)>>(?!>)|''|\`\`|[‹›]`,
    `<blockquote(?:\\s[^<>]{0,400})?>(?:\\s{0,20}<p(?:\\s[^<>]{0,400})?>)?\\s{0,20}`,
    // An HTML tag or comment.
    `<(?:\\/?[a-zA-Z][^<>]{0,400}|!--[^<>]{0,400}--)>`,
    `&(?:[a-zA-Z]{2,8}|#\\d{1,6}|#[xX][\\da-fA-F]{1,6});`,
    // A word that goes on in the next line.
    `(?<=\\p{L})[-\\u00ad\\u2010][ \\t]{0,8}\\r?\\n[ \\t]{0,40}(?=\\p{Ll})`,
    `[\\u00ad\\u200b-\\u200d\\u2060\\ufeff]`,
    // Marks of footnotes and of numbered sources.
    `(?<![Aa]rt[ií]culos? ?|[Aa]rts?\\. ?|numeral ?|\\n)(?: ?\\[(?:footnoteRef: ?|\\^)?\\d{1,3}\\])`,
    `[¹²³⁰⁴-⁹]`,
    // [words](address), emphasis, code.
    `(?<=\\])\\((?:https?:|/|#)[^()\\s]{0,400}\\)`,
    `[*\`~]`,
    `(?<![\\p{L}\\d_])_{1,2}(?=[^\\s_])|(?<=[^\\s_])_{1,2}(?![\\p{L}\\d_])`,
    `[\\t\\n\\r\\v\\f\\u00a0\\u2000-\\u200a\\u2028\\u2029\\u202f\\u3000]${SPACES}*| ${SPACES}+`,
  ].join('|'),
  'gu',
);

const BLOCK = /^<\/?(?:p|div|br|li|ul|ol|tr|table|h[1-6]|section|article|blockquote|hr|dd|dt)\b/i;
const CELL = /^<\/?t[dh]\b/i;
const ENTITIES: Record<string, string> = {
  nbsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  laquo: '«',
  raquo: '»',
  ldquo: '“',
  rdquo: '”',
  lsquo: '‘',
  rsquo: '’',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  ordm: 'º',
  ordf: 'ª',
  deg: '°',
  sect: '§',
  shy: '',
  iquest: '¿',
  iexcl: '¡',
  ntilde: 'ñ',
  Ntilde: 'Ñ',
  uuml: 'ü',
  Uuml: 'Ü',
};

function entity(written: string): string {
  const name = written.slice(1, -1);
  if (name.startsWith('#')) {
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 31 && code < 0x10_ff_ff && !(code >= 0xd8_00 && code < 0xe0_00) ? String.fromCodePoint(code) : ' ';
  }
  const accented = /^([aeiouAEIOU])acute$/.exec(name)?.[1];
  return ENTITIES[name] ?? (accented ? `${accented}\u0301`.normalize('NFC') : written);
}

const OPEN_END =
  /(?:[,(–—]|(?<![\p{L}])(?:de|del|la|las|los|el|y|e|o|u|a|al|en|con|por|para|que|su|sus|se|lo|sobre|sin|art[ií]culos?|arts?\.|fracci[oó]n(?:es)?|fracc?\.|incisos?|p[aá]rrafos?|apartados?|numeral(?:es)?|ley|c[oó]digo|registro|digital|expediente|toca|n[uú]mero|n[uú]m\.))$/iu;
const PAGE_WIDTH = 45;

/** Whether the line break at `at` only ends a line of the page, not a paragraph. */
function isWrapped(text: string, at: number, next: number): boolean {
  const after = text.slice(next, next + 3);
  const before = text.slice(Math.max(0, at - 24), at);
  if (after === '' || /^(?:[-•·*>#|]|[a-z]\))/.test(after)) return false;
  // Rows of a table.
  if (/[\t|]/.test(before) || /^[^\n]{0,60}[\t|]/.test(text.slice(next, next + 62))) return false;
  if (OPEN_END.test(before)) return true;
  if (/[.:;!?»”"')\]]$/.test(before)) return false;
  if (/^[\p{Ll}]/u.test(after)) return true;
  const line = at - (text.lastIndexOf('\n', at - 1) + 1);
  return line >= PAGE_WIDTH && /^[\p{L}\d(«“"]/u.test(after) && /[\p{L}\d]$/u.test(before);
}

function replacementOf(found: string, text: string, at: number): string {
  const first = found[0] ?? '';
  if (/^(?:<<|``|‹)$/.test(found)) return '“';
  if (/^(?:>>|›)$/.test(found)) return '”';
  if (found === "''") return /^$|[\s(:]/.test(text[at - 1] ?? '') ? '“' : '”';
  if (/^<\/?q[\s>]/i.test(found)) return found[1] === '/' ? '”' : '“';
  if (/^<blockquote/i.test(found)) return '\n> ';
  if (first === '<') return BLOCK.test(found) ? '\n' : CELL.test(found) ? '\t' : '';
  if (first === '&') return entity(found);
  if (!/^\s/u.test(found) || found.includes('[')) return '';
  const breaks = found.match(/\r\n?|[\n\u2028\u2029]/g)?.length ?? 0;
  if (breaks > 1) return '\n\n';
  // Cells of a table that was copied.
  if (breaks === 0) return found.includes('\t') ? '\t' : ' ';
  return isWrapped(text, at, at + found.length) ? ' ' : '\n';
}

/** The index of the last of `places` that is not past `at`. */
function lastUpTo(places: readonly number[], at: number): number {
  let [low, high] = [0, places.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((places[middle] ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Linear in the length of the text. */
export function cleanText(original: string): CleanText {
  const text = undoSigns(original);
  const parts: string[] = [];
  // Where each copied stretch begins in the copy and in the original, and where it ends in the copy.
  const [copies, originals, ends]: [number[], number[], number[]] = [[], [], []];
  let [from, length] = [0, 0];
  const copy = (to: number): void => {
    if (to <= from) return;
    copies.push(length);
    originals.push(from);
    parts.push(text.slice(from, to));
    length += to - from;
    ends.push(length);
  };
  for (const match of text.matchAll(ODD)) {
    const found = match[0];
    const replacement = replacementOf(found, text, match.index);
    copy(match.index);
    from = match.index;
    if (replacement) {
      copies.push(length);
      originals.push(match.index);
      parts.push(replacement);
      length += replacement.length;
      ends.push(-1);
    }
    from = match.index + found.length;
  }
  if (from === 0) return { text: undoMisreading(text), startOf: (at) => at, endOf: (at) => at };
  copy(text.length);
  const startOf = (at: number): number => {
    if (at >= length) return text.length;
    const stretch = lastUpTo(copies, at);
    const inside = ends[stretch] === -1 ? 0 : at - (copies[stretch] ?? 0);
    return (originals[stretch] ?? 0) + inside;
  };
  const endOf = (at: number): number => {
    if (at <= 0) return 0;
    const stretch = lastUpTo(copies, at - 1);
    return ends[stretch] === -1 ? (originals[stretch + 1] ?? text.length) : startOf(at - 1) + 1;
  };
  return { text: undoMisreading(parts.join('')), startOf, endOf };
}

/** Quoted words without the HTML, the entities and the marks that stand in between. */
export const plainQuote = (quoted: string): string => cleanText(quoted).text;
