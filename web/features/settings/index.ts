import { lazyPart } from '#web/shared/parts/lazy-part.tsx';

/** The page is loaded when it is first opened. */
export const SettingsPage = lazyPart(() => import('./settings-page.tsx').then(({ SettingsPage }) => SettingsPage));
