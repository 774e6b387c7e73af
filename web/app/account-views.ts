import { lazyPart } from '#web/shared/parts/lazy-part.tsx';

/** Login and registration, apart from `views.ts`: only the shell routes load them. */
const loadUsers = () => import('#web/features/users/index.ts');

export const LoginPage = lazyPart(() => loadUsers().then(({ LoginPage }) => LoginPage));
export const TrialDialog = lazyPart(() => loadUsers().then(({ TrialDialog }) => TrialDialog));
export const RegisterDialog = lazyPart(() => loadUsers().then(({ RegisterDialog }) => RegisterDialog));
