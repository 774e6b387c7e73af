import type { Checking } from './checking.service.ts';
import { isNearlyLiteral } from './likeness.rules.ts';
import { pauses } from '#api/kernel/jobs/pauses.ts';

/** Of words that are given without marks, those stay quotations that are of the article, or nearly so. */
export async function keepNearlyLiteral(checking: Checking): Promise<void> {
  const { quotes, quotesOf, references, shelf, loose } = checking;
  const pause = pauses();
  for (const [place, { reference, isUnmarked }] of quotes.entries()) {
    if (!isUnmarked || reference === null) continue;
    await pause();
    const cited = references[reference];
    const passage = cited?.kind === 'STATUTE' ? shelf.get(cited.law, cited.article)?.passage : null;
    const words = checking.wordsAt(place);
    if (passage && (passage.locate(words) || isNearlyLiteral(passage.nearest(words)))) continue;
    loose.add(place);
    quotesOf.set(
      reference,
      (quotesOf.get(reference) ?? []).filter((each) => each !== place),
    );
  }
}
