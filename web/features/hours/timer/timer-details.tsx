import { useState } from 'react';
import { timerText as text } from '#schema/text/hours-timer.ts';
import type { UpdateTimerInput } from '#schema/generated/operation-types.ts';
import { CasePicker } from '#web/shared/cases/case-picker.tsx';
import { pickedCase } from '#web/shared/cases/picked-case.ts';
import { TextField } from '#web/shared/ui/field.tsx';
import type { Timer } from './use-timer.ts';
import { ActivityField, BillingField } from './work-fields.tsx';

interface TimerDetailsProps {
  timer: Timer;
  onUpdate: (part: Omit<UpdateTimerInput, 'timerId'>) => void;
}

/** What the timer is for; each change is saved at once. */
export function TimerDetails({ timer, onUpdate }: TimerDetailsProps) {
  const [description, setDescription] = useState(timer.description);
  const say = () => {
    const said = description.trim();
    if (said !== timer.description) onUpdate({ description: said });
  };
  return (
    <div className="grid gap-4">
      <CasePicker
        label={text.caseLabel}
        isOptional
        picked={timer.case ? pickedCase(timer.case) : null}
        onPick={(picked) => onUpdate({ caseId: picked?.id ?? null })}
      />
      <TextField
        label={text.description}
        isOptional
        value={description}
        maxLength={2000}
        autoComplete="off"
        onChange={({ target }) => setDescription(target.value)}
        onBlur={say}
        onKeyDown={({ key }) => key === 'Enter' && say()}
      />
      <div className="grid grid-cols-2 gap-3">
        <ActivityField label={text.activity} value={timer.activity} onChange={(activity) => onUpdate({ activity })} />
        <BillingField label={text.billing} value={timer.billing} onChange={(billing) => onUpdate({ billing })} />
      </div>
    </div>
  );
}
