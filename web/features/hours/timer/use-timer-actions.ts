import { useApolloClient } from '@apollo/client/react';
import { timerText as text } from '#schema/text/hours-timer.ts';
import { mutationResult, type MutationResult, type Refusal } from '#web/shared/apollo/mutation-result.ts';
import type { StartTimerInput, UpdateTimerInput } from '#schema/generated/operation-types.ts';
import { showToast } from '#web/shared/ui/toast-events.ts';
import {
  useDiscardTimerMutation,
  usePauseTimerMutation,
  useResumeTimerMutation,
  useStartTimerMutation,
  useStopTimerMutation,
  useUpdateTimerMutation,
} from './timer-actions.generated.ts';
import { reloadHours } from '../hours-reload.ts';
import { durationWords } from '#schema/text/durations.ts';
import { writeTimer, type Timer } from './use-timer.ts';

/** The result of `start` while another timer runs. */
export const BUSY = 'BUSY';

/** Actions on the timer. Each returns the error in Spanish, or `null`. */
export function useTimerActions() {
  const client = useApolloClient();
  const [start] = useStartTimerMutation();
  const [update] = useUpdateTimerMutation();
  const [pause] = usePauseTimerMutation();
  const [resume] = useResumeTimerMutation();
  const [stop] = useStopTimerMutation();
  const [discard] = useDiscardTimerMutation();

  const applyTimer = <P extends { timer?: Timer | null }>(answer: MutationResult<P>): string | null => {
    if (answer.is === 'refused') return answer.refusal.message;
    writeTimer(client, answer.payload.timer ?? null);
    return null;
  };
  return {
    /** `BUSY`: another timer runs and `replaces` was not set. */
    start: async (input: StartTimerInput): Promise<string | null> => {
      const answer = await mutationResult(start({ variables: { input } }), ({ startTimer }) => startTimer);
      if (answer.is === 'refused' && answer.refusal.code === 'CONFLICT' && !input.replaces) return BUSY;
      const problem = applyTimer(answer);
      if (problem !== null) return problem;
      const stopped = answer.is === 'done' ? answer.payload.stoppedEntry : null;
      const message = stopped ? `${text.stopped(durationWords(stopped.seconds))} ${text.started}` : text.started;
      showToast({ message, tone: 'positive' });
      if (stopped) await reloadHours(client, 'hours');
      return null;
    },
    update: async (input: UpdateTimerInput) =>
      applyTimer(await mutationResult(update({ variables: { input } }), ({ updateTimer }) => updateTimer)),
    pause: async (timerId: string) =>
      applyTimer(await mutationResult(pause({ variables: { input: { timerId } } }), ({ pauseTimer }) => pauseTimer)),
    resume: async (timerId: string) =>
      applyTimer(await mutationResult(resume({ variables: { input: { timerId } } }), ({ resumeTimer }) => resumeTimer)),
    /** Why it was not stopped; with an error of `seconds`, another duration is accepted. */
    stop: async (timerId: string, seconds?: number): Promise<Refusal | null> => {
      const input = { timerId, ...(seconds === undefined ? {} : { seconds }) };
      const answer = await mutationResult(stop({ variables: { input } }), ({ stopTimer }) => stopTimer);
      if (answer.is === 'refused') return answer.refusal;
      writeTimer(client, null);
      const { entry } = answer.payload;
      if (entry) showToast({ message: text.stopped(durationWords(entry.seconds)), tone: 'positive' });
      await reloadHours(client, 'hours');
      return null;
    },
    discard: async (timerId: string): Promise<string | null> => {
      const answer = await mutationResult(
        discard({ variables: { input: { timerId } } }),
        ({ discardTimer }) => discardTimer,
      );
      if (answer.is === 'refused') return answer.refusal.message;
      writeTimer(client, null);
      showToast({ message: text.discarded });
      return null;
    },
  };
}
