import { readRoman } from '#schema/lib/roman.ts';

/** A paragraph of an article: a fraction or inciso with its mark, indented by level. */

export interface Clause {
  /** `I.`, `a)`, `XIV Bis.`; empty for a plain paragraph. */
  mark: string;
  text: string;
  /** 0: not indented. */
  level: number;
}

type MarkKind = 'section' | 'fraction' | 'inciso' | 'small-roman' | 'number';

interface Mark {
  kind: MarkKind;
  /** Ordinal in its series: II is 2, c is 3. */
  ordinal: number;
}

const LATIN =
  '(?:\\s(?:[Bb]is|BIS|[Tt]er|TER|[Qq]u[aá]ter|[Qq]uinquies|[Qq]uintus|[Ss]exies|[Ss]eptimus)(?:\\s\\d+)?)?';
const END = '(?:\\.?\\)|\\.|\\)\\.)?-?';
const MARK = new RegExp(`^(\\(?(?:[IVXLC]{1,8}|[A-ZÑ]|[a-zñ]{1,2}|[ivx]{1,5}|\\d{1,2})${LATIN})(${END})\\s+(?=\\S)`);
const ROMAN = /^[ivxlc]+$/i;
const ALPHABET = 'abcdefghijklmnñopqrstuvwxyz';

/** Fractions are counted in hundreds at most: `D` and `M` are letters. */
const romanOf = (text: string): number | null => (ROMAN.test(text) ? readRoman(text.toUpperCase()) : null);

/** A mark without its punctuation and suffix: `XIV Bis.-` → `XIV`. */
const stemOf = (mark: string): string => mark.replace(/^\(/, '').split(/[\s.)-]/)[0] ?? '';

/** Possible readings of a mark; a letter that is also a Roman numeral (`C`, `i`) has two. */
function readings(stem: string): Mark[] {
  if (/^\d+$/.test(stem)) return [{ kind: 'number', ordinal: Number(stem) }];
  const isUpper = stem === stem.toUpperCase();
  const letter = stem.length === 1 ? ALPHABET.indexOf(stem.toLowerCase()) + 1 : 0;
  const found: Mark[] = [];
  const roman = romanOf(stem);
  if (roman !== null) found.push({ kind: isUpper ? 'fraction' : 'small-roman', ordinal: roman });
  if (letter > 0) found.push({ kind: isUpper ? 'section' : 'inciso', ordinal: letter });
  return found;
}

interface Open extends Mark {
  level: number;
}

const follows = (open: readonly Open[], mark: Mark): boolean =>
  open.some(({ kind, ordinal }) => kind === mark.kind && (mark.ordinal === ordinal + 1 || mark.ordinal === ordinal));

/** Chooses a reading: one that continues an open series, else one that starts a series, else the first. */
const choose = (open: readonly Open[], marks: readonly Mark[]): Mark | undefined =>
  marks.find((mark) => follows(open, mark)) ?? marks.find(({ ordinal }) => ordinal === 1) ?? marks[0];

interface Line {
  text: string;
  /** As printed, with its punctuation. */
  printed: string;
  readings: Mark[];
}

function readLine(text: string): Line {
  const found = MARK.exec(text);
  const isMark = found !== null && found[2] !== '';
  return { text, printed: isMark ? found[0] : '', readings: isMark ? readings(stemOf(found[1] ?? '')) : [] };
}

/** Whether a series continues further down, before another one of its kind starts. */
function continues(series: Open, rest: readonly Line[]): boolean {
  for (const { readings: marks } of rest) {
    const same = marks.filter(({ kind }) => kind === series.kind);
    if (same.some((mark) => mark.ordinal === series.ordinal + 1 || mark.ordinal === series.ordinal)) return true;
    if (same.some(({ ordinal }) => ordinal === 1) && marks.length === 1) return false;
  }
  return false;
}

/** Splits an article into paragraphs with their marks and levels. */
export function clausesOf(text: string): Clause[] {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(readLine);
  let open: Open[] = [];
  const clauses: Clause[] = [];
  lines.forEach((line, at) => {
    const rest = lines.slice(at);
    const mark = choose(open, line.readings);
    if (!mark) {
      // A plain paragraph belongs to the fraction above if its series continues after it.
      while (open.length > 0 && !continues(open[open.length - 1]!, rest)) open = open.slice(0, -1);
      clauses.push({ mark: '', text: line.text, level: open.at(-1)?.level ?? 0 });
      return;
    }
    const place = open.findIndex(({ kind }) => kind === mark.kind);
    const level = place >= 0 ? (open[place]?.level ?? 0) : open.length + 1;
    open = [...open.slice(0, place >= 0 ? place : open.length), { ...mark, level }];
    clauses.push({ mark: line.printed.trim(), text: line.text.slice(line.printed.length), level });
  });
  return clauses;
}

/** Removes the heading of an article if the text repeats it as its first line. */
export function withoutOwnHeading(text: string, title: string | null): string {
  if (!title) return text;
  const [first = '', ...rest] = text.split('\n');
  return first.trim() === title.trim() && rest.length > 0 ? rest.join('\n') : text;
}
