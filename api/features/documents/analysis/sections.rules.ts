import functionWords from '#db/content/documents/function-words.json' with { type: 'json' };
import { foldInPlace, readNumber, tokensOf } from '#api/legal-language/index.ts';
import type { Section } from './analysis.types.ts';
import type { Prose } from './prose.rules.ts';
import { spanOf, TakenPlaces } from './prose.rules.ts';

/** The parts of a document: headings, numbered clauses in all numberings, tables, the block of signatures. */

const ORDINAL =
  '(?:(?:decim[oa] |vigesim[oa] |trigesim[oa] )?(?:primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|sext[oa]|septim[oa]|octav[oa]|noven[oa])|(?:decimo|vigesimo)(?:primer|segund|tercer|cuart|quint|sext|septim|octav|noven)[oa]|(?:un|duo)?decim[oa]|vigesim[oa]|trigesim[oa]|unic[oa])';
/** What a clause begins with; the group that matches tells how deep it is. */
const CLAUSE = new RegExp(
  `^[\\s=*>«"“-]{0,12}(?:(?<ordinal>(?:clausula |declaracion |antecedente |hecho )?${ORDINAL})(?=\\s?[.:)°\\-–—]|\\s?\\n|\\. |$| ?[-–—])|(?<named>(?:clausula|articulo|antecedente|hecho|punto|declaracion|estipulacion)s? (?:${ORDINAL}|\\d{1,3}|[ivxlc]{1,6}|un[oa]|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)\\b)|(?<decimal>\\d{1,2}(?:\\.\\d{1,2}){1,3})[.)\\-]{0,2}\\s|(?<number>\\d{1,3})(?:\\s?[.)ªa°º]{1,2}|\\s?[.)]?\\s?[-–—])[-–—.]{0,2}\\s|(?<roman>[ivxlc]{1,7})\\s?(?:[.)]|\\.?\\s?[-–—])[-–—.]{0,2}\\s|(?<word>un[oa]|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)\\s?[.:]\\s?-?\\s|(?<letter>[a-z]{1,2})\\s?(?:\\)|\\.-)[-–—.]{0,2}\\s)`,
);
/**
 * In running text an ordinal in capitals behind a full stop begins a clause too. Dashes are gone back over only from a
 * capital, else a line of them would be gone over from each of them.
 */
const INLINE = new RegExp(
  `(?=\\p{Lu})(?<=[.:;»"] |[.:;] ?[-–—]+ ?)(?:CL[AÁ]USULA )?(?:${ORDINAL.toUpperCase().replaceAll('[OA]', '[OA]')}|[IVX]{1,5}|\\p{Lu}\\))(?=\\s?[.:](?:\\s?[-–—])? |\\s?[-–—]{1,2}\\s?\\p{Lu}|\\.- ?)`,
  'gu',
);
const HEADING_WORDS =
  /^(?:d ?e ?c ?l ?a ?r ?a ?c ?i|clausulas?|antecedentes?|declaraciones|hechos?|derecho|pruebas|prestaciones|puntos? petitorios?|petitorios|generales|personalidad|estipulaciones|certificaciones|transitorios|considerandos?|resolutivos|anexos?|testigos|firmas|capitulo|titulo|resultando|fundamentos|medios de prueba|proemio|definiciones|bases|disposiciones|facultades|otorgamiento|exposicion)\b/;
const MAX_HEADING = 100;
const DEPTHS: readonly [string, number][] = [
  ['ordinal', 1],
  ['named', 1],
  ['roman', 1],
  ['word', 1],
  ['number', 1],
  ['decimal', 2],
  ['letter', 3],
];

interface Line {
  text: string;
  folded: string;
  start: number;
  end: number;
  isAfterBlank: boolean;
}

function linesOf({ text, folded }: Prose): Line[] {
  const lines: Line[] = [];
  let [from, isAfterBlank] = [0, true];
  for (const line of text.split('\n')) {
    if (line.trim() === '') isAfterBlank = true;
    else {
      lines.push({
        text: line,
        folded: folded.slice(from, from + line.length),
        start: from,
        end: from + line.length,
        isAfterBlank,
      });
      isAfterBlank = false;
    }
    from += line.length + 1;
  }
  return lines;
}

const isUpper = (text: string): boolean => {
  const letters = text.replace(/[^\p{L}]/gu, '');
  return letters.length >= 4 && letters === letters.toUpperCase();
};

function isHeading(line: Line): boolean {
  const text = line.text.trim();
  if (text.length < 4 || text.length > MAX_HEADING || text.includes('\t') || /[,;]$/.test(text)) return false;
  const folded = line.folded.trim();
  if (HEADING_WORDS.test(folded) && text.length < 60 && !/[.]$/.test(text.slice(0, -1))) return true;
  return isUpper(text) && !/\d{3}/.test(text) && !text.startsWith('(');
}

interface Mark {
  start: number;
  depth: number;
  title: string;
}

const titleOf = (text: string): string => {
  const head = /^[^\n]{0,80}?(?:[.:](?=\s|$|-)|$)/u.exec(text)?.[0] ?? '';
  const next = /^\s?-?[-–—]?\s?(\p{Lu}[^.\n:]{2,60})[.:](?=\s)/u.exec(text.slice(head.length))?.[1];
  const whole = next ? `${head} ${next}` : head;
  return (whole || text.slice(0, 60))
    .replace(/[\s.:–—-]+$/u, '')
    .replace(/^[\s=*>«"“-]+/, '')
    .replace(/\s+/g, ' ')
    .slice(0, 120);
};

function marksOf(line: Line): Mark[] {
  const match = CLAUSE.exec(line.folded);
  const groups = match?.groups ?? {};
  const depth = DEPTHS.find(([name]) => groups[name] !== undefined)?.[1];
  const marks: Mark[] = [];
  if (match && depth !== undefined && !isDate(line.folded))
    marks.push({ start: line.start, depth, title: titleOf(line.text) });
  if (line.text.length > 60)
    for (const { index, 0: words } of line.text.matchAll(INLINE))
      marks.push({
        start: line.start + index,
        depth: /^(?:\p{Lu}\)|[IVX]+$)/u.test(words) ? 2 : 1,
        title: titleOf(line.text.slice(index)),
      });
  return marks;
}

/** «15 de mayo»: no clause fifteen. */
const isDate = (folded: string): boolean => {
  const tokens = tokensOf(folded.slice(0, 40));
  const number = readNumber(tokens, 0);
  return number !== null && tokens[number.next]?.text === 'de';
};

const cellsOf = (line: Line): number => line.text.split('\t').filter((cell) => cell.trim() !== '').length;

/** Lines that follow each other with at least two cells each. */
function tables(lines: readonly Line[], signedFrom: number): { start: number; end: number; title: string }[] {
  const found: { start: number; end: number; title: string }[] = [];
  for (let at = 0; at < lines.length;) {
    let to = at;
    while (lines[to] && cellsOf(lines[to] as Line) >= 2 && (lines[to] as Line).start < signedFrom) to++;
    const [first, last] = [lines[at], lines[to - 1]];
    if (to - at >= 2 && first && last)
      found.push({ start: first.start, end: last.end, title: first.text.split('\t')[0]?.trim() ?? '' });
    at = Math.max(to, at + 1);
  }
  return found;
}

/** `signedFrom`: where in the prose the block of signatures begins; its length: there is none. */
export function findSections(prose: Prose, signedFrom: number): Section[] {
  const lines = linesOf(prose);
  const inTable = tables(lines, signedFrom);
  const tabled = new TakenPlaces(prose.text.length);
  for (const table of inTable) tabled.take(table);
  const found: Section[] = inTable.map(({ start, end, title }) => ({
    kind: 'TABLE',
    level: 2,
    title,
    ...spanOf(prose, start, end),
  }));
  const marks: (Mark & { kind: 'HEADING' | 'CLAUSE'; end: number })[] = [];
  for (const line of lines) {
    if (line.start >= signedFrom) break;
    if (tabled.has(line)) continue;
    const own = marksOf(line);
    if (own.length > 0) for (const mark of own) marks.push({ ...mark, kind: 'CLAUSE', end: line.end });
    else if (isHeading(line))
      marks.push({
        start: line.start,
        depth: 0,
        title: line.text.trim().replace(/\s+/g, ' '),
        kind: 'HEADING',
        end: line.end,
      });
  }
  for (const [at, mark] of marks.entries()) {
    const next =
      mark.kind === 'HEADING'
        ? mark.end
        : (marks.slice(at + 1, at + 400).find(({ depth }) => depth <= mark.depth)?.start ??
          Math.min(signedFrom, prose.text.length));
    const end = Math.max(mark.start + 1, trimmedEnd(prose.text, mark.start, next));
    found.push({
      kind: mark.kind,
      level: Math.max(1, mark.depth),
      title: mark.title,
      ...spanOf(prose, mark.start, end),
    });
  }
  if (signedFrom < prose.text.length) {
    const start = signedFrom + (/^\s*/.exec(prose.text.slice(signedFrom))?.[0].length ?? 0);
    found.push({
      kind: 'SIGNATURES',
      level: 1,
      title: '',
      ...spanOf(prose, start, trimmedEnd(prose.text, start, prose.text.length)),
    });
  }
  return found.toSorted((a, b) => a.start - b.start || a.level - b.level);
}

function trimmedEnd(text: string, from: number, to: number): number {
  let end = to;
  while (end > from && /\s/.test(text[end - 1] ?? '')) end--;
  return end;
}

/** Language of a text by its function words: `es`, `en`, `und`. */
export function languageOf(text: string): string {
  const words = foldInPlace(text.slice(0, 60_000)).match(/[a-z]+/g) ?? [];
  const share = (list: ReadonlySet<string>): number =>
    words.filter((word) => list.has(word)).length / Math.max(1, words.length);
  const [spanish, english] = [share(SPANISH), share(ENGLISH)];
  if (words.length < 8 || Math.max(spanish, english) < 0.08) return 'und';
  return spanish >= english ? 'es' : 'en';
}

const SPANISH = new Set(functionWords.es);
const ENGLISH = new Set(functionWords.en);
