import { sessionTimeoutText } from '#schema/text/account-security-screen.ts';
import { securityText as text } from '#schema/text/settings-screen.ts';
import { Checkbox } from '#web/shared/ui/checkbox.tsx';
import { SelectField } from '#web/shared/ui/field.tsx';
import { Group } from '../group.tsx';
import type { SectionProps } from '../section-props.ts';

const TIMEOUTS = [15, 30, 60, 120, 480];

/** How the account is protected, as far as it is saved with the other settings. */
export const SecurityFields = ({ values, onChange, error }: SectionProps<'security'>) => (
  <>
    <Group title={text.notices}>
      <Checkbox
        label={text.loginNotifications}
        checked={values.loginNotifications}
        onChange={(loginNotifications) => onChange({ loginNotifications })}
      />
    </Group>
    <Group title={sessionTimeoutText.title}>
      <div className="max-w-md">
        <SelectField
          label={sessionTimeoutText.label}
          hint={sessionTimeoutText.hint}
          error={error('sessionTimeoutMinutes')}
          value={values.sessionTimeoutMinutes}
          onChange={({ target }) => onChange({ sessionTimeoutMinutes: Number(target.value) })}
        >
          {TIMEOUTS.map((minutes) => (
            <option key={minutes} value={minutes}>
              {sessionTimeoutText.minutes(minutes)}
            </option>
          ))}
        </SelectField>
      </div>
    </Group>
  </>
);
