import { Check, LoaderCircle, WifiOff } from 'lucide-react';
import { answerText, chatErrorText } from '#schema/text/chat.ts';
import type { AnswerStage } from '#schema/generated/contract.ts';
import { cx } from '#web/shared/ui/class-names.ts';

const STAGES: readonly AnswerStage[] = ['UNDERSTANDING', 'SEARCHING', 'WRITING', 'CHECKING'];

/** The stages of an answer in progress: done, current, to come. */
export function StageLine({
  stage,
  isInterrupted,
  isFirst,
}: {
  stage: AnswerStage | null;
  isInterrupted: boolean;
  isFirst: boolean;
}) {
  const current = STAGES.indexOf(stage ?? 'UNDERSTANDING');
  if (isInterrupted) {
    return (
      <p role="status" className="flex items-center gap-2 text-sm text-warning">
        <WifiOff size={16} aria-hidden="true" />
        {chatErrorText.resuming}
      </p>
    );
  }
  return (
    <ol aria-label={answerText.progress} className={cx('flex flex-wrap gap-x-5 gap-y-1.5 text-sm', isFirst && 'py-1')}>
      {STAGES.map((each, position) => {
        const isDone = position < current;
        const isNow = position === current;
        return (
          <li
            key={each}
            aria-current={isNow ? 'step' : undefined}
            className={cx(
              'flex items-center gap-1.5',
              isNow ? 'font-medium text-accent' : 'text-muted',
              !isNow && 'max-md:sr-only',
            )}
          >
            {isDone && <Check size={15} aria-hidden="true" />}
            {isNow && <LoaderCircle size={15} className="animate-spin" aria-hidden="true" />}
            {answerText.stages[each]}
          </li>
        );
      })}
    </ol>
  );
}
