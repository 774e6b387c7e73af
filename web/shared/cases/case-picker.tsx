import { useState } from 'react';
import { commonText } from '#schema/text/common.ts';
import { casePickerText as text } from '#schema/text/case-picker.ts';
import { useDebouncedValue } from '#web/shared/hooks/use-debounced-value.ts';
import { ComboBox, type Choice } from '#web/shared/ui/combo-box.tsx';
import { useCaseChoicesQuery } from './case-choices.generated.ts';
import { pickedCase, type PickedCase } from './picked-case.ts';

const DEBOUNCE_MS = 250;
const MAX_RESULTS = 10;

interface CasePickerProps {
  label: string;
  placeholder?: string;
  clearLabel?: string;
  hint?: string;
  isOptional?: boolean;
  isLabelHidden?: boolean;
  error?: string;
  picked: PickedCase | null;
  onPick: (picked: PickedCase | null) => void;
}

/** Picks one of the user's own cases by title, client or file number. */
export function CasePicker({ picked, onPick, placeholder, clearLabel, ...parts }: CasePickerProps) {
  const [search, setSearch] = useState('');
  const wanted = useDebouncedValue(search.trim(), DEBOUNCE_MS);
  const { data, loading } = useCaseChoicesQuery({
    variables: { search: wanted, first: MAX_RESULTS },
    skip: picked !== null,
  });
  const nodes = data?.cases.nodes ?? [];
  const isSettled = wanted === search.trim() && !loading;
  const choices: Choice[] = nodes.map((each) => {
    const { id, title, detail } = pickedCase(each);
    return { key: id, label: title, detail };
  });
  return (
    <ComboBox
      {...parts}
      placeholder={placeholder ?? text.placeholder}
      clearLabel={clearLabel ?? text.clear}
      chosen={picked && { key: picked.id, label: picked.title, detail: picked.detail }}
      onChoose={(choice) => {
        const found = nodes.find(({ id }) => id === choice?.key);
        setSearch('');
        onPick(found ? pickedCase(found) : null);
      }}
      search={search}
      onSearch={setSearch}
      choices={choices}
      isStale={!isSettled}
      note={!isSettled ? commonText.searching : choices.length === 0 ? text.none : null}
    />
  );
}
