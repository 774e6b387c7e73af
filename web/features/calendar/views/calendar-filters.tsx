import { useEffect, useRef, useState } from 'react';
import { SlidersHorizontal, X } from 'lucide-react';
import { Popover } from 'radix-ui';
import { eventTypeLabels } from '#schema/text/calendar.ts';
import { calendarFilterText as text, calendarViewText } from '#schema/text/calendar-screen.ts';
import { CasePicker } from '#web/shared/cases/case-picker.tsx';
import { pickedCase } from '#web/shared/cases/picked-case.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { TextField } from '#web/shared/ui/field.tsx';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { useCaseOfEventQuery } from '../event/event.generated.ts';
import { useCalendar } from '../calendar-context.tsx';
import { TypeIcon } from '#web/shared/calendar/event-type.tsx';
import { TYPES } from '../calendar-url.ts';

const DEBOUNCE_MS = 300;

/** The search text; written to the URL after a pause. */
function SearchField() {
  const { urlState, go } = useCalendar();
  const [typed, setTyped] = useState(urlState.search);
  const asked = useRef(urlState.search);
  const send = useRef(go);
  send.current = go;
  // Follows the URL when it was changed elsewhere.
  useEffect(() => {
    if (urlState.search === asked.current) return;
    asked.current = urlState.search;
    setTyped(urlState.search);
  }, [urlState.search]);
  useEffect(() => {
    const search = typed.trim();
    if (search === asked.current) return;
    const timer = setTimeout(() => {
      asked.current = search;
      send.current({ search, open: null }, { replace: true });
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <TextField
      type="search"
      label={text.search}
      hint={text.searchHint}
      value={typed}
      maxLength={200}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}

function CaseField() {
  const { urlState, go } = useCalendar();
  const { data } = useCaseOfEventQuery({ variables: { id: urlState.caseId ?? '' }, skip: !urlState.caseId });
  const held = data?.case;
  return (
    <CasePicker
      label={text.caseLabel}
      isOptional
      picked={urlState.caseId ? (held ? pickedCase(held) : { id: urlState.caseId, title: '…' }) : null}
      onPick={(picked) => go({ caseId: picked?.id ?? null, open: null }, { replace: true })}
    />
  );
}

const NONE = { search: '', types: [], caseId: null, isMine: false } as const;

/** Shown in an empty view with active filters: the filters may hide events. */
export function NoMatches() {
  const { go } = useCalendar();
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-info-soft px-4 py-2">
      {calendarViewText.noMatches}
      <Button variant="quiet" size="sm" className={TOUCH_TARGET} onClick={() => go(NONE, { replace: true })}>
        <X size={15} aria-hidden="true" />
        {text.clear}
      </Button>
    </p>
  );
}

/** The filters of the views, kept in the URL. */
export function CalendarFilters() {
  const { urlState, go } = useCalendar();
  const count = [urlState.search, urlState.types.length > 0, urlState.caseId, urlState.isMine].filter(Boolean).length;
  const clear = () => go(NONE, { replace: true });
  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <Button
          variant="secondary"
          size="sm"
          className={cx(TOUCH_TARGET, 'max-sm:min-w-11')}
          aria-label={count > 0 ? `${text.open}: ${text.active(count)}` : undefined}
        >
          <SlidersHorizontal size={16} aria-hidden="true" />
          <span className="max-sm:sr-only">{text.open}</span>
          {count > 0 && (
            <span className="rounded-full bg-accent px-1.5 text-xs font-semibold text-on-accent tabular">{count}</span>
          )}
        </Button>
      </Popover.Trigger>
      <Popover.Content
        align="end"
        sideOffset={6}
        collisionPadding={8}
        aria-label={text.title}
        className="z-40 grid w-[min(22rem,calc(100vw-1.5rem))] gap-5 rounded-md border border-line bg-surface p-4 shadow-float animate-appear"
      >
        <SearchField />
        <fieldset className="grid gap-1">
          <legend className="pb-1 text-sm font-medium">{text.types}</legend>
          <div className="grid grid-cols-2 gap-x-3">
            {TYPES.map((type) => (
              <label key={type} className={cx('flex min-h-8 cursor-pointer items-center gap-2', TOUCH_TARGET)}>
                <input
                  type="checkbox"
                  checked={urlState.types.includes(type)}
                  onChange={({ target }) =>
                    go(
                      {
                        types: TYPES.filter((each) => (each === type ? target.checked : urlState.types.includes(each))),
                        open: null,
                      },
                      { replace: true },
                    )
                  }
                  className="size-4"
                />
                <TypeIcon type={type} size={15} />
                {eventTypeLabels[type]}
              </label>
            ))}
          </div>
        </fieldset>
        <CaseField />
        <label className={cx('flex min-h-8 w-fit cursor-pointer items-center gap-2', TOUCH_TARGET)}>
          <input
            type="checkbox"
            checked={urlState.isMine}
            onChange={({ target }) => go({ isMine: target.checked, open: null }, { replace: true })}
            className="size-4"
          />
          {text.mine}
        </label>
        {count > 0 && (
          <Button variant="quiet" size="sm" className={cx(TOUCH_TARGET, 'w-fit')} onClick={clear}>
            <X size={15} aria-hidden="true" />
            {text.clear}
          </Button>
        )}
      </Popover.Content>
    </Popover.Root>
  );
}
