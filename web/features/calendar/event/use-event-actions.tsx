import { useCallback, useRef, useState, type ReactNode } from 'react';
import { useApolloClient } from '@apollo/client/react';
import type { SeriesScope } from '#schema/generated/contract.ts';
import { eventActText as text } from '#schema/text/calendar-screen.ts';
import { mutationResult, type Refusal } from '#web/shared/apollo/mutation-result.ts';
import type { UpdateCalendarEventInput } from '#schema/generated/operation-types.ts';
import { formatWeekday } from '#web/shared/format/format.ts';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { UndoBar } from '#web/shared/ui/undo-bar.tsx';
import { useBringEventBackMutation, useEditEventMutation, useRemoveEventMutation } from './event.generated.ts';
import type { Occurrence } from '../event-styles.tsx';
import { reloadCalendar } from '../calendar-reload.ts';
import { movedTimes, undoTimes, withMove, type OccurrenceMove } from '../occurrence.rules.ts';
import { ScopeDialog, type ScopeQuestion } from './scope-dialog.tsx';

/** What an action needs to know of an event. */
export type EventRef = Pick<Occurrence, 'title' | 'occurrenceOf'> & {
  isSeries: boolean;
  event: Pick<Occurrence['event'], 'id' | 'version'>;
};

/** What was deleted; hidden until the view is read again. */
interface DeletedEvent {
  id: string;
  scope: SeriesScope;
  occurrenceOf: string | null;
}

function isDeleted({ id, scope, occurrenceOf }: DeletedEvent, event: Occurrence): boolean {
  if (event.event.id !== id) return false;
  if (scope === 'ALL' || !occurrenceOf || !event.occurrenceOf) return true;
  return scope === 'ONLY_THIS' ? event.occurrenceOf === occurrenceOf : event.occurrenceOf >= occurrenceOf;
}

interface Undo {
  key: number;
  message: string;
  /** Returns whether the undo succeeded. */
  run: () => Promise<boolean>;
}

export const SCOPES = ['ONLY_THIS', 'THIS_AND_FOLLOWING', 'ALL'] as const satisfies SeriesScope[];
let lastKey = 0;

const fail = (title: string, { code, message }: Refusal): void =>
  showToast({ title, message: code === 'CONFLICT' ? text.changedMeanwhile : message, tone: 'danger' });

/**
 * Moves and deletes events, each with undo; for a series it asks which occurrences. The page must render
 * `dialogs`, which include the undo bar.
 */
export function useEventActions(viewZone: string) {
  const client = useApolloClient();
  const [editEvent] = useEditEventMutation();
  const [removeEvent] = useRemoveEventMutation();
  const [bringBack] = useBringEventBackMutation();
  const [undo, setUndo] = useState<Undo | null>(null);
  const [question, setQuestion] = useState<ScopeQuestion | null>(null);
  const [pending, setPending] = useState<ReadonlyMap<string, OccurrenceMove>>(new Map());
  const [deleted, setDeleted] = useState<readonly DeletedEvent[]>([]);
  /** Versions of the latest answers: a second action builds on them, not on what the view still shows. */
  const versions = useRef(new Map<string, number>());
  const asking = useRef<((scope: SeriesScope | null) => void) | null>(null);

  const reload = () => reloadCalendar(client, 'events');
  const offer = (message: string, run: Undo['run']) => setUndo({ key: ++lastKey, message, run });

  /** `null`: cancelled. */
  const askScope = (action: ScopeQuestion['action'], title: string, scopes: readonly SeriesScope[] = SCOPES) =>
    new Promise<SeriesScope | null>((resolve) => {
      asking.current?.(null);
      const answer = (scope: SeriesScope | null) => {
        asking.current = null;
        setQuestion(null);
        resolve(scope);
      };
      asking.current = answer;
      setQuestion({ action, title, scopes, answer });
    });
  const scopeOf = async (eventRef: EventRef, action: ScopeQuestion['action']): Promise<SeriesScope | null> =>
    eventRef.isSeries && eventRef.occurrenceOf ? askScope(action, eventRef.title) : 'ALL';

  const show = (key: string, moved: OccurrenceMove) => setPending((held) => new Map(held).set(key, moved));
  /** If it was moved again meanwhile, the newer move stays. */
  const settle = (key: string, moved: OccurrenceMove) =>
    setPending((held) => (held.get(key) === moved ? new Map([...held].filter(([each]) => each !== key)) : held));

  const send = async (input: UpdateCalendarEventInput) => {
    const version = Math.max(input.version, versions.current.get(input.eventId) ?? 0);
    const answer = await mutationResult(
      editEvent({ variables: { input: { ...input, version } } }),
      ({ updateCalendarEvent }) => updateCalendarEvent,
    );
    const saved = answer.is === 'done' ? answer.payload.event : null;
    if (saved) versions.current.set(saved.id, saved.version);
    return answer;
  };

  const move = async (occurrence: Occurrence, moved: OccurrenceMove): Promise<void> => {
    const { event, key, title } = occurrence;
    // Shown at the new position until the server answers.
    show(key, moved);
    const scope = await scopeOf(
      { title, occurrenceOf: occurrence.occurrenceOf, isSeries: isSeries(occurrence), event },
      'move',
    );
    if (!scope) return settle(key, moved);
    const times = movedTimes(occurrence, moved, viewZone);
    const series = { scope, ...(isSeries(occurrence) ? { occurrenceOf: occurrence.occurrenceOf } : {}) };
    const answer = await send({ eventId: event.id, version: event.version, ...series, ...times });
    if (answer.is === 'refused') fail(text.moveFailed, answer.refusal);
    else {
      const saved = answer.payload.event;
      const to = moved.start ?? moved.end;
      const when = to ? (event.isAllDay ? formatWeekday(to.day) : text.at(formatWeekday(to.day), to.time)) : '';
      const said = (moved.start ? text.moved : text.resized)(title, when);
      if (saved)
        offer([said, ...answer.payload.notices].join(' '), async () => {
          const back = undoTimes(saved, occurrence, moved, viewZone);
          // A detached occurrence is moved back alone; another scope would move the whole series.
          const alone = scope === 'ONLY_THIS' ? series : {};
          const undone = await send({ eventId: saved.id, version: saved.version, ...alone, ...back });
          return undone.is === 'done';
        });
    }
    await reload();
    settle(key, moved);
  };

  const remove = async (eventRef: EventRef): Promise<boolean> => {
    const scope = await scopeOf(eventRef, 'remove');
    if (!scope) return false;
    const series = { scope, ...(eventRef.isSeries ? { occurrenceOf: eventRef.occurrenceOf } : {}) };
    const leaving: DeletedEvent = { id: eventRef.event.id, scope, occurrenceOf: eventRef.occurrenceOf ?? null };
    setDeleted((held) => [...held, leaving]);
    const stay = () => setDeleted((held) => held.filter((each) => each !== leaving));
    const answer = await mutationResult(
      removeEvent({ variables: { input: { eventId: eventRef.event.id, ...series } } }),
      ({ deleteCalendarEvent }) => deleteCalendarEvent,
    );
    if (answer.is === 'refused') {
      fail(text.removeFailed, answer.refusal);
      stay();
      await reload();
      return false;
    }
    const { deletedEventId: eventId, undoToken } = answer.payload;
    if (eventId && undoToken)
      offer(text.removed(eventRef.title), async () => {
        const back = await mutationResult(
          bringBack({ variables: { input: { eventId, undoToken } } }),
          ({ restoreCalendarEvent }) => restoreCalendarEvent,
        );
        return back.is === 'done';
      });
    await reload();
    stay();
    return true;
  };

  const takeBack = async ({ run }: Undo): Promise<void> => {
    setUndo(null);
    const isUndone = await run();
    showToast(isUndone ? { message: text.undone, tone: 'positive' } : { message: text.undoFailed, tone: 'danger' });
    await reload();
  };

  const dialogs: ReactNode = (
    <>
      {undo && (
        <UndoBar
          key={undo.key}
          message={undo.message}
          undoLabel={text.undo}
          onUndo={() => void takeBack(undo)}
          onEnd={() => setUndo(null)}
        />
      )}
      {question && <ScopeDialog key={question.title} {...question} />}
    </>
  );
  /** The events with pending moves applied and without deleted ones. */
  const withPendingChanges = useCallback(
    (events: readonly Occurrence[]): readonly Occurrence[] =>
      pending.size + deleted.length === 0
        ? events
        : events
            .filter((event) => !deleted.some((each) => isDeleted(each, event)))
            .map((event) => {
              const moved = pending.get(event.key);
              return moved ? withMove(event, moved) : event;
            }),
    [pending, deleted],
  );
  return { move, remove, askScope, withPendingChanges, dialogs };
}

/** A detached occurrence counts too: the action may be meant for the series. */
export const isSeries = (occurrence: Pick<Occurrence, 'occurrenceOf'>): boolean => Boolean(occurrence.occurrenceOf);

export type EventActions = ReturnType<typeof useEventActions>;
