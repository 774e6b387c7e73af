import { lazy } from 'react';

/** What the page of the calendar shows of the hours. Apart from `index.ts`, which is loaded whole by every section. */

/** Whoever looks at the events does not wait for it. */
export const BillableTab = lazy(() => import('./billable-tab.tsx').then((tab) => ({ default: tab.BillableTab })));
export { useEntryActs, type EntryActs } from './entries/use-entry-acts.tsx';
export { useEventHours } from './entries/use-event-hours.tsx';
export { HoursProvider, type HoursRoom } from './hours-context.ts';
export { reloadHours } from './hours-reload.ts';
