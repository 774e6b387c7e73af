/** Quoted words of a text, and the reference whose words they are said to be. */
import { blockQuotes } from './block-quotes.rules.ts';
import { splitByHeadings } from './headed-quotes.rules.ts';
import { listEnd, listStart, possibleReferenceOf, referenceOf, type Placed } from './quote-owners.rules.ts';
import type { Quoted } from './quoted.ts';
import { unmarkedQuotes } from './unmarked-quotes.rules.ts';

export type { Quoted } from './quoted.ts';

interface Pair {
  start: number;
  end: number;
}

const MARK = /[«»“”„"]/g;
const LONGEST = 9000;
const DEEPEST = 40;
const CLOSES: Record<string, string> = { '»': '«', '”': '“' };

const opens = (text: string, at: number): boolean =>
  /^$|[\s([{«“—–>:¿¡-]/u.test(text[at - 1] ?? '') && /\S/u.test(text[at + 1] ?? '');
const closes = (text: string, at: number): boolean =>
  /\S/u.test(text[at - 1] ?? ' ') && /^$|[^\p{L}\d]/u.test(text[at + 1] ?? '');

/** What the mark at `at` does: straight marks say it by what is beside them. */
function roleOf(text: string, at: number, mark: string, isOpen: boolean): 'OPEN' | 'CLOSE' | null {
  if (mark === '«' || mark === '“' || mark === '„') return 'OPEN';
  if (mark !== '"') return 'CLOSE';
  if (isOpen && closes(text, at)) return 'CLOSE';
  return opens(text, at) ? 'OPEN' : isOpen ? 'CLOSE' : null;
}

/** ‘…’ and '…' of three words or more, between blanks or signs: an apostrophe is no mark. */
const SINGLE =
  /(?<=^|[\s(:—–-])['‘](?<words>[^\s'‘’«»“”„"][^'‘’«»“”„"\n]{8,1500}[^\s'‘’«»“”„"])['’](?=$|[\s.,;:)!?])/gu;
const MIN_BLANKS = 2;

const singlePairsOf = (text: string): Pair[] =>
  [...text.matchAll(SINGLE)].flatMap(({ 0: all, index, groups }) =>
    (groups?.['words']?.match(/\s+/gu)?.length ?? 0) < MIN_BLANKS
      ? []
      : [{ start: index + 1, end: index + all.length - 1 }],
  );

/** Every pair of marks, inner ones too. One pass: what is never closed is forgotten. */
function pairsOf(text: string): Pair[] {
  const found: Pair[] = [];
  const open: { mark: string; at: number }[] = [];
  for (const { 0: mark, index } of text.matchAll(MARK)) {
    const own = mark === '"' ? '"' : (CLOSES[mark] ?? mark);
    const role = roleOf(
      text,
      index,
      mark,
      open.some((each) => each.mark === own || (own === '"' && each.mark === '“')),
    );
    if (role === 'OPEN') {
      open.push({ mark: mark === '„' ? '“' : mark, at: index });
      if (open.length > DEEPEST) open.shift();
    } else if (role === 'CLOSE') {
      const exact = open.findLastIndex((each) => each.mark === own);
      // “…" and "…” are the same marks to a careless keyboard.
      const opening = exact >= 0 ? exact : own === '«' ? -1 : open.findLastIndex((each) => each.mark !== '«');
      if (opening < 0) continue;
      const start = (open[opening]?.at ?? 0) + 1;
      open.length = opening;
      if (index > start && index - start <= LONGEST) found.push({ start, end: index });
    }
  }
  return found.toSorted((a, b) => a.start - b.start || b.end - a.end);
}

const inside = (outer: Pair, inner: Pair): boolean => inner.start > outer.start && inner.end < outer.end;

/** «Según el artículo 5, "…"» said by somebody: the words inside are what counts. */
function isFrame(pair: Pair, pairs: readonly Pair[], references: readonly Placed[]): boolean {
  const inner = pairs.filter((each) => inside(pair, each));
  return inner.some((each) =>
    references.some(
      ({ start, end }) => start >= pair.start && end <= pair.end && (end <= each.start || start >= each.end),
    ),
  );
}

/** «arts. 2108 y 2109: «…», «…»» and «…» y «…», de los artículos 5 y 6: as many quotations as articles, in their order. */
function dealOut(text: string, quotes: Quoted[], references: readonly Placed[]): void {
  for (let at = 0; at < quotes.length; at++) {
    const owner = quotes[at]?.reference ?? null;
    if (owner === null) continue;
    const isNext = (index: number): boolean => {
      const [one, next] = [quotes[index], quotes[index + 1]];
      return !!one && !!next && /^[»”"][\s,;]*(?:y\s)?[«“"]$/u.test(text.slice(one.end, next.start));
    };
    const isFree = (index: number): boolean => [null, owner].includes(quotes[index]?.reference ?? null);
    let [from, last] = [at, at];
    while (isNext(last) && isFree(last + 1)) last++;
    const isBehind = (references[owner]?.start ?? 0) >= (quotes[last]?.end ?? 0);
    while (isBehind && isNext(from - 1) && isFree(from - 1)) from--;
    const first = isBehind ? owner : listStart(text, owner, references);
    const isEven = (isBehind ? listEnd(text, owner, references) : owner) - first === last - from;
    for (let index = from; index <= last && last > from; index++) {
      const quote = quotes[index];
      if (quote) quote.reference = isEven ? first + index - from : owner;
    }
    at = last;
  }
}

const AGAIN_REACH = 110;
const AGAIN = /(?<!\p{L})(?:mism[oa]|es[ea]|aquel)\s$|\((?:mism[oa]\s)?$|^[»”"]:\s$/iu;

/** «El artículo 12 dice… “…” está mal copiado de ese 12»: of two citations of one article the words are of the nearer one. */
function preferNearer(text: string, quotes: readonly Quoted[], references: readonly Placed[]): void {
  let at = 0;
  for (const quote of quotes) {
    const owner = quote.reference === null ? undefined : references[quote.reference];
    if (!owner?.article || owner.end > quote.start) continue;
    while ((references[at]?.start ?? Number.POSITIVE_INFINITY) < quote.end) at++;
    const next = references[at];
    if (!next || next.article !== owner.article || next.law !== owner.law) continue;
    const gap = text.slice(quote.end, next.start);
    const isNearer = gap.length < AGAIN_REACH && gap.length < quote.start - owner.end;
    if (isNearer && AGAIN.test(gap) && !/\n\n|[«“]|\.\s\p{Lu}/u.test(gap)) quote.reference = at;
  }
}

/** Those of `others` that overlap with none of `taken`. Linear but for the sorting. */
function outsideOf<Span extends Pair>(taken: readonly Pair[], others: readonly Span[]): Span[] {
  const sorted = taken.toSorted((a, b) => a.start - b.start);
  let at = 0;
  return others.filter(({ start, end }) => {
    while (at < sorted.length && (sorted[at]?.end ?? 0) <= start) at++;
    return (sorted[at]?.start ?? Number.POSITIVE_INFINITY) >= end;
  });
}

const HEADING = /^\s?(?:\.\s?[-–—]{0,2}|[-–—:])\s?["“«]?[\p{Lu}(…]/u;

/** «“Artículo 302. Comete…”»: the citation that the quoted words begin with. */
function headingOf(text: string, { end }: Pair, at: number | undefined, references: readonly Placed[]): number | null {
  const reference = at === undefined ? undefined : references[at];
  if (at === undefined || reference?.kind !== 'STATUTE' || reference.end >= end) return null;
  return HEADING.test(text.slice(reference.end, reference.end + 8)) ? at : null;
}

/** Left to right, without overlaps; `references` in the places of the same text. */
export function findQuotes(text: string, references: readonly Placed[]): Quoted[] {
  const byStart = new Map(references.map(({ start }, at) => [start, at]));
  const owned = (pair: Pair): Quoted => ({
    ...pair,
    reference: referenceOf(text, pair, references) ?? headingOf(text, pair, byStart.get(pair.start), references),
  });
  const pairs = pairsOf(text);
  const found: Quoted[] = [];
  let end = 0;
  pairs.forEach((pair, at) => {
    if (pair.start < end) return;
    const near = pairs.slice(at + 1, at + 60);
    if (near.some((each) => inside(pair, each)) && isFrame(pair, near, references)) return;
    found.push(owned(pair));
    end = pair.end;
  });
  dealOut(text, found, references);
  preferNearer(text, found, references);
  const withSingle = [...found, ...outsideOf(found, singlePairsOf(text)).map(owned)];
  const blocks = blockQuotes(text, references);
  const marked = [...withSingle, ...outsideOf(withSingle, blocks)];
  const unmarked = outsideOf(marked, unmarkedQuotes(text, references)).map((each) => ({ ...each, isUnmarked: true }));
  const said = marked.map((each): Quoted => {
    const reference = each.reference ?? possibleReferenceOf(text, each, references);
    return each.reference === null && reference !== null ? { ...each, reference, isUnsaid: true } : each;
  });
  const all = [...said, ...unmarked].toSorted((a, b) => a.start - b.start);
  return splitByHeadings(text, all, references);
}
