import { useState } from 'react';
import type { CourtConfidence } from '#schema/generated/contract.ts';
import { courtPickerText as text } from '#schema/text/case-form-screen.ts';
import { courtConfidenceText } from '#schema/text/cases-screen.ts';
import { useCourtChoicesQuery } from '#web/shared/courts/courts.generated.ts';
import type { CaseValues } from './case-form.rules.ts';
import { ComboBox, type Choice } from '#web/shared/ui/combo-box.tsx';
import { useSettled } from '#web/shared/hooks/use-settled.ts';

const PAUSE_MS = 250;
const SHOWN = 20;
const OWN = 'own';

interface CourtPickerProps {
  label: string;
  court: CaseValues['court'];
  error?: string;
  onChange: (court: CaseValues['court']) => void;
}

/** What the account should know before it relies on a name. */
const isDoubtful = (confidence: CourtConfidence): boolean => confidence === 'UNCONFIRMED' || confidence === 'OWN';

const same = (a: string, b: string): boolean => a.localeCompare(b, 'es', { sensitivity: 'base' }) === 0;

/** A court of the directory, or one that is written by hand. */
export function CourtPicker({ label, court, error, onChange }: CourtPickerProps) {
  const [search, setSearch] = useState('');
  const wanted = useSettled(search.trim(), PAUSE_MS);
  const {
    data,
    previousData,
    loading,
    error: failed,
  } = useCourtChoicesQuery({
    variables: { search: wanted || null, first: SHOWN },
    skip: court !== null,
  });
  const nodes = (data ?? previousData)?.courtOffices.nodes ?? [];
  const written = search.trim();
  const found: Choice[] = nodes.map(({ id, name, place, confidence }) => ({
    key: id,
    label: name,
    detail: [place, isDoubtful(confidence) && courtConfidenceText[confidence]].filter(Boolean).join(' · '),
  }));
  const isListed = found.some(({ label: name }) => same(name, written));
  const own: Choice[] =
    written && !isListed ? [{ key: OWN, label: text.useOwn(written), detail: text.useOwnHint }] : [];
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
      chosen={court && { key: court.id ?? OWN, label: court.name, detail: court.detail }}
      onChoose={choose}
      clearLabel={text.clear}
      search={search}
      onSearch={setSearch}
      choices={[...found, ...own]}
      note={note}
      // What was written is not lost because it was not pressed.
      onLeave={(left) => left && choose(found.find(({ label: name }) => same(name, left)) ?? { key: OWN, label: left })}
    />
  );
}
