import { ApiKeys } from './api-keys.tsx';
import { Services } from './services.tsx';
import { Webhooks } from './webhooks.tsx';

/** Keys for programs, webhooks, and services that are connected in their own section. */
export const Integrations = ({ calendarAddress }: { calendarAddress: string }) => (
  <div className="grid grid-cols-1 gap-8">
    <ApiKeys />
    <Webhooks />
    <Services calendarAddress={calendarAddress} />
  </div>
);
