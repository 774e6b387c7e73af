import { eventTypeLabels } from '#schema/text/calendar.ts';
import { eventFormText, eventLineText as text } from '#schema/text/calendar-form-screen.ts';
import { formatWeekday } from '#web/shared/format/format.ts';
import { TextField } from '#web/shared/ui/field.tsx';
import { useCalendar } from '../calendar-context.tsx';
import { durationLabel } from '../dates/duration-label.ts';
import { withLine } from './event-form.rules.ts';
import { readEventLine, saysMore, type EventLine } from './event-line.rules.ts';
import type { EventForm } from './use-event-form.ts';

const partsOf = ({ type, day, time, minutes }: EventLine): string =>
  [type && eventTypeLabels[type], day && formatWeekday(day), time, minutes && durationLabel(minutes)]
    .filter(Boolean)
    .join(', ');

/** The title. Of a new event the whole line: what says day, hour, length or type moves to its field on leaving. */
export function TitleField({ form, isNew }: { form: EventForm; isNew: boolean }) {
  const { values, set, errors } = form;
  const { now } = useCalendar();
  const line = isNew ? readEventLine(values.title, now.day) : null;
  const hint = !line ? undefined : line.problem ? (
    <span className="text-warning">{line.problem}</span>
  ) : saysMore(line) ? (
    text.understood(partsOf(line))
  ) : (
    text.hint
  );
  return (
    <div aria-live="polite">
      <TextField
        name="title"
        label={eventFormText.title}
        hint={hint}
        value={values.title}
        error={errors['title']}
        autoComplete="off"
        onChange={({ target }) => set({ title: target.value })}
        onBlur={() => isNew && set((before) => withLine(before, readEventLine(before.title, now.day)))}
      />
    </div>
  );
}
