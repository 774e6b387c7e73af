import { useState } from 'react';
import type { LegalArea } from '#schema/generated/contract.ts';
import { areaLabels } from '#schema/text/research.ts';
import { calculatorText as text } from '#schema/text/deadline-calculator.ts';
import { useDebouncedValue } from '#web/shared/hooks/use-debounced-value.ts';
import { cx } from '#web/shared/ui/class-names.ts';
import { ComboBox } from '#web/shared/ui/combo-box.tsx';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { useTermRulesQuery } from './calculator.generated.ts';
import type { RuleChoice } from './use-rule.ts';

const DEBOUNCE_MS = 200;
const MAX_RESULTS = 12;

/** The areas with the most terms; the few terms of other areas are found by their words. */
const AREAS = [
  'LABOR',
  'CIVIL',
  'FAMILY',
  'COMMERCIAL',
  'CONSTITUTIONAL',
  'TAX',
  'ADMINISTRATIVE',
  'CRIMINAL',
  'AGRARIAN',
] as const satisfies LegalArea[];

/** The common name of a law is the part before the comma: «Ley de Amparo». */
const shortLaw = (name: string): string => name.split(',')[0] ?? name;

/** «Familiar · 15 días hábiles · Ley de Amparo, art. 17»: terms of the same name differ by their area. */
const ruleDetail = ({ term, area, basis }: RuleChoice): string => {
  const first = basis[0];
  return [areaLabels[area], term, first && text.article(shortLaw(first.statuteName), first.articleNumber)]
    .filter(Boolean)
    .join(' · ');
};

interface AreaChipsProps {
  area: LegalArea | null;
  onChange: (area: LegalArea | null) => void;
}

const AreaChips = ({ area, onChange }: AreaChipsProps) => (
  <div
    role="group"
    aria-label={text.areas}
    className="-mx-1 flex gap-1.5 overflow-x-auto px-1 py-1 [scrollbar-width:none] sm:flex-wrap"
  >
    {[null, ...AREAS].map((each) => (
      <button
        key={each ?? ''}
        type="button"
        aria-pressed={each === area}
        onClick={() => onChange(each)}
        className={cx(
          'min-h-8 shrink-0 rounded-full px-3 text-sm',
          TOUCH_TARGET,
          each === area ? 'bg-accent-soft font-medium text-accent' : 'bg-sunken hover:bg-accent-soft hover:text-accent',
        )}
      >
        {each ? areaLabels[each] : text.anyArea}
      </button>
    ))}
  </div>
);

interface RulePickerProps {
  label?: string;
  rule: RuleChoice | null;
  error?: string;
  onPick: (rule: RuleChoice | null) => void;
}

/** A term of the catalogue, found by its area, its title, its law or its article. */
export function RulePicker({ label = text.rule, rule, error, onPick }: RulePickerProps) {
  const [search, setSearch] = useState('');
  const [area, setArea] = useState<LegalArea | null>(null);
  const wanted = useDebouncedValue(search.trim(), DEBOUNCE_MS);
  const {
    data,
    loading,
    error: failed,
  } = useTermRulesQuery({ variables: { search: wanted || null, area, first: MAX_RESULTS }, skip: rule !== null });
  const nodes = data?.termRules.nodes ?? [];
  const isSettled = wanted === search.trim() && !loading;
  return (
    <div className="grid grid-cols-1 gap-2">
      {!rule && <AreaChips area={area} onChange={setArea} />}
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
        isStale={!isSettled}
        choices={nodes.map((each) => ({ key: each.id, label: each.title, detail: ruleDetail(each) }))}
        note={failed ? text.ruleFailed : !isSettled ? text.searching : nodes.length === 0 ? text.ruleNone : null}
      />
    </div>
  );
}
