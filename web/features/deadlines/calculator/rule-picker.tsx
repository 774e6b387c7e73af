import { useState } from 'react';
import { areaLabels } from '#schema/text/research.ts';
import { calculatorText as text } from '#schema/text/deadline-calculator.ts';
import { useDebouncedValue } from '#web/shared/hooks/use-debounced-value.ts';
import { ComboBox } from '#web/shared/ui/combo-box.tsx';
import { useTermRulesQuery } from './calculator.generated.ts';
import type { RuleChoice } from './use-rule.ts';

const DEBOUNCE_MS = 200;
const MAX_RESULTS = 12;

/** The common name of a law is the part before the comma: «Ley de Amparo». */
const shortLaw = (name: string): string => name.split(',')[0] ?? name;

/** «15 días hábiles · Ley de Amparo, art. 17». */
const ruleDetail = ({ term, area, basis }: RuleChoice): string => {
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

/** A term of the catalogue, found by its title, its law or its article. */
export function RulePicker({ label = text.rule, rule, error, onPick }: RulePickerProps) {
  const [search, setSearch] = useState('');
  const wanted = useDebouncedValue(search.trim(), DEBOUNCE_MS);
  const {
    data,
    previousData,
    loading,
    error: failed,
  } = useTermRulesQuery({ variables: { search: wanted || null, first: MAX_RESULTS }, skip: rule !== null });
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
