import { useState, type SyntheticEvent } from 'react';
import { commonText } from '#schema/text/common.ts';
import { alertDaysText as text } from '#schema/text/deadline-screen.ts';
import { alertZoneNames, alertZoneText } from '#schema/text/deadline-zones.ts';
import { mutationResult, type Refusal } from '#web/shared/apollo/mutation-result.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Dialog, DialogFooter } from '#web/shared/ui/dialog.tsx';
import { SelectField } from '#web/shared/ui/field.tsx';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { useSetAlertDaysMutation } from './panel.generated.ts';
import { AlertDaysField } from '../alert-days-field.tsx';
import { session } from '#web/shared/session/session.ts';
import { firstZone } from '../alert-zone.rules.ts';

interface AlertSettingsDialogProps {
  savedDays: readonly number[];
  /** `null`: no zone was chosen yet. */
  savedZone: string | null;
  onSaved: () => void;
  onClose: () => void;
}

/** Default alert days of new deadlines, and the time zone of the alerts. */
export function AlertSettingsDialog({ savedDays, savedZone, onSaved, onClose }: AlertSettingsDialogProps) {
  const [days, setDays] = useState<readonly number[]>(savedDays);
  const [first] = useState(() => firstZone(savedZone, Intl.DateTimeFormat().resolvedOptions().timeZone));
  const [zone, setZone] = useState<string>(first.zone);
  const [problem, setProblem] = useState<Refusal>();
  const [save, { loading }] = useSetAlertDaysMutation();
  const onSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const input = { alertDays: [...days], timeZone: zone };
    const answer = await mutationResult(save({ variables: { input } }), ({ setAlertDays }) => setAlertDays);
    if (answer.is === 'refused') return setProblem(answer.refusal);
    session.keepZone(zone);
    showToast({ message: text.saved, tone: 'positive' });
    onSaved();
    onClose();
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={text.settingsTitle} description={text.settingsBody}>
      <form noValidate onSubmit={(event) => void onSubmit(event)} className="grid gap-5 px-6 pb-6 pt-5">
        <AlertDaysField
          days={days}
          error={problem?.field === 'timeZone' ? undefined : problem?.message}
          onChange={setDays}
        />
        <SelectField
          label={alertZoneText.label}
          hint={`${alertZoneText.hint}${first.isProposed && zone === first.zone ? ` ${alertZoneText.proposed}` : ''}`}
          error={problem?.field === 'timeZone' ? problem.message : undefined}
          value={zone}
          onChange={(event) => setZone(event.target.value)}
        >
          {Object.entries(alertZoneNames).map(([name, words]) => (
            <option key={name} value={name}>
              {words}
            </option>
          ))}
        </SelectField>
        <DialogFooter>
          <Button variant="ghost" className={TOUCH_TARGET} onClick={onClose}>
            {commonText.cancel}
          </Button>
          <Button type="submit" className={TOUCH_TARGET} disabled={loading}>
            {commonText.save}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
