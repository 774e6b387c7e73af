import { useState } from 'react';
import type { TimeRounding } from '#schema/generated/contract.ts';
import { roundingLabels } from '#schema/text/hours.ts';
import { ratesText as text } from '#schema/text/hours-billing.ts';
import { mutationResult } from '#web/shared/apollo/mutation-result.ts';
import { SelectField } from '#web/shared/ui/field.tsx';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { useSaveHoursSettingsMutation } from '../hours.generated.ts';

const ROUNDINGS = Object.keys(roundingLabels) as TimeRounding[];

/** How recorded time is rounded for charging; saved when it is chosen. */
export function RoundingField({ rounding, onSaved }: { rounding: TimeRounding; onSaved: () => Promise<void> }) {
  const [save] = useSaveHoursSettingsMutation();
  const [chosen, setChosen] = useState(rounding);
  const [problem, setProblem] = useState<string | undefined>();
  const choose = async (next: TimeRounding) => {
    setChosen(next);
    setProblem(undefined);
    const answer = await mutationResult(
      save({ variables: { input: { rounding: next } } }),
      ({ setHoursSettings }) => setHoursSettings,
    );
    if (answer.is === 'refused') {
      setChosen(rounding);
      return setProblem(answer.refusal.message);
    }
    showToast({ message: text.roundingSaved, tone: 'positive' });
    await onSaved();
  };
  return (
    <section aria-labelledby="rounding" className="grid gap-3 border-t border-line pt-5">
      <h3 id="rounding" className="font-sans text-base font-semibold">
        {text.roundingTitle}
      </h3>
      <SelectField
        label={text.rounding}
        hint={text.roundingHint}
        error={problem}
        value={chosen}
        onChange={({ target }) => void choose(target.value as TimeRounding)}
      >
        {ROUNDINGS.map((each) => (
          <option key={each} value={each}>
            {roundingLabels[each]}
          </option>
        ))}
      </SelectField>
    </section>
  );
}
