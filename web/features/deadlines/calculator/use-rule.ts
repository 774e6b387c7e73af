import {
  useTermRuleQuery,
  useTermRulesQuery,
  type TermRuleChoiceFieldsFragment,
  type TermRuleFieldsFragment,
} from './calculator.generated.ts';
import type { Calculation } from './calculation-url.rules.ts';

type Rule = TermRuleFieldsFragment;
export type RuleChoice = TermRuleChoiceFieldsFragment;

/** `lft:518` → its law and its number. */
function articleOf(article: string | null): { statute: string; article: string } | null {
  const [statute, ...number] = (article ?? '').split(':');
  const wanted = number.join(':').trim();
  return statute && wanted ? { statute, article: wanted } : null;
}

/** Enough to find the term of an article among similar ones. */
const MAX_RULES = 8;

export interface FoundRule {
  rule: Rule | null;
  isLoading: boolean;
  /** A rule was named that does not exist. */
  isUnknown: boolean;
  /** The terms of the article in the URL, best match first. */
  ofArticle: readonly RuleChoice[];
}

/** The rule of the form: by its id, or the best match of an article. */
export function useRule({ ruleId, article, isFree }: Pick<Calculation, 'ruleId' | 'article' | 'isFree'>): FoundRule {
  const asked = ruleId || isFree ? null : articleOf(article);
  const listed = useTermRulesQuery(
    asked ? { variables: { ...asked, first: MAX_RULES } } : { variables: { first: MAX_RULES }, skip: true },
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
