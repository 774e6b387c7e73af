import { useState } from 'react';
import { areaLabels } from '#schema/text/research.ts';
import { calculatorText as text } from '#schema/text/deadline-calculator.ts';
import { useSettled } from '#web/shared/hooks/use-settled.ts';
import { ComboBox } from '#web/shared/ui/combo-box.tsx';
import { useTermRulesQuery } from './calculator.generated.ts';
import type { RuleChoice } from './use-rule.ts';

const PAUSE_MS = 200;
const SHOWN = 12;

/** Laws are known by what comes before the comma: «Ley de Amparo». */
const shortLaw = (name: string): string => name.split(',')[0] ?? name;

/** «15 días hábiles · Ley de Amparo, art. 17». */
export const ruleDetail = ({ term, area, basis }: RuleChoice): string => {
  const first = basis[0];
  return [term, first && text.article(shortLaw(first.statuteName), first.articleNumber), areaLabels[area]]
    .filter(Boolean)
    .join(' · ');
};

interface RulePickerProps {
  label?: string;
  rule: RuleChoice | null;
  error?: string;
  onPick: (rule: RuleChoice | null) => void;
}

/** One of the terms of practice, by what is to be done, by its law or its article. */
export function RulePicker({ label = text.rule, rule, error, onPick }: RulePickerProps) {
  const [search, setSearch] = useState('');
  const wanted = useSettled(search.trim(), PAUSE_MS);
  const {
    data,
    previousData,
    loading,
    error: failed,
  } = useTermRulesQuery({ variables: { search: wanted || null, first: SHOWN }, skip: rule !== null });
  const nodes = (data ?? previousData)?.termRules.nodes ?? [];
  const isSettled = wanted === search.trim() && !loading;
  return (
    <ComboBox
      label={label}
      placeholder={text.rulePlaceholder}
      error={error}
      chosen={rule && { key: rule.id, label: rule.title, detail: ruleDetail(rule) }}
      onChoose={(choice) => {
        setSearch('');
        onPick(nodes.find(({ id }) => id === choice?.key) ?? null);
      }}
      clearLabel={text.ruleClear}
      search={search}
      onSearch={setSearch}
      choices={nodes.map((each) => ({ key: each.id, label: each.title, detail: ruleDetail(each) }))}
      note={failed ? text.ruleFailed : !isSettled ? text.searching : nodes.length === 0 ? text.ruleNone : null}
    />
  );
}
