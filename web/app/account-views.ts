import { lazy } from 'react';

/** Login and registration, apart from `views.ts`: only the shell routes load them. */
const loadUsers = () => import('#web/features/users/index.ts');

export const LoginPage = lazy(() => loadUsers().then((users) => ({ default: users.LoginPage })));
export const RegisterDialog = lazy(() => loadUsers().then((users) => ({ default: users.RegisterDialog })));
