import { useState } from 'react';
import { Play } from 'lucide-react';
import type { BillingKind, WorkActivity } from '#schema/generated/contract.ts';
import { timerText as text } from '#schema/text/hours-timer.ts';
import { CasePicker } from '#web/shared/cases/case-picker.tsx';
import type { PickedCase } from '#web/shared/cases/picked-case.ts';
import { ConfirmDialog } from '#web/shared/ui/action-dialogs.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { TextField } from '#web/shared/ui/field.tsx';
import { ErrorState } from '#web/shared/ui/states.tsx';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { BUSY, useTimerActions } from './use-timer-actions.ts';
import { ActivityField, BillingField } from './work-fields.tsx';

interface StartFormProps {
  /** The running timer is stopped and recorded, and this one starts. */
  replaces?: boolean;
  onStarted: () => void;
  onBack?: () => void;
}

/** Starts the timer for a case with a description. */
export function StartForm({ replaces = false, onStarted, onBack }: StartFormProps) {
  const actions = useTimerActions();
  const [legalCase, setCase] = useState<PickedCase | null>(null);
  const [description, setDescription] = useState('');
  const [activity, setActivity] = useState<WorkActivity>('OTHER');
  const [billing, setBilling] = useState<BillingKind | ''>('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isTaken, setTaken] = useState(false);
  const start = async (isReplacing: boolean): Promise<string | null> => {
    setBusy(true);
    const refused = await actions.start({
      activity,
      description: description.trim(),
      replaces: isReplacing,
      ...(legalCase ? { caseId: legalCase.id } : {}),
      ...(billing ? { billing } : {}),
    });
    setBusy(false);
    if (refused === BUSY) {
      setTaken(true);
      return null;
    }
    setProblem(refused);
    if (refused === null) onStarted();
    return refused;
  };
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void start(replaces);
      }}
    >
      <CasePicker label={text.caseLabel} isOptional picked={legalCase} onPick={setCase} />
      <TextField
        label={text.description}
        isOptional
        value={description}
        maxLength={2000}
        autoComplete="off"
        onChange={({ target }) => setDescription(target.value)}
      />
      <div className="grid grid-cols-2 gap-3">
        <ActivityField label={text.activity} value={activity} onChange={setActivity} />
        <BillingField label={text.billing} usual={text.billingUsual} value={billing} onChange={setBilling} />
      </div>
      {problem && <ErrorState title={text.failed} message={problem} />}
      <div className="flex flex-wrap justify-end gap-2">
        {onBack && (
          <Button variant="ghost" className={TOUCH_TARGET} onClick={onBack}>
            {text.switchBack}
          </Button>
        )}
        <Button type="submit" className={cx(TOUCH_TARGET, !onBack && 'w-full')} disabled={isBusy}>
          <Play size={16} aria-hidden="true" />
          {replaces ? text.switchNow : text.start}
        </Button>
      </div>
      {isTaken && (
        <ConfirmDialog
          title={text.busyTitle}
          body={text.busyBody}
          confirm={text.busyConfirm}
          onConfirm={() => start(true)}
          onClose={() => setTaken(false)}
        />
      )}
    </form>
  );
}
