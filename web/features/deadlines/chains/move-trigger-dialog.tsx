import { useState, type SyntheticEvent } from 'react';
import { ArrowRight } from 'lucide-react';
import type { MoveTriggerInput, NoticeMethod } from '#schema/generated/contract.ts';
import { commonText } from '#schema/text/common.ts';
import { noticeMethodText } from '#schema/text/deadline-calculator.ts';
import { moveTriggerText as text } from '#schema/text/deadline-screen.ts';
import { mutationResult } from '#web/shared/apollo/mutation-result.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { formatWeekday } from '#web/shared/format/format.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Dialog, DialogFooter } from '#web/shared/ui/dialog.tsx';
import { SelectField } from '#web/shared/ui/field.tsx';
import { ErrorState, Skeleton } from '#web/shared/ui/states.tsx';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { useMoveTriggerMutation, usePreviewMoveQuery, type PreviewMoveQuery } from './move-trigger.generated.ts';
import { METHODS } from '../calculator/calculation.rules.ts';
import { DateField } from '#web/shared/ui/date-field.tsx';
import { isRealDay } from '../real-day.rules.ts';

type Move = PreviewMoveQuery['previewMove']['moves'][number];

interface MoveTriggerDialogProps {
  chainId: string;
  /** Called after the move, with a message and an undo function. */
  onMoved: (message: string, undo: () => Promise<boolean>) => void;
  onClose: () => void;
}

const isFixed = ({ deadline }: Move): boolean => deadline.status === 'COMPLETED';

function Change({ move, isChosen, onChoose }: { move: Move; isChosen: boolean; onChoose: (isOn: boolean) => void }) {
  const { deadline, dueOn, problem } = move;
  const isSame = dueOn === deadline.dueOn;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 px-4 py-3">
      <input
        type="checkbox"
        aria-label={text.chooseOne(deadline.title)}
        checked={isChosen}
        disabled={isFixed(move)}
        onChange={(event) => onChoose(event.target.checked)}
        className="mt-1 size-5 shrink-0"
      />
      <div className="grid min-w-0 gap-0.5">
        <p className="font-medium [overflow-wrap:anywhere]">{deadline.title}</p>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
          <span className="text-muted">
            <span className="sr-only">{text.before}: </span>
            {formatWeekday(deadline.dueOn)}
          </span>
          {isFixed(move) ? (
            <span className="text-sm text-muted">({text.isCompleted})</span>
          ) : isChosen && dueOn && !isSame ? (
            <>
              <ArrowRight size={15} className="text-muted" aria-hidden="true" />
              <strong className="font-medium">
                <span className="sr-only">{text.after}: </span>
                {formatWeekday(dueOn)}
              </strong>
            </>
          ) : (
            <span className="text-sm text-muted">({text.same})</span>
          )}
        </p>
        {problem && <p className="text-sm text-danger">{problem}</p>}
      </div>
    </li>
  );
}

/** Moves the notice of a chain. Shows each change of date before anything is saved. */
export function MoveTriggerDialog({ chainId, onMoved, onClose }: MoveTriggerDialogProps) {
  const [day, setDay] = useState('');
  const [method, setMethod] = useState<NoticeMethod | ''>('');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [problem, setProblem] = useState<string | null>(null);
  const [send, { loading: isMoving }] = useMoveTriggerMutation();
  const isAsked = isRealDay(day);
  const wanted = { chainId, noticeOn: day, ...(method ? { method } : {}) };
  const preview = usePreviewMoveQuery({ variables: { input: wanted }, skip: !isAsked, fetchPolicy: 'no-cache' });
  const answer = isAsked ? preview.data?.previewMove : undefined;
  const moves = answer?.moves ?? [];
  const chosen = moves.filter((move) => !isFixed(move) && !left.has(move.deadline.id));
  const refused = answer?.userErrors[0]?.message;

  const move = (input: MoveTriggerInput) =>
    mutationResult(send({ variables: { input } }), ({ moveTrigger }) => moveTrigger);
  const onSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isMoving) return;
    if (!isAsked) return setProblem(text.dayMissing);
    if (chosen.length === 0) return setProblem(text.none);
    const deadlineIds = chosen.map((each) => each.deadline.id);
    const moved = await move({ ...wanted, deadlineIds });
    if (moved.is === 'refused') return setProblem(moved.refusal.message || text.failed);
    const notices = chosen.flatMap(({ deadline: { id: deadlineId, countedFrom, isEstimated } }) => {
      if (!countedFrom) return [];
      const { noticeOn, adviceSentOn, noticeAt, method: notified } = countedFrom;
      return [{ deadlineId, noticeOn, adviceSentOn, noticeAt, method: notified, isEstimated }];
    });
    onMoved(
      text.moved(moved.payload.deadlines.length),
      async () => (await move({ chainId, noticeOn: day, notices })).is === 'done',
    );
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={text.title}
      description={text.body}
      className="w-[min(38rem,calc(100vw-2rem))]"
    >
      <form noValidate onSubmit={(event) => void onSubmit(event)} className="grid grid-cols-1 gap-5 px-6 pb-6 pt-4">
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <DateField
            leans="back"
            label={text.day}
            value={day}
            onChange={(next) => {
              setProblem(null);
              setDay(next);
            }}
          />
          <SelectField
            label={text.method}
            value={method}
            onChange={(event) => setMethod(event.target.value as NoticeMethod | '')}
          >
            <option value="">{text.sameMethod}</option>
            {METHODS.map((code) => (
              <option key={code} value={code}>
                {noticeMethodText[code]}
              </option>
            ))}
          </SelectField>
        </div>
        <section aria-labelledby="move-preview" aria-busy={preview.loading} className="grid gap-2">
          <h3 id="move-preview" className="font-sans font-medium">
            {text.preview}
          </h3>
          {!isAsked ? (
            <p className="text-muted">{text.previewEmpty}</p>
          ) : preview.error ? (
            <ErrorState
              title={text.previewFailed}
              {...readFailure(preview.error)}
              onRetry={() => void preview.refetch().catch(() => undefined)}
            />
          ) : !answer ? (
            <Skeleton className="h-24" />
          ) : (
            <ul className="divide-y divide-line rounded-md border border-line">
              {moves.map((each) => (
                <Change
                  key={each.deadline.id}
                  move={each}
                  isChosen={!isFixed(each) && !left.has(each.deadline.id)}
                  onChoose={(isOn) =>
                    setLeft((before) => {
                      const next = new Set(before);
                      if (isOn) next.delete(each.deadline.id);
                      else next.add(each.deadline.id);
                      return next;
                    })
                  }
                />
              ))}
            </ul>
          )}
        </section>
        {(problem ?? refused) && (
          <p role="alert" className="text-danger">
            {problem ?? refused}
          </p>
        )}
        <DialogFooter>
          <Button variant="ghost" className={TOUCH_TARGET} onClick={onClose}>
            {commonText.cancel}
          </Button>
          <Button type="submit" className={TOUCH_TARGET} disabled={isMoving || (isAsked && chosen.length === 0)}>
            {isMoving ? text.saving : text.submit(chosen.length)}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
