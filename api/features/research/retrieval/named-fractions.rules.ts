/** Which fractions the official text of an article has. */

const VALUES: Record<string, number> = { I: 1, V: 5, X: 10, L: 50, C: 100 };

/** `XIV` → 14. `null` when it is no Roman number as one writes it. */
export function valueOfRoman(roman: string): number | null {
  if (!/^C{0,3}(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/.test(roman) || roman === '') return null;
  return [...roman].reduce((sum, letter, at) => {
    const value = VALUES[letter] ?? 0;
    return sum + (value < (VALUES[roman[at + 1] ?? ''] ?? 0) ? -value : value);
  }, 0);
}

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
    const first = valueOfRoman(from);
    if (first === null) return [];
    const last = valueOfRoman(to) ?? first;
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
  const wanted = valueOfRoman(fraction);
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
