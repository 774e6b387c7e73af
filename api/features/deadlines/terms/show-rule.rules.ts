import { extensionText, termText } from '#schema/text/deadline-terms.ts';
import type { CountingRegime, TermChain, TermRule } from '#db/content/deadlines/term-rule.ts';
import { findTermRule, isEstimate, sideOfTerm } from '#db/content/deadlines/terms.ts';
import { findLaw } from '#db/content/law-index.ts';
import type { CountingRegimeType, TermChainType, TermRuleType } from '#api/kernel/graphql/types.generated.ts';
import { basisOf } from './basis.rules.ts';

/** A rule in the shape of the contract. */
export const showRule = (rule: TermRule): TermRuleType => ({
  id: rule.id,
  title: rule.title,
  area: rule.area,
  kind: rule.kind,
  side: sideOfTerm(rule.id),
  amount: rule.amount,
  unit: rule.unit,
  term: termText(rule.amount, rule.unit),
  extension: rule.extension && extensionText(rule.extension.amount, rule.extension.unit, rule.extension.note),
  trigger: rule.trigger,
  methods: rule.methods,
  asksLawOfAct: rule.byLawOfAct && rule.lawOfAct === null,
  lawOfAct: rule.lawOfAct,
  isBackward: rule.direction !== 'FORWARD',
  consequence: rule.consequence,
  notes: rule.notes,
  basis: rule.articles.map(basisOf),
});

export const showChain = ({ id, title, trigger, steps }: TermChain): TermChainType => ({
  id,
  title,
  trigger,
  steps: steps.flatMap((step) => {
    const { rule: ruleId, after, isChecked, note } = step;
    const rule = findTermRule(ruleId);
    return rule ? [{ rule: showRule(rule), afterRuleId: after, isChecked, isEstimated: isEstimate(step), note }] : [];
  }),
});

export const showRegime = ({ id, summary, articles }: CountingRegime): CountingRegimeType => ({
  statuteKey: id,
  statuteName: findLaw(id)?.name ?? id,
  summary,
  basis: articles.map(basisOf),
});
