import { useState } from 'react';
import { foldText } from '#schema/lib/fold-text.ts';
import { calculatorText as text } from '#schema/text/deadline-calculator.ts';
import { useCourtCalendarsQuery, useCourtChoicesQuery } from '#web/shared/courts/courts.generated.ts';
import { useDebouncedValue } from '#web/shared/hooks/use-debounced-value.ts';
import { ComboBox, type Choice } from '#web/shared/ui/combo-box.tsx';
import { useCountingCourtQuery } from './calculator.generated.ts';

const DEBOUNCE_MS = 250;
const MAX_CALENDARS = 8;
const MAX_COURTS = 12;
const CALENDAR = 'calendar:';
const COURT = 'court:';

/** A calendar that is held, or a court of the directory with its calendar. */
interface CourtValue {
  calendar: string | null;
  courtId: string | null;
}

interface CourtChoiceProps {
  label?: string;
  hint?: string;
  error?: string;
  value: CourtValue;
  /** Only calendars; no courts of the directory. */
  isCalendarOnly?: boolean;
  /** What is already known of the court. */
  named?: { id: string; name: string; place?: string | null } | null;
  onChange: (value: CourtValue) => void;
}

type Summary = NonNullable<ReturnType<typeof useCourtCalendarsQuery>['data']>['courtCalendars'][number];

function yearsOf({ years }: Summary): string {
  const held = years.filter(({ confidence }) => confidence !== 'NOT_PUBLISHED').map(({ year }) => year);
  return held.length > 0 ? text.ofCalendar(held.toSorted((a, b) => a - b).join(', ')) : text.ofNoCalendar;
}

/** The names of all calendars; there are some dozens. */
function useCalendars() {
  const { data } = useCourtCalendarsQuery();
  return data?.courtCalendars ?? [];
}

function useChosen({ value, named }: Pick<CourtChoiceProps, 'value' | 'named'>, calendars: readonly Summary[]) {
  const isNamed = value.courtId !== null && named?.id === value.courtId;
  const { data } = useCountingCourtQuery({
    variables: { id: value.courtId ?? '' },
    skip: !value.courtId || isNamed,
  });
  if (value.calendar) {
    const held = calendars.find(({ key }) => key === value.calendar);
    return { key: CALENDAR + value.calendar, label: held?.name ?? value.calendar, detail: held && yearsOf(held) };
  }
  if (!value.courtId) return null;
  const node = data?.node;
  const court = isNamed ? named : node && 'name' in node ? node : null;
  return { key: COURT + value.courtId, label: court?.name ?? '…', detail: court?.place };
}

/** A court or authority: its name, and the years of its calendar that are held. */
export function CourtChoice(props: CourtChoiceProps) {
  const { label = text.court, hint, error, isCalendarOnly, onChange } = props;
  const [search, setSearch] = useState('');
  const wanted = useDebouncedValue(search.trim(), DEBOUNCE_MS);
  const calendars = useCalendars();
  const chosen = useChosen(props, calendars);
  const isSkipped = chosen !== null || isCalendarOnly === true || wanted === '';
  const courts = useCourtChoicesQuery({ variables: { search: wanted, first: MAX_COURTS }, skip: isSkipped });
  const folded = foldText(search).trim();
  const found = calendars.filter(({ name, key }) => foldText(`${name} ${key}`).includes(folded));
  const nodes = isSkipped ? [] : (courts.data?.courtOffices.nodes ?? []);
  const choices: Choice[] = [
    ...found.slice(0, MAX_CALENDARS).map((each) => ({
      key: CALENDAR + each.key,
      label: each.name,
      detail: yearsOf(each),
    })),
    ...nodes.map(({ id, name, place }) => ({
      key: COURT + id,
      label: name,
      detail: [text.ofDirectory, place].filter(Boolean).join(' · '),
    })),
  ];
  const isSettled = isCalendarOnly === true || (wanted === search.trim() && !courts.loading);
  const note = courts.error
    ? text.courtFailed
    : !isSettled
      ? text.searching
      : choices.length > 0
        ? null
        : text.courtNone;
  return (
    <ComboBox
      label={label}
      isOptional
      hint={hint}
      error={error}
      placeholder={text.courtPlaceholder}
      clearLabel={text.courtClear}
      chosen={chosen}
      onChoose={(choice) => {
        setSearch('');
        const key = choice?.key ?? '';
        onChange({
          calendar: key.startsWith(CALENDAR) ? key.slice(CALENDAR.length) : null,
          courtId: key.startsWith(COURT) ? key.slice(COURT.length) : null,
        });
      }}
      search={search}
      onSearch={setSearch}
      choices={choices}
      isStale={!isSettled}
      note={note}
    />
  );
}
