/** Words that a text gives as those of an article without marks, in the line that cites it: «establece: Prescriben…». */
import type { Placed } from './quote-owners.rules.ts';

interface Unmarked {
  start: number;
  end: number;
  reference: number;
}

const SAYING =
  '(?:disponen?|establecen?|se[nñ]alan?|dicen?|prev[eé]n?|ordenan?|rezan?|indican?|prescriben?|mencionan?|contienen?|a\\sla\\sletra|textualmente|literalmente|lo\\ssiguiente)';
/** What leads from a citation to its words; a mark may open them that is never closed. */
const LEAD = new RegExp(
  `^(?:[^.;:\\n«“"]{0,80}?(?<!\\p{L})${SAYING}(?!\\p{L})[^.;:\\n«“"]{0,40}:|\\s?:|\\s?\\.\\s?[-–—]{1,2})\\s?["«“]?(?=[\\p{Lu}¿])`,
  'iu',
);
const REACH = 150;
const LONGEST = 2000;
const STOP = /\.(?=[\s"»”)]|$)/gu;
const ABBREVIATED = /(?:^|[\s(])(?:arts?|frs?|fracc?|inc|n[uú]m|lic|dr|sr|\p{Lu}|[IVXL]+)$/iu;
const MIN_WORDS = 6;

/** The rest of the sentence, within its line. */
function sentenceAt(text: string, start: number): string {
  const line = text.slice(start, start + LONGEST).split('\n', 1)[0] ?? '';
  for (const { index } of line.matchAll(STOP))
    if (!ABBREVIATED.test(line.slice(Math.max(0, index - 8), index))) return line.slice(0, index + 1);
  return line;
}

/** Left to right; whether they are words of the law at all, only the law can tell. */
export function unmarkedQuotes(text: string, references: readonly Placed[]): Unmarked[] {
  return references.flatMap(({ kind, end: from }, reference) => {
    if (kind !== 'STATUTE') return [];
    const lead = LEAD.exec(text.slice(from, from + REACH))?.[0];
    if (lead === undefined || !/[\p{Lu}¿]/u.test(text[from + lead.length] ?? '')) return [];
    const start = from + lead.length;
    const words = sentenceAt(text, start);
    return words.split(/\s+/).length < MIN_WORDS ? [] : [{ start, end: start + words.length, reference }];
  });
}
