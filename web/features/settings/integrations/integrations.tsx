import { Link } from 'react-router';
import { integrationsText as text } from '#schema/text/settings-screen.ts';
import { Group } from '../group.tsx';
import { ApiKeys } from './api-keys.tsx';
import { Webhooks } from './webhooks.tsx';

/** Keys for programs, webhooks, and services that are connected in their own section. */
export const Integrations = ({ calendarAddress }: { calendarAddress: string }) => (
  <div className="grid grid-cols-1 gap-8">
    <ApiKeys />
    <Webhooks />
    <Group title={text.title}>
      <div className="grid gap-1 rounded-md border border-line bg-surface px-4 py-3">
        <p className="font-medium">{text.calendar}</p>
        <p className="text-sm text-muted">{text.calendarBody}</p>
        <Link to={calendarAddress} className="text-accent underline underline-offset-4 hover:text-accent-strong">
          {text.openCalendar}
        </Link>
      </div>
    </Group>
  </div>
);
