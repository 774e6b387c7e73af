import type { Checking } from './checking.service.ts';
import { isNearlyLiteral } from './likeness.rules.ts';
import { pauses } from '#api/kernel/jobs/pauses.ts';

/** Keeps words without quotation marks as quotes only when the article has them, literally or nearly so. */
export async function keepNearlyLiteral(checking: Checking): Promise<void> {
  const { quotes, quotesOf, references, articleCache, loose } = checking;
  const pause = pauses();
  for (const [place, { reference, isUnmarked }] of quotes.entries()) {
    if (!isUnmarked || reference === null) continue;
    await pause();
    const cited = references[reference];
    const passage = cited?.kind === 'STATUTE' ? articleCache.get(cited.law, cited.article)?.passage : null;
    const words = checking.wordsAt(place);
    if (passage && (passage.locate(words) || isNearlyLiteral(passage.nearest(words)))) continue;
    loose.add(place);
    quotesOf.set(
      reference,
      (quotesOf.get(reference) ?? []).filter((each) => each !== place),
    );
  }
}
