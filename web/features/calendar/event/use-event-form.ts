import { useEffect, useRef, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import type { SeriesScope } from '#schema/generated/contract.ts';
import { eventFormText as text } from '#schema/text/calendar-form-screen.ts';
import { mutationResult, type Refusal } from '#web/shared/apollo/mutation-result.ts';
import { showToast } from '#web/shared/ui/toast-events.ts';
import {
  EventDetailDocument,
  useAddEventFromCaseMutation,
  useAddEventMutation,
  useEditEventMutation,
} from './event.generated.ts';
import type { EventDetail } from '../event-styles.tsx';
import { reloadHours } from '../../hours/in-calendar.ts';
import { reloadCalendar } from '../calendar-reload.ts';
import { readEventLine } from './event-line.rules.ts';
import { keepDraft, readDraft } from './event-draft.ts';
import {
  changesOf,
  creationOf,
  conflictingGroups,
  formField,
  missingOf,
  problemsOf,
  rebase,
  valuesOf,
  withLine,
  type EventValues,
  type FieldGroup,
} from './event-form.rules.ts';

const SAVE_DELAY_MS = 400;

export interface EventFormOptions {
  /** The event to edit; without it, a new one. */
  editedEvent: EventDetail | null;
  /** The occurrence of a series. */
  at: string | null;
  fresh: EventValues;
  /** In the zone of the calendar: words such as «mañana» count from it. */
  today: string;
  usualAlarms: readonly number[];
  /** Asks which occurrences to change; `null`: cancelled. */
  askScope: (hasNewRule: boolean) => Promise<SeriesScope | null>;
  onSaved: (event: EventDetail | null) => void;
}

export type FormErrors = Partial<Record<string, string>>;

export interface VersionConflict {
  mine: EventValues;
  saved: EventDetail;
  groups: FieldGroup[];
}

/** Keeps unsaved values through a reload, until they are saved or discarded. */
function useDraftValues(which: string, editedEvent: EventDetail | null, fresh: EventValues) {
  const [kept] = useState(() => readDraft(which, fresh));
  const base = useRef(kept?.base ?? { version: editedEvent?.version ?? 0, values: fresh });
  const [values, setValues] = useState(kept?.values ?? fresh);
  const [isRestored, setRestored] = useState(kept !== null);
  const latest = useRef(values);
  latest.current = values;
  /** Saved or discarded: nothing is kept. */
  const isOver = useRef(false);
  const isChanged = () => JSON.stringify(latest.current) !== JSON.stringify(base.current.values);
  const keep = useRef(() => undefined as void);
  keep.current = () => {
    if (!isOver.current) keepDraft(which, isChanged() ? { values: latest.current, base: base.current } : null);
  };
  useEffect(() => {
    const timer = setTimeout(() => keep.current(), SAVE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [values]);
  useEffect(() => {
    const now = () => keep.current();
    window.addEventListener('pagehide', now);
    return () => {
      window.removeEventListener('pagehide', now);
      // Going back in the history unmounts the form before the next timed save.
      now();
    };
  }, []);
  const drop = () => {
    keepDraft(which, null);
    setRestored(false);
    setValues(base.current.values);
  };
  /** Applies the typed values to a newer saved version. */
  const rebaseOn = (version: number, saved: EventValues, next: EventValues) => {
    base.current = { version, values: saved };
    setValues(next);
  };
  const forget = () => {
    isOver.current = true;
    keepDraft(which, null);
  };
  return { values, setValues, base, rebaseOn, isRestored, isChanged, drop, forget };
}

/** Creates or edits an event and handles every answer of the server. */
export function useEventForm({ editedEvent, at, fresh, today, usualAlarms, askScope, onSaved }: EventFormOptions) {
  const client = useApolloClient();
  const which = editedEvent ? `${editedEvent.id}@${at ?? ''}` : 'new';
  const { values, setValues, base, rebaseOn, ...draft } = useDraftValues(which, editedEvent, fresh);
  const [addEvent] = useAddEventMutation();
  const [addFromCase] = useAddEventFromCaseMutation();
  const [editEvent] = useEditEventMutation();
  const [errors, setErrors] = useState<FormErrors>({});
  const [notice, setNotice] = useState<string | null>(null);
  const [failure, setFailure] = useState<Refusal | null>(null);
  const [conflict, setConflict] = useState<VersionConflict | null>(null);
  const [isSaving, setSaving] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const set = (change: Partial<EventValues> | ((before: EventValues) => EventValues)) => {
    setValues((before) => (typeof change === 'function' ? change(before) : { ...before, ...change }));
    const names = typeof change === 'function' ? ['day', 'time', 'endDay', 'endTime'] : Object.keys(change);
    setErrors((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => !names.includes(field.split('.')[0] ?? field))),
    );
  };
  const point = (field: string): void => {
    // The wrong field may be inside «más opciones», which is opened first.
    setTimeout(() => {
      const input = form.current?.querySelector<HTMLElement>(`[name="${field}"]`);
      input?.closest('details')?.setAttribute('open', '');
      input?.focus();
    });
  };
  const refuse = (refusal: Refusal): void => {
    const field = refusal.field && formField(refusal.field, values);
    if (!field) return setFailure(refusal);
    setErrors({ [field]: refusal.message });
    point(field === 'case' ? 'title' : field);
  };
  const finish = async (event: EventDetail | null, said: readonly string[], reload: 'events' | 'hours' | null) => {
    draft.forget();
    showToast({ message: said.join(' '), tone: said.length > 1 ? 'warning' : 'positive' });
    onSaved(event);
    await reloadCalendar(client, 'events');
    if (reload === 'hours') await reloadHours(client, 'hours');
  };

  const create = async (given: EventValues): Promise<void> => {
    const creation = creationOf(given, usualAlarms);
    const answer =
      creation.is === 'fromCase'
        ? await mutationResult(
            addFromCase({ variables: { input: creation.input } }),
            (data) => data.createEventFromCase,
          )
        : await mutationResult(addEvent({ variables: { input: creation.input } }), (data) => data.createCalendarEvent);
    if (answer.is === 'refused') return refuse(answer.refusal);
    const { event, notices, caseLinked } = answer.payload;
    await finish(
      event ?? null,
      [caseLinked ? text.createdInCase : text.created, ...notices],
      caseLinked ? 'hours' : null,
    );
  };

  const edit = async (event: EventDetail, given: EventValues): Promise<void> => {
    const changes = changesOf(given, base.current.values);
    if (Object.keys(changes).length === 0) return finish(event, [text.nothingChanged], null);
    const isOfSeries = event.recurrence !== null || at !== null;
    const scope = isOfSeries && at ? await askScope(changes.recurrence !== undefined) : 'ALL';
    if (!scope) return;
    const series = { scope, ...(at && isOfSeries ? { occurrenceOf: at } : {}) };
    const input = { eventId: event.id, version: base.current.version, ...series, ...changes };
    const answer = await mutationResult(editEvent({ variables: { input } }), (data) => data.updateCalendarEvent);
    if (answer.is === 'done')
      return finish(answer.payload.event ?? null, [text.saved, ...answer.payload.notices], 'hours');
    if (answer.refusal.code !== 'CONFLICT' || answer.refusal.field !== 'version') return refuse(answer.refusal);
    await handleConflict(event.id, given, answer.refusal);
  };

  /** Somebody else has saved meanwhile: asks about fields that both changed, and merges the rest. */
  const handleConflict = async (id: string, mine: EventValues, refusal: Refusal): Promise<void> => {
    const reply = await client
      .query({ query: EventDetailDocument, variables: { id }, fetchPolicy: 'network-only' })
      .catch(() => null);
    const saved = reply?.data?.calendarEvent;
    if (!saved) return setFailure(refusal);
    const groups = conflictingGroups(mine, base.current.values, valuesOf(saved, at));
    if (groups.length > 0) setConflict({ mine, saved, groups });
    else await resolve(saved, mine, []);
  };
  const resolve = async (saved: EventDetail, mine: EventValues, theirs: readonly FieldGroup[]): Promise<void> => {
    setConflict(null);
    const theirValues = valuesOf(saved, at);
    const next = rebase(mine, base.current.values, theirValues, theirs);
    rebaseOn(saved.version, theirValues, next);
    await send(saved, next);
  };

  const send = async (event: EventDetail | null, given: EventValues): Promise<void> => {
    setSaving(true);
    setFailure(null);
    try {
      await (event ? edit(event, given) : create(given));
    } finally {
      setSaving(false);
    }
  };
  const submit = async (): Promise<void> => {
    // Enter in the title sends the form before the title is left.
    const line = editedEvent ? null : readEventLine(values.title, today);
    const given = line ? withLine(values, line) : values;
    if (given !== values) setValues(given);
    const problems: [string, string][] = [
      ...(line?.problem ? [['title', line.problem] satisfies [string, string]] : []),
      ...problemsOf(given),
    ];
    setErrors(Object.fromEntries(problems.toReversed()));
    setNotice(
      missingOf(given).length > 0 ? text.allRequired : problems.length > 0 ? text.problems(problems.length) : null,
    );
    const first = problems[0];
    if (first) point(first[0]);
    else if (!isSaving) await send(editedEvent, given);
  };
  return {
    form,
    editedEvent,
    values,
    set,
    errors,
    notice,
    failure,
    isSaving,
    ...draft,
    submit,
    conflict,
    resolve: (theirs: readonly FieldGroup[]) =>
      conflict ? resolve(conflict.saved, conflict.mine, theirs) : Promise.resolve(),
    closeConflict: () => setConflict(null),
  };
}

export type EventForm = ReturnType<typeof useEventForm>;
