import { useState } from 'react';
import type { CourtConfidence } from '#schema/generated/contract.ts';
import { courtPickerText as text } from '#schema/text/case-form-screen.ts';
import { courtConfidenceText } from '#schema/text/cases-screen.ts';
import { useCourtChoicesQuery } from '#web/shared/courts/courts.generated.ts';
import type { CaseValues } from './case-form.rules.ts';
import { ComboBox, type Choice } from '#web/shared/ui/combo-box.tsx';
import { useDebouncedValue } from '#web/shared/hooks/use-debounced-value.ts';

const DEBOUNCE_MS = 250;
const MAX_RESULTS = 20;
const CUSTOM = 'own';

interface CourtPickerProps {
  label: string;
  court: CaseValues['court'];
  error?: string;
  onChange: (court: CaseValues['court']) => void;
}

/** Courts that the account should verify before it relies on the name. */
const isDoubtful = (confidence: CourtConfidence): boolean => confidence === 'UNCONFIRMED' || confidence === 'OWN';

const same = (a: string, b: string): boolean => a.localeCompare(b, 'es', { sensitivity: 'base' }) === 0;

/** A court of the directory, or a name typed by hand. */
export function CourtPicker({ label, court, error, onChange }: CourtPickerProps) {
  const [search, setSearch] = useState('');
  const wanted = useDebouncedValue(search.trim(), DEBOUNCE_MS);
  const {
    data,
    loading,
    error: failed,
  } = useCourtChoicesQuery({
    variables: { search: wanted || null, first: MAX_RESULTS },
    skip: court !== null,
  });
  const nodes = data?.courtOffices.nodes ?? [];
  const written = search.trim();
  const found: Choice[] = nodes.map(({ id, name, place, confidence }) => ({
    key: id,
    label: name,
    detail: [place, isDoubtful(confidence) && courtConfidenceText[confidence]].filter(Boolean).join(' · '),
  }));
  const isListed = found.some(({ label: name }) => same(name, written));
  const own: Choice[] =
    written && !isListed ? [{ key: CUSTOM, label: text.useOwn(written), detail: text.useOwnHint }] : [];
  const isSettled = wanted === written && !loading;
  const note = failed ? text.failed : !isSettled ? text.searching : found.length === 0 && written ? text.none : null;

  const choose = (choice: Choice | null) => {
    setSearch('');
    if (!choice) return onChange(null);
    const office = nodes.find(({ id }) => id === choice.key);
    onChange(office ? { id: office.id, name: office.name, detail: office.place } : { id: null, name: written });
  };
  return (
    <ComboBox
      label={label}
      isOptional
      placeholder={text.placeholder}
      error={error}
      chosen={court && { key: court.id ?? CUSTOM, label: court.name, detail: court.detail }}
      onChoose={choose}
      clearLabel={text.clear}
      search={search}
      onSearch={setSearch}
      choices={[...found, ...own]}
      isStale={!isSettled}
      note={note}
      // A typed name counts even if no option was chosen.
      onLeave={(left) =>
        left && choose(found.find(({ label: name }) => same(name, left)) ?? { key: CUSTOM, label: left })
      }
    />
  );
}
