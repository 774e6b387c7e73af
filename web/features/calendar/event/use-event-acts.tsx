import { useCallback, useRef, useState, type ReactNode } from 'react';
import { useApolloClient } from '@apollo/client/react';
import type { SeriesScope } from '#schema/generated/contract.ts';
import { eventActText as text } from '#schema/text/calendar-screen.ts';
import { answerOf, type Refusal } from '#web/shared/apollo/answer.ts';
import type { UpdateCalendarEventInput } from '#schema/generated/operation-types.ts';
import { formatWeekday } from '#web/shared/format/format.ts';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { UndoBar } from '#web/shared/ui/undo-bar.tsx';
import { useBringEventBackMutation, useEditEventMutation, useRemoveEventMutation } from './event.generated.ts';
import type { Occurrence } from '../calendar-look.tsx';
import { reloadCalendar } from '../calendar-reload.ts';
import type { Moved } from '../views/view-props.ts';
import { movedTimes, stepBack, withMove } from './occurrence.rules.ts';
import { ScopeDialog, type ScopeQuestion } from './scope-dialog.tsx';

/** What an act needs to know of an event. */
export type ActedEvent = Pick<Occurrence, 'title' | 'occurrenceOf'> & {
  isSeries: boolean;
  event: Pick<Occurrence['event'], 'id' | 'version'>;
};

/** What was deleted, until the view is read without it. */
interface Gone {
  id: string;
  scope: SeriesScope;
  occurrenceOf: string | null;
}

function isGone({ id, scope, occurrenceOf }: Gone, event: Occurrence): boolean {
  if (event.event.id !== id) return false;
  if (scope === 'ALL' || !occurrenceOf || !event.occurrenceOf) return true;
  return scope === 'ONLY_THIS' ? event.occurrenceOf === occurrenceOf : event.occurrenceOf >= occurrenceOf;
}

interface Undo {
  key: number;
  message: string;
  /** Answers whether it is as it was. */
  run: () => Promise<boolean>;
}

export const SCOPES = ['ONLY_THIS', 'THIS_AND_FOLLOWING', 'ALL'] as const satisfies SeriesScope[];
let lastKey = 0;

const fail = (title: string, { code, message }: Refusal): void =>
  showToast({ title, message: code === 'CONFLICT' ? text.changedMeanwhile : message, tone: 'danger' });

/** Moving and deleting, each with a way back; asks which of a series is meant. `room` is what they bring up. */
export function useEventActs(viewZone: string) {
  const client = useApolloClient();
  const [editEvent] = useEditEventMutation();
  const [removeEvent] = useRemoveEventMutation();
  const [bringBack] = useBringEventBackMutation();
  const [undo, setUndo] = useState<Undo | null>(null);
  const [question, setQuestion] = useState<ScopeQuestion | null>(null);
  const [pending, setPending] = useState<ReadonlyMap<string, Moved>>(new Map());
  const [gone, setGone] = useState<readonly Gone[]>([]);
  /** As the server last answered: what is done twice in a row is done upon it, not upon what the view still shows. */
  const versions = useRef(new Map<string, number>());
  const asking = useRef<((scope: SeriesScope | null) => void) | null>(null);

  const reload = () => reloadCalendar(client, 'events');
  const offer = (message: string, run: Undo['run']) => setUndo({ key: ++lastKey, message, run });

  /** `null`: nothing shall be done. */
  const askScope = (act: ScopeQuestion['act'], title: string, scopes: readonly SeriesScope[] = SCOPES) =>
    new Promise<SeriesScope | null>((resolve) => {
      asking.current?.(null);
      const answer = (scope: SeriesScope | null) => {
        asking.current = null;
        setQuestion(null);
        resolve(scope);
      };
      asking.current = answer;
      setQuestion({ act, title, scopes, answer });
    });
  const scopeOf = async (acted: ActedEvent, act: ScopeQuestion['act']): Promise<SeriesScope | null> =>
    acted.isSeries && acted.occurrenceOf ? askScope(act, acted.title) : 'ALL';

  const show = (key: string, moved: Moved) => setPending((held) => new Map(held).set(key, moved));
  /** What was moved again meanwhile stays where it is. */
  const settle = (key: string, moved: Moved) =>
    setPending((held) => (held.get(key) === moved ? new Map([...held].filter(([each]) => each !== key)) : held));

  const send = async (input: UpdateCalendarEventInput) => {
    const version = Math.max(input.version, versions.current.get(input.eventId) ?? 0);
    const answer = await answerOf(
      editEvent({ variables: { input: { ...input, version } } }),
      ({ updateCalendarEvent }) => updateCalendarEvent,
    );
    const saved = answer.is === 'done' ? answer.payload.event : null;
    if (saved) versions.current.set(saved.id, saved.version);
    return answer;
  };

  const move = async (occurrence: Occurrence, moved: Moved): Promise<void> => {
    const { event, key, title } = occurrence;
    // It stands where it was dropped until the server has spoken.
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
          const back = stepBack(saved, occurrence, moved, viewZone);
          // One that was parted is moved back by itself: more than that would be the whole series.
          const alone = scope === 'ONLY_THIS' ? series : {};
          const undone = await send({ eventId: saved.id, version: saved.version, ...alone, ...back });
          return undone.is === 'done';
        });
    }
    await reload();
    settle(key, moved);
  };

  const remove = async (acted: ActedEvent): Promise<boolean> => {
    const scope = await scopeOf(acted, 'remove');
    if (!scope) return false;
    const series = { scope, ...(acted.isSeries ? { occurrenceOf: acted.occurrenceOf } : {}) };
    const leaving: Gone = { id: acted.event.id, scope, occurrenceOf: acted.occurrenceOf ?? null };
    setGone((held) => [...held, leaving]);
    const stay = () => setGone((held) => held.filter((each) => each !== leaving));
    const answer = await answerOf(
      removeEvent({ variables: { input: { eventId: acted.event.id, ...series } } }),
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
      offer(text.removed(acted.title), async () => {
        const back = await answerOf(
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

  const room: ReactNode = (
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
  /** The events as they are about to be: where they were dropped, and without those that were deleted. */
  const foresee = useCallback(
    (events: readonly Occurrence[]): readonly Occurrence[] =>
      pending.size + gone.length === 0
        ? events
        : events
            .filter((event) => !gone.some((each) => isGone(each, event)))
            .map((event) => {
              const moved = pending.get(event.key);
              return moved ? withMove(event, moved) : event;
            }),
    [pending, gone],
  );
  return { move, remove, askScope, foresee, room };
}

/** One that was parted from its series is asked about too: the act may be meant for all. */
export const isSeries = (occurrence: Pick<Occurrence, 'occurrenceOf'>): boolean => Boolean(occurrence.occurrenceOf);

export type EventActs = ReturnType<typeof useEventActs>;
