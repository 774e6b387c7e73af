import { securityText as text } from '#schema/text/settings-screen.ts';
import { Checkbox } from '#web/shared/ui/checkbox.tsx';
import { Group } from '../group.tsx';
import type { SectionProps } from '../section-props.ts';

/** How the account is protected, as far as it is saved with the other settings. */
export const SecurityFields = ({ values, onChange }: SectionProps<'security'>) => (
  <Group title={text.notices}>
    <Checkbox
      label={text.loginNotifications}
      checked={values.loginNotifications}
      onChange={(loginNotifications) => onChange({ loginNotifications })}
    />
  </Group>
);
