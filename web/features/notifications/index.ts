import { lazyPart } from '#web/shared/parts/lazy-part.tsx';

/** Loaded after the first view: the top bar shows its place until then. */
export const NotificationBell = lazyPart(() => import('./bell.tsx').then(({ NotificationBell }) => NotificationBell));
