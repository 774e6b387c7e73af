import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { StoredReport } from '#db/entities/citation-review.entity.ts';
import { citationReviewText } from '#schema/text/citations.ts';
import { Refusal } from '#api/kernel/errors.ts';
import { Checking } from './checking.service.ts';
import { tellOwners } from './elsewhere.service.ts';
import { keepNearlyLiteral } from './unmarked-quotes.service.ts';
import { withWholeNumber } from './lists.rules.ts';
import { guessByWords, readPossibleOwners, releaseLooseQuotes, shareAmongLists } from './quote-owners.service.ts';
import { readReferences } from '#api/legal-language/index.ts';
import { ArticleShelf, currentCatalogue } from './stock.service.ts';
import { compareWithVersions } from './versions.service.ts';

/** More than any brief has: a text that is nothing but citations would keep the server from others. */
const MAX_CITATIONS = 10_000;

export interface CheckOptions {
  /** Day on which the text was written, `YYYY-MM-DD`. */
  writtenOn?: string | null | undefined;
}

/**
 * Finds and checks every citation of a text. A handful of statements whatever its length, and a bounded number of
 * searches for words that do not stand where they are said to.
 */
export async function checkText(em: SqlEntityManager, text: string, options: CheckOptions = {}): Promise<StoredReport> {
  // Read first: laws that imports brought are known by their names afterwards.
  const catalogue = await currentCatalogue(em);
  const { references: written, quotes } = readReferences(text);
  const references = written.map((reference) => withWholeNumber(text, reference));
  if (references.length > MAX_CITATIONS)
    throw new Refusal('PAYLOAD_TOO_LARGE', citationReviewText.tooManyCitations(MAX_CITATIONS));
  const shelf = new ArticleShelf(em);
  const checking = new Checking(em, text, references, quotes, options.writtenOn ?? null, shelf);
  await checking.readArticles();
  await keepNearlyLiteral(checking);
  await checking.judgeStatutes();
  await checking.judgeTheses(catalogue);
  await checking.judgeOthers();
  await readPossibleOwners(checking);
  shareAmongLists(checking);
  guessByWords(checking);
  await compareWithVersions(checking);
  await tellOwners(em, checking.judged, shelf);
  releaseLooseQuotes(checking);
  return checking.report();
}
