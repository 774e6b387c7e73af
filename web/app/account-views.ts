import { lazy } from 'react';

/** Signing in and registering: apart from the other views, which pages lead back to. */
const loadUsers = () => import('#web/features/users/index.ts');

export const LoginPage = lazy(() => loadUsers().then((users) => ({ default: users.LoginPage })));
export const RegisterDialog = lazy(() => loadUsers().then((users) => ({ default: users.RegisterDialog })));
