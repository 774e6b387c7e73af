import { lazyPart } from '#web/shared/parts/lazy-part.tsx';

/** The parts that the page of the calendar shows. Separate from `index.ts`, which every section loads. */

/** Loaded when it is opened: the events do not need it. */
export const BillableTab = lazyPart(() => import('./billable-tab.tsx').then(({ BillableTab }) => BillableTab));
export { useEntryActions, type EntryActions } from './entries/use-entry-actions.tsx';
export { useEventHours } from './entries/use-event-hours.tsx';
export { HoursProvider, type HoursContextValue } from './hours-context.ts';
export { reloadHours } from './hours-reload.ts';
