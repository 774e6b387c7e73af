/** «“Artículo 14.- … Artículo 16.- …”»: one quotation of several articles, each below its heading. */
import { foldNumber } from '#db/content/law-names.rules.ts';
import type { Placed } from './quote-owners.rules.ts';
import type { Quoted } from './quoted.ts';

const HEADING =
  /(?<=^|\n\s*|[.;:…]["”»]?\s+)(?:Art[ií]culo|ART[IÍ]CULO|Art\.|ART\.)\s(?<number>\d{1,4}(?:o\.|\s?[º°])?(?:-[A-ZÑ](?!\p{L}))?(?:\s(?:[Bb]is|BIS|[Tt]er|TER|[Qq]u[aá]ter)(?:\s\d{1,2})?)?)\s?(?:\.\s?[-–—]{0,2}|[-–—:])\s?(?=["“«]?[\p{Lu}(…¿\d[])/gu;
/** Characters before a quotation in which its articles are named. */
const REACH = 900;
const MIN_WORDS = 3;

const isWordy = (words: string): boolean => (words.match(/\p{L}+/gu)?.length ?? 0) >= MIN_WORDS;

/** The citation of an article of that number: the heading itself, or the nearest before. */
function ownerOf(number: string, at: number, start: number, references: readonly Placed[], from: number): number {
  const folded = foldNumber(number);
  for (let index = from; index >= 0; index--) {
    const each = references[index];
    if (!each || each.end < start - REACH) break;
    if (each.start > at || (each.start > start && each.start !== at)) continue;
    if (each.kind === 'STATUTE' && each.article !== undefined && foldNumber(each.article) === folded) return index;
  }
  return -1;
}

/** Each article of a quotation as one of its own. `references` in the order of the text. */
export function splitByHeadings(text: string, quotes: readonly Quoted[], references: readonly Placed[]): Quoted[] {
  let last = 0;
  return quotes.flatMap((quote) => {
    while (last < references.length && (references[last]?.start ?? 0) < quote.end) last++;
    const headings = [...text.slice(quote.start, quote.end).matchAll(HEADING)];
    const isLone = headings.length === 1 && headings[0]?.index === 0;
    if (headings.length === 0 || quote.isUnmarked) return [quote];
    const pieces = headings.map(({ index, groups }, nth): Quoted => {
      const start = quote.start + index;
      const end = quote.start + (headings[nth + 1]?.index ?? quote.end - quote.start);
      const owner = ownerOf(groups?.['number'] ?? '', start, quote.start, references, last - 1);
      const place = { start, end: start + text.slice(start, end).trimEnd().length };
      if (owner >= 0) return { ...place, reference: owner };
      // An article that nobody cites is compared only where it is nearly that of the citation.
      return isLone ? quote : { ...place, reference: quote.reference, isUnsaid: true };
    });
    const first = headings[0]?.index ?? 0;
    const before = { ...quote, end: quote.start + first };
    return isWordy(text.slice(before.start, before.end)) ? [before, ...pieces] : pieces;
  });
}
