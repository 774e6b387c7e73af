/** Laws that citations have from those beside them: «ambos de la LFT», or the same number with its law right behind. */
import { normaliseArticle } from '#db/content/law-index.ts';
import type { LawAt } from '../laws/law-at.ts';
import type { LawReference } from '../laws/law-references.rules.ts';
import type { LawSource, StatuteReference } from '../reference-types.ts';
import { isOnlyQuoted } from './number-lists.rules.ts';

const JOINED = /^\s?[,;]?\s?(?:y|e|o|as[ií]\scomo)?\s?(?:(?:de|en|con)?\s?(?:el|los)|del)?\s?$/iu;
const NEXT_REACH = 300;
/** «162… Para el burócrata no aplica, ahí es la ley burocrática, art. 162 también»: of another law. */
const CONTRAST =
  /(?<!\p{L})(?:no\s(?:aplica|rige|es)|otr[oa]\s(?:ley|c[oó]digo|cosa)|tambi[eé]n|en\scambio|all[aá]|ah[ií])(?!\p{L})/iu;
/** How many citations, and characters, further the same number may come again with its law. */
const NEXT = 3;
const SHARED_REACH = 160;

/** «El artículo 22 es claro… (CFF, artículo 22)»: the law is named when the number comes again. */
export function takeFromNext(text: string, found: readonly StatuteReference[]): void {
  found.forEach((each, at) => {
    if (each.lawSource !== 'NEAR' || each.isTransitory || each.isPointer) return;
    for (const next of found.slice(at + 1, at + 1 + NEXT)) {
      if (next.start - each.end > NEXT_REACH) return;
      if (next.article !== each.article || next.lawSource !== 'NAMED' || next.law === null) continue;
      if (next.law !== each.law && each.law !== null && CONTRAST.test(text.slice(each.end, next.start))) return;
      const { law, lawName } = next;
      if (law !== each.law)
        Object.assign(each, { law, lawName, isInferred: true, lawCandidates: each.law ? [each.law] : [] });
      return;
    }
  });
}

/** «el artículo 47 y el artículo 48, ambos de la LFT»: the ones right before have the law too. */
export function shareBack(
  text: string,
  found: readonly StatuteReference[],
  from: number,
  { law, source }: { law: LawAt | null; source: LawSource },
  { isShared, end }: LawReference,
): void {
  let place = from;
  for (const citation of found.slice(-16).toReversed()) {
    if (citation.start >= place) continue;
    const between = text.slice(citation.end, place);
    const isJoined =
      JOINED.test(between) ||
      isOnlyQuoted(between) ||
      (isShared && citation.end > end - SHARED_REACH && !/[.;]\s/.test(between));
    if (!isJoined || citation.isPointer || (citation.lawSource !== 'NEAR' && citation.lawName !== null)) break;
    Object.assign(citation, { law: law?.law ?? null, lawName: law?.name ?? null });
    Object.assign(citation, isShared ? { lawSource: source, isInferred: source !== 'NAMED' } : { isInferred: true });
    citation.article = normaliseArticle(citation.article, law?.law ?? undefined);
    place = citation.start;
  }
}

/** «el 19… ese artículo de la Constitución»: the law of an article is named where it is pointed at. */
export function correctLast(found: readonly StatuteReference[], article: string, law: LawAt): void {
  const last = found.findLast((each) => !each.isPointer);
  if (last?.article !== article || last.lawSource !== 'NEAR') return;
  Object.assign(last, { law: law.law, lawName: law.name, isInferred: true, lawCandidates: [] });
}
