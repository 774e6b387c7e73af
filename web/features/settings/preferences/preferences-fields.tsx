import { Link } from 'react-router';
import { alertZoneNames } from '#schema/text/deadline-zones.ts';
import {
  answerLanguageText,
  dateFormatText,
  layoutOptionText,
  preferencesText as text,
  themeOptionText,
} from '#schema/text/settings-screen.ts';
import { Checkbox } from '#web/shared/ui/checkbox.tsx';
import { SelectField } from '#web/shared/ui/field.tsx';
import { Group } from '../group.tsx';
import type { SectionProps } from '../section-props.ts';

type Preferences = SectionProps<'preferences'>['values'];

/** Preferences that are one of a few. */
type Chosen = 'theme' | 'dashboardLayout' | 'dateFormat' | 'timeZone' | 'language';

interface Choice<K extends Chosen> {
  name: K;
  label: string;
  hint?: string;
  options: Readonly<Record<string, string>>;
}

export interface OtherSettings {
  alertDays: string;
  rates: string;
  calendar: string;
}

/** How the product behaves. What a section sets for itself is linked from here. */
export function PreferencesFields({
  values,
  onChange,
  error,
  elsewhere,
}: SectionProps<'preferences'> & { elsewhere: OtherSettings }) {
  const select = <K extends Chosen>({ name, label, hint, options }: Choice<K>) => {
    const problem = error(name);
    return (
      <SelectField
        label={label}
        {...(hint ? { hint } : {})}
        {...(problem ? { error: problem } : {})}
        value={values[name]}
        onChange={({ target }) => onChange({ [name]: target.value } as Partial<Preferences>)}
      >
        {Object.entries(options).map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    );
  };
  const { emailNotifications: mails } = values;
  const mail = (name: keyof typeof mails & keyof typeof text, hint?: string) => (
    <Checkbox
      label={text[name]}
      {...(hint ? { hint } : {})}
      checked={mails[name] === true}
      onChange={(isWanted) => onChange({ emailNotifications: { ...mails, [name]: isWanted } })}
    />
  );
  return (
    <>
      <Group title={text.appearance}>
        <div className="grid grid-cols-1 items-start gap-5 sm:grid-cols-2">
          {select({ name: 'theme', label: text.theme, options: themeOptionText })}
          {select({ name: 'dashboardLayout', label: text.layout, options: layoutOptionText })}
        </div>
      </Group>
      <Group title={text.dates}>
        <div className="grid grid-cols-1 items-start gap-5 sm:grid-cols-2">
          {select({ name: 'dateFormat', label: text.dateFormat, options: dateFormatText })}
          {select({ name: 'timeZone', label: text.timeZone, hint: text.timeZoneHint, options: alertZoneNames })}
        </div>
      </Group>
      <Group title={text.answers}>
        {select({ name: 'language', label: text.language, hint: text.languageHint, options: answerLanguageText })}
        <p className="text-sm text-muted">{text.currency}</p>
      </Group>
      <Group title={text.forms}>
        <Checkbox
          label={text.autoSave}
          hint={text.autoSaveHint}
          checked={values.autoSave}
          onChange={(autoSave) => onChange({ autoSave })}
        />
      </Group>
      <Group title={text.mails}>
        <div className="grid gap-3">
          {mail('caseUpdates')}
          {mail('paymentReminders', text.paymentHint)}
          {mail('systemAlerts')}
        </div>
      </Group>
      <Group title={text.elsewhere}>
        <ul className="grid gap-2">
          {(['alertDays', 'rates', 'calendar'] as const).map((name) => (
            <li key={name}>
              <Link to={elsewhere[name]} className="text-accent underline underline-offset-4 hover:text-accent-strong">
                {text[name]}
              </Link>
            </li>
          ))}
        </ul>
      </Group>
    </>
  );
}
