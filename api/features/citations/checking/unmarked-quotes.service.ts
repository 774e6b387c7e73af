import type { Checking } from './checking.service.ts';
import { isSaidOf } from './lists.rules.ts';
import { isAltered, isNearlyLiteral, type Nearest } from './likeness.rules.ts';
import { pauses } from '#api/kernel/jobs/pauses.ts';

const isLike = (nearest: Nearest | null, isUnmarked: boolean): boolean =>
  isUnmarked ? isNearlyLiteral(nearest) : isAltered(nearest?.difference ?? []);

/**
 * Words without quotation marks, or that the text does not say are of the citation beside them, stay with it only when
 * the article has them, literally or nearly so.
 */
export async function keepNearlyLiteral(checking: Checking): Promise<void> {
  const { text, quotes, quotesOf, references, articleCache, loose, reported } = checking;
  const pause = pauses();
  for (const [place, quote] of quotes.entries()) {
    const { reference, isUnmarked, isUnsaid } = quote;
    if (!(isUnmarked || isUnsaid) || reference === null) continue;
    await pause();
    const cited = references[reference];
    const passage = cited?.kind === 'STATUTE' ? articleCache.get(cited.law, cited.article)?.passage : null;
    const words = checking.wordsAt(place);
    if (passage && (passage.locate(words) || isLike(passage.nearest(words), isUnmarked === true))) continue;
    loose.add(place);
    if (isUnsaid && cited && isSaidOf(text, quote, cited, true)) reported.push({ place, index: reference });
    quotesOf.set(
      reference,
      (quotesOf.get(reference) ?? []).filter((each) => each !== place),
    );
  }
}
