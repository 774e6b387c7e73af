import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { StoredReport } from '#db/entities/citation-review.entity.ts';
import { citationReviewText } from '#schema/text/citations.ts';
import { Refusal } from '#api/kernel/errors.ts';
import { Checking } from './checking.service.ts';
import { compareStatements } from './compare-statements.service.ts';
import { reportOwners } from './elsewhere.service.ts';
import { keepNearlyLiteral } from './unmarked-quotes.service.ts';
import { withWholeNumber } from './lists.rules.ts';
import {
  inferLawsFromQuotes,
  readPossibleOwners,
  releaseLooseQuotes,
  assignQuotesInLists,
  assignQuotesNearby,
} from './quote-owners.service.ts';
import { readReferences, type ReadText } from '#api/legal-language/index.ts';
import { ArticleCache, currentCatalogue } from './stock.service.ts';
import { compareWithVersions } from './versions.service.ts';

/** More than any brief has. Limits the work for a text that is nothing but citations. */
const MAX_CITATIONS = 10_000;

export interface CheckOptions {
  /** Day on which the text was written, `YYYY-MM-DD`. */
  writtenOn?: string | null | undefined;
  /** How the text is read, where it may be long; absent: here. */
  read?: (text: string, most: number) => Promise<ReadText | 'TOO_MANY'>;
}

/**
 * Finds and checks every citation of a text. The number of statements does not grow with the text, and the searches for
 * quotes that are not in the cited article are limited.
 */
export async function checkText(em: SqlEntityManager, text: string, options: CheckOptions = {}): Promise<StoredReport> {
  // First: this loads the names of imported laws, which `readReferences` needs.
  const catalogue = await currentCatalogue(em);
  const read = options.read ? await options.read(text, MAX_CITATIONS) : readReferences(text);
  if (read === 'TOO_MANY' || read.references.length > MAX_CITATIONS)
    throw new Refusal('PAYLOAD_TOO_LARGE', citationReviewText.tooManyCitations(MAX_CITATIONS));
  const { quotes } = read;
  const references = read.references.map((reference) => withWholeNumber(text, reference));
  const articleCache = new ArticleCache(em);
  const checking = new Checking(em, text, references, quotes, options.writtenOn ?? null, articleCache);
  await checking.readArticles();
  await keepNearlyLiteral(checking);
  await checking.judgeStatutes();
  await checking.judgeTheses(catalogue);
  await checking.judgeOthers();
  await readPossibleOwners(checking);
  assignQuotesInLists(checking);
  assignQuotesNearby(checking);
  inferLawsFromQuotes(checking);
  await compareWithVersions(checking);
  await reportOwners(checking);
  releaseLooseQuotes(checking);
  await compareStatements(checking);
  return checking.report();
}
