import {
  useTermRuleQuery,
  useTermRulesQuery,
  type TermRuleChoiceFieldsFragment,
  type TermRuleFieldsFragment,
} from './calculator.generated.ts';
import type { Calculation } from './calculation-address.rules.ts';

export type Rule = TermRuleFieldsFragment;
export type RuleChoice = TermRuleChoiceFieldsFragment;

/** `lft:518` → its law and its number. */
function articleOf(article: string | null): { statute: string; article: string } | null {
  const [statute, ...number] = (article ?? '').split(':');
  const wanted = number.join(':').trim();
  return statute && wanted ? { statute, article: wanted } : null;
}

/** Enough to tell the term of an article from its neighbours. */
const FEW = 8;

export interface FoundRule {
  rule: Rule | null;
  isLoading: boolean;
  /** It was named, and there is none of that name. */
  isUnknown: boolean;
  /** Terms of the article that the address names, best first. */
  ofArticle: readonly RuleChoice[];
}

/** The term that the form counts with: by its id, or the best of an article. */
export function useRule({ ruleId, article, isFree }: Pick<Calculation, 'ruleId' | 'article' | 'isFree'>): FoundRule {
  const asked = ruleId || isFree ? null : articleOf(article);
  const listed = useTermRulesQuery(
    asked ? { variables: { ...asked, first: FEW } } : { variables: { first: FEW }, skip: true },
  );
  const ofArticle = asked ? (listed.data?.termRules.nodes ?? []) : [];
  const wanted = isFree ? null : (ruleId ?? ofArticle[0]?.id ?? null);
  const { data, loading } = useTermRuleQuery({ variables: { id: wanted ?? '' }, skip: !wanted });
  const rule = wanted && data?.termRule?.id === wanted ? data.termRule : null;
  return {
    rule,
    isLoading: loading || (asked !== null && listed.loading),
    isUnknown:
      (wanted !== null && !loading && data !== undefined && !rule) ||
      (asked !== null && listed.data?.termRules.nodes.length === 0),
    ofArticle,
  };
}
