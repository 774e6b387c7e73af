import { useState, type SyntheticEvent } from 'react';
import { commonText } from '#schema/text/common.ts';
import { alertDaysText as text } from '#schema/text/deadline-screen.ts';
import { answerOf } from '#web/shared/apollo/answer.ts';
import { useSetAlertDaysMutation } from '#web/shared/apollo/operations.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { AlertDaysField } from '../alert-days-field.tsx';
import { TOUCH } from '../deadline-look.tsx';

interface AlertSettingsDialogProps {
  held: readonly number[];
  onSaved: () => void;
  onClose: () => void;
}

/** How long before the account is warned of each new deadline. */
export function AlertSettingsDialog({ held, onSaved, onClose }: AlertSettingsDialogProps) {
  const [days, setDays] = useState<readonly number[]>(held);
  const [problem, setProblem] = useState<string>();
  const [save, { loading }] = useSetAlertDaysMutation();
  const onSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const input = { alertDays: [...days] };
    const answer = await answerOf(save({ variables: { input } }), ({ setAlertDays }) => setAlertDays);
    if (answer.is === 'refused') return setProblem(answer.refusal.message);
    showToast({ message: text.saved, tone: 'positive' });
    onSaved();
    onClose();
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={text.settingsTitle} description={text.settingsBody}>
      <form noValidate onSubmit={(event) => void onSubmit(event)} className="grid gap-5 px-6 pb-6 pt-5">
        <AlertDaysField days={days} error={problem} onChange={setDays} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button look="ghost" className={TOUCH} onClick={onClose}>
            {commonText.cancel}
          </Button>
          <Button type="submit" className={TOUCH} disabled={loading}>
            {commonText.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
