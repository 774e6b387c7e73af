import { readRoman } from '#schema/lib/roman.ts';

/** Which fractions the official text of an article has. */

/** No article has five hundred fractions: `D` and `M` are letters of sections. */
const fractionValue = (mark: string): number | null => (/[DM]/.test(mark) ? null : readRoman(mark));

const OPENING = /^\s*(?:[A-H]\s*\.\s*)?([IVXLC]+)(?:\s*(?:y|a)\s*([IVXLC]+))?\s*(?:\.\s*[-–—]?|[-–—)])\s*(.*)$/;
const REPEALED = /^\(?\s*(?:se deroga|derogad[ao]s?)/i;
/** Fractions that an importer left inside of a paragraph. */
const INLINE = /(?:[:;,.]\s|\s{2})I(?:\s*\.\s*[-–—]?|\s*[-–—)])\s|fracci(?:ón anterior|ones (?:anteriores|siguientes))/;

interface Opened {
  value: number;
  roman: string;
  isRepealed: boolean;
}

function openedIn(text: string): Opened[] {
  return text.split('\n').flatMap((line): Opened[] => {
    const [, from = '', to = '', rest = ''] = OPENING.exec(line) ?? [];
    const first = fractionValue(from);
    if (first === null) return [];
    const last = fractionValue(to) ?? first;
    return Array.from({ length: Math.max(1, Math.min(100, last - first + 1)) }, (_, at) => ({
      value: first + at,
      roman: at === 0 ? from : at === last - first ? to : '',
      isRepealed: REPEALED.test(rest),
    }));
  });
}

export type FractionFault = { kind: 'NO_SUCH'; last: string } | { kind: 'NONE' } | { kind: 'REPEALED' };

/** What is wrong with a fraction of an article; `null` when it is there, or when the text may have lost some. */
export function fractionFault(text: string, fraction: string): FractionFault | null {
  const wanted = fractionValue(fraction);
  if (wanted === null) return null;
  const opened = openedIn(text);
  if (opened.length === 0) return INLINE.test(text) ? null : { kind: 'NONE' };
  const same = opened.filter(({ value }) => value === wanted);
  if (same.length > 0) return same.every(({ isRepealed }) => isRepealed) ? { kind: 'REPEALED' } : null;
  const values = new Set(opened.map(({ value }) => value));
  const greatest = Math.max(...values);
  const last = opened.find(({ value }) => value === greatest)?.roman ?? '';
  const isWhole = values.size === greatest && last !== '';
  return isWhole && wanted > greatest ? { kind: 'NO_SUCH', last } : null;
}
