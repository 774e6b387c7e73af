import { normaliseArticle } from '#db/content/law-index.ts';
import type { LegalArea } from '#db/content/legal-content.ts';
import type { TermRule } from '#db/content/deadlines/term-rule.ts';
import { regimes } from '#db/content/deadlines/regimes.ts';
import { findTermRule, rulesOfArticle, termChains, termRules } from '#db/content/deadlines/terms.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { connectOffset, offsetPage } from '#api/kernel/paging/offset-page.ts';
import { basisOf } from './basis.rules.ts';
import { searchTerms } from './search.rules.ts';
import { showChain, showRegime, showRule } from './show-rule.rules.ts';

const PAGE = { usual: 20, largest: 100 };
const MAX_SEARCH_LENGTH = 200;
const MAX_ARTICLE_LENGTH = 40;

export interface TermRulesQuery {
  search?: string | null;
  area?: LegalArea | null;
  statute?: string | null;
  article?: string | null;
  first?: number | null;
  after?: string | null;
}

/** All rules; for an article, those of it in the order of its law; without a law, those of that number in any law. */
function candidates({ statute, article }: TermRulesQuery): readonly TermRule[] {
  const number = (article ?? '').slice(0, MAX_ARTICLE_LENGTH).trim();
  if (!number) return termRules();
  if (statute) return rulesOfArticle(statute, normaliseArticle(number, statute));
  const wanted = normaliseArticle(number);
  return termRules().filter(({ articles }) => articles.some((citation) => basisOf(citation).articleNumber === wanted));
}

export function listTermRules(ctx: Ctx, query: TermRulesQuery) {
  signedIn(ctx);
  const page = offsetPage(query, PAGE);
  const found = searchTerms(candidates(query), {
    search: (query.search ?? '').slice(0, MAX_SEARCH_LENGTH),
    area: query.area ?? null,
    statute: query.statute ?? null,
  });
  return connectOffset(found.slice(page.offset, page.offset + page.size).map(showRule), page, found.length);
}

export function readTermRule(ctx: Ctx, id: string) {
  signedIn(ctx);
  const rule = findTermRule(id);
  return rule && showRule(rule);
}

export function listTermChains(ctx: Ctx) {
  signedIn(ctx);
  return termChains().map(showChain);
}

export function listRegimes(ctx: Ctx) {
  signedIn(ctx);
  return regimes().map(showRegime);
}
