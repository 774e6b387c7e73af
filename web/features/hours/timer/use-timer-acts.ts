import { useApolloClient } from '@apollo/client/react';
import { timerText as text } from '#schema/text/hours-timer.ts';
import { answerOf, type Answer, type Refusal } from '#web/shared/apollo/answer.ts';
import type { StartTimerInput, UpdateTimerInput } from '#schema/generated/operation-types.ts';
import { showToast } from '#web/shared/ui/toast-events.ts';
import {
  useDiscardTimerMutation,
  usePauseTimerMutation,
  useResumeTimerMutation,
  useStartTimerMutation,
  useStopTimerMutation,
  useUpdateTimerMutation,
} from './timer-acts.generated.ts';
import { reloadHours } from '../hours-reload.ts';
import { hoursText } from '#web/shared/dates/duration.rules.ts';
import { holdTimer, type Timer } from './use-timer.ts';

/** What starting one answers while another runs. */
export const BUSY = 'BUSY';

/** What can be done with the stopwatch. Each answers why it was not done, in Spanish, or `null`. */
export function useTimerActs() {
  const client = useApolloClient();
  const [start] = useStartTimerMutation();
  const [update] = useUpdateTimerMutation();
  const [pause] = usePauseTimerMutation();
  const [resume] = useResumeTimerMutation();
  const [stop] = useStopTimerMutation();
  const [discard] = useDiscardTimerMutation();

  const heldBy = <P extends { timer?: Timer | null }>(answer: Answer<P>): string | null => {
    if (answer.is === 'refused') return answer.refusal.message;
    holdTimer(client, answer.payload.timer ?? null);
    return null;
  };
  return {
    /** `BUSY`: another one runs, and `replaces` was not said. */
    start: async (input: StartTimerInput): Promise<string | null> => {
      const answer = await answerOf(start({ variables: { input } }), ({ startTimer }) => startTimer);
      if (answer.is === 'refused' && answer.refusal.code === 'CONFLICT' && !input.replaces) return BUSY;
      const problem = heldBy(answer);
      if (problem !== null) return problem;
      const stopped = answer.is === 'done' ? answer.payload.stoppedEntry : null;
      const said = stopped ? `${text.stopped(hoursText(stopped.seconds))} ${text.started}` : text.started;
      showToast({ message: said, tone: 'positive' });
      if (stopped) await reloadHours(client, 'hours');
      return null;
    },
    update: async (input: UpdateTimerInput) =>
      heldBy(await answerOf(update({ variables: { input } }), ({ updateTimer }) => updateTimer)),
    pause: async (timerId: string) =>
      heldBy(await answerOf(pause({ variables: { input: { timerId } } }), ({ pauseTimer }) => pauseTimer)),
    resume: async (timerId: string) =>
      heldBy(await answerOf(resume({ variables: { input: { timerId } } }), ({ resumeTimer }) => resumeTimer)),
    /** Why it was not stopped: of `seconds`, another length would do. */
    stop: async (timerId: string, seconds?: number): Promise<Refusal | null> => {
      const input = { timerId, ...(seconds === undefined ? {} : { seconds }) };
      const answer = await answerOf(stop({ variables: { input } }), ({ stopTimer }) => stopTimer);
      if (answer.is === 'refused') return answer.refusal;
      holdTimer(client, null);
      const { entry } = answer.payload;
      if (entry) showToast({ message: text.stopped(hoursText(entry.seconds)), tone: 'positive' });
      await reloadHours(client, 'hours');
      return null;
    },
    discard: async (timerId: string): Promise<string | null> => {
      const answer = await answerOf(discard({ variables: { input: { timerId } } }), ({ discardTimer }) => discardTimer);
      if (answer.is === 'refused') return answer.refusal.message;
      holdTimer(client, null);
      showToast({ message: text.discarded });
      return null;
    },
  };
}
