import { lazyPart } from '#web/shared/parts/lazy-part.tsx';

/** Login, registration and the modules of the landing, apart from `views.ts`: only the shell routes load them. */
export const LoginPage = lazyPart(() => import('#web/features/users/index.ts').then(({ LoginPage }) => LoginPage));
export const LandingDialog = lazyPart(() => import('./landing-dialog.tsx').then(({ LandingDialog }) => LandingDialog));
export const LandingModules = lazyPart(() =>
  import('./landing-modules.tsx').then(({ LandingModules }) => LandingModules),
);
