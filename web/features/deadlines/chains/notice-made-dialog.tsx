import { useState, type SyntheticEvent } from 'react';
import type { MoveTriggerInput, NoticeMethod } from '#schema/generated/contract.ts';
import { commonText } from '#schema/text/common.ts';
import { noticeMethodText } from '#schema/text/deadline-calculator.ts';
import { noticeMadeText as text } from '#schema/text/deadline-screen.ts';
import { mutationResult } from '#web/shared/apollo/mutation-result.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Dialog, DialogFooter } from '#web/shared/ui/dialog.tsx';
import { SelectField } from '#web/shared/ui/field.tsx';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { METHODS } from '../calculator/calculation.rules.ts';
import { DateField } from '#web/shared/ui/date-field.tsx';
import type { DeadlineCard } from '../deadline-styles.tsx';
import { isRealDay } from '../real-day.rules.ts';
import { useMoveTriggerMutation, useNoticeOfDeadlineQuery } from './move-trigger.generated.ts';

interface NoticeMadeDialogProps {
  deadline: DeadlineCard & { chainId: string };
  /** Called after it was counted from its notice, with a message and an undo function. */
  onCounted: (message: string, undo: () => Promise<boolean>) => void;
  onClose: () => void;
}

/** The notice of an estimate was made: from then on it is counted from it. */
export function NoticeMadeDialog({ deadline, onCounted, onClose }: NoticeMadeDialogProps) {
  const { id: deadlineId, chainId, title } = deadline;
  const [day, setDay] = useState('');
  const [method, setMethod] = useState<NoticeMethod | ''>('');
  const [problem, setProblem] = useState<string | null>(null);
  const [send, { loading }] = useMoveTriggerMutation();
  const { data } = useNoticeOfDeadlineQuery({ variables: { id: deadlineId } });
  const before = data?.deadline?.countedFrom;

  const count = (notice: NonNullable<MoveTriggerInput['notices']>[number]) =>
    mutationResult(
      send({ variables: { input: { chainId, noticeOn: notice.noticeOn, notices: [notice] } } }),
      ({ moveTrigger }) => moveTrigger,
    );
  const onSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isRealDay(day)) return setProblem(text.dayMissing);
    const counted = await count({ deadlineId, noticeOn: day, ...(method ? { method } : {}) });
    if (counted.is === 'refused') return setProblem(counted.refusal.message);
    onCounted(text.done(title), async () => {
      if (!before) return false;
      const { noticeOn, adviceSentOn, noticeAt, method: notified } = before;
      const estimate = { deadlineId, noticeOn, adviceSentOn, noticeAt, method: notified, isEstimated: true };
      return (await count(estimate)).is === 'done';
    });
    onClose();
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={text.title} description={text.body(title)}>
      <form noValidate onSubmit={(event) => void onSubmit(event)} className="grid grid-cols-1 gap-5 px-6 pb-6 pt-4">
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <DateField leans="back" label={text.day} value={day} onChange={setDay} />
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
        {problem && (
          <p role="alert" className="text-danger">
            {problem}
          </p>
        )}
        <DialogFooter>
          <Button variant="ghost" className={TOUCH_TARGET} onClick={onClose}>
            {commonText.cancel}
          </Button>
          <Button type="submit" className={TOUCH_TARGET} disabled={loading}>
            {text.submit}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
