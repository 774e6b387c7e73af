import type { NoticeMethod } from '#schema/generated/contract.ts';
import { fieldOf, type CalculationProblems, type RuleNeeds } from '../calculator/calculation.rules.ts';
import type { Chain, Refused } from './use-proposals.ts';

/** What a chain needs of its notice: the union of what its first terms need. */
export function chainNeeds(chain: Chain): RuleNeeds & { trigger: string } {
  const first = chain.steps.filter(({ afterRuleId }) => !afterRuleId).map(({ rule }) => rule);
  const methods = [...new Set(first.flatMap((rule) => rule.methods))] as NoticeMethod[];
  return {
    unit: first.some(({ unit }) => unit === 'HOURS') ? 'HOURS' : null,
    methods,
    asksLawOfAct: first.some(({ asksLawOfAct }) => asksLawOfAct),
    lawOfAct: first.find(({ lawOfAct }) => lawOfAct)?.lawOfAct ?? null,
    trigger: chain.trigger,
  };
}

/** What the server refused, by the field that it concerns. */
export function problemsOfRefusals(refusals: readonly Refused[]): CalculationProblems {
  return Object.fromEntries(
    refusals.flatMap(({ field, message }) => {
      const at = fieldOf(field);
      return at ? [[at, message]] : [];
    }),
  );
}
