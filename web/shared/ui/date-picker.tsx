import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Popover } from 'radix-ui';
import { addDays, addMonths, monthEnd, monthStart, weekStart } from '#schema/lib/days.ts';
import { dateFieldText as text } from '#schema/text/date-field.ts';
import { weekdayAndDay } from '#schema/text/days.ts';
import { clampDay, monthWeeks } from '#web/shared/dates/days.rules.ts';
import { useNonWorkingDays } from '#web/shared/dates/use-non-working-days.ts';
import { formatMonth, formatWeekdayAbbreviation, formatWeekdayName } from '#web/shared/format/format.ts';
import { Button, IconButton } from './button.tsx';
import { cx } from './class-names.ts';
import { TOUCH_TARGET_ICON } from './touch-target.ts';
import './date-picker.css';

interface DatePickerProps {
  label: string;
  /** The field that it belongs to, which takes the focus back. */
  input: RefObject<HTMLInputElement | null>;
  chosen: string | null;
  today: string;
  calendar: string | null;
  min?: string;
  max?: string;
  onChoose: (day: string) => void;
  onClose: () => void;
}

/** Where a key leads from a day. */
function movedBy(key: string, day: string, isShift: boolean): string | null {
  const steps: Record<string, () => string> = {
    ArrowLeft: () => addDays(day, -1),
    ArrowRight: () => addDays(day, 1),
    ArrowUp: () => addDays(day, -7),
    ArrowDown: () => addDays(day, 7),
    Home: () => weekStart(day),
    End: () => addDays(weekStart(day), 6),
    PageUp: () => addMonths(day, isShift ? -12 : -1),
    PageDown: () => addMonths(day, isShift ? 12 : 1),
  };
  return steps[key]?.() ?? null;
}

/** A month to choose a day from, with the days on which nobody works hatched and their reason told. */
export function DatePicker(props: DatePickerProps) {
  const { label, input, chosen, today, min, max, onChoose, onClose } = props;
  const [active, setActive] = useState(() => clampDay(chosen ?? today));
  const [pointed, setPointed] = useState<string | null>(null);
  const grid = useRef<HTMLTableElement>(null);
  const isMoved = useRef(true);
  const weeks = monthWeeks(active, 'MONDAY');
  const span = { from: weeks[0]?.[0] ?? active, to: weeks.at(-1)?.at(-1) ?? active };
  const { reasons, isFailed } = useNonWorkingDays(span, props.calendar);
  const isBarred = (day: string): boolean => Boolean((min && day < min) || (max && day > max));
  const go = (day: string) => {
    isMoved.current = true;
    setActive(clampDay(day));
  };
  // The focus follows the keys, also into another month.
  useEffect(() => {
    if (!isMoved.current) return;
    isMoved.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${active}"]`)?.focus();
  }, [active]);
  const onKeyDown = (event: KeyboardEvent) => {
    const day = movedBy(event.key, active, event.shiftKey);
    if (!day) return;
    event.preventDefault();
    go(day);
  };
  const told = pointed ?? active;
  const reason = reasons?.get(told);
  const month = monthStart(active);
  const turn = (months: number) => setActive(clampDay(addMonths(active, months)));
  const labelOf = (day: string): string => {
    const rest = reasons?.get(day);
    return [weekdayAndDay(day), rest].filter(Boolean).join(', ');
  };
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={input as RefObject<HTMLInputElement>} />
      <Popover.Portal>
        <Popover.Content
          align="start"
          sideOffset={6}
          collisionPadding={8}
          aria-label={text.dialog(label)}
          // The button of the field closes it by itself; the field may be written in meanwhile.
          onInteractOutside={(event) =>
            input.current?.parentElement?.contains(event.target as Node) && event.preventDefault()
          }
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            grid.current?.querySelector<HTMLElement>(`[data-day="${active}"]`)?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            input.current?.focus();
          }}
          className="z-50 grid w-[min(20.5rem,calc(100vw-1rem))] gap-2 rounded-md border border-line bg-surface p-3 text-ink shadow-float animate-appear"
        >
          <div className="flex items-center justify-between gap-2">
            <IconButton label={text.previous} size="sm" className={TOUCH_TARGET_ICON} onClick={() => turn(-1)}>
              <ChevronLeft size={18} aria-hidden="true" />
            </IconButton>
            <p aria-live="polite" className="font-serif font-semibold first-letter:uppercase">
              {formatMonth(month)}
            </p>
            <IconButton label={text.next} size="sm" className={TOUCH_TARGET_ICON} onClick={() => turn(1)}>
              <ChevronRight size={18} aria-hidden="true" />
            </IconButton>
          </div>
          {/* A table whose cells are chosen is a grid, as the date picker of the ARIA practices. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role */}
          <table ref={grid} role="grid" aria-label={formatMonth(month)} className="date-picker" onKeyDown={onKeyDown}>
            <thead>
              <tr>
                {weeks[0]?.map((day) => (
                  <th key={day} scope="col" abbr={formatWeekdayName(day)}>
                    {formatWeekdayAbbreviation(day)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weeks.map((week) => (
                <tr key={week[0]}>
                  {week.map((day) => (
                    <td key={day} aria-selected={day === chosen}>
                      <button
                        type="button"
                        data-day={day}
                        data-off={reasons?.has(day) || undefined}
                        data-outside={day < month || day > monthEnd(month) || undefined}
                        tabIndex={day === active ? 0 : -1}
                        aria-label={labelOf(day)}
                        aria-current={day === today ? 'date' : undefined}
                        aria-disabled={isBarred(day) || undefined}
                        title={reasons?.get(day)}
                        onPointerEnter={() => setPointed(day)}
                        onPointerLeave={() => setPointed(null)}
                        onClick={() => !isBarred(day) && onChoose(day)}
                      >
                        {Number(day.slice(8))}
                      </button>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <p className={cx('min-h-10 text-sm', reason ? 'text-ink' : 'text-muted')}>
            {reason
              ? `${weekdayAndDay(told).replace(/ de \d{4}$/, '')}: ${reason}`
              : isFailed
                ? text.daysFailed
                : text.legend}
          </p>
          <div className="flex flex-wrap gap-1.5">
            {[
              [text.today, today],
              [text.tomorrow, addDays(today, 1)],
              [text.inAWeek, addDays(today, 7)],
            ].map(([words = '', day = today]) => (
              <Button
                key={day}
                variant="secondary"
                size="sm"
                className="max-md:min-h-11"
                disabled={isBarred(day)}
                onClick={() => onChoose(day)}
              >
                {words}
              </Button>
            ))}
          </div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
