export { LoginPage } from './login-page.tsx';
export { TrialDialog } from './trial-dialog.tsx';
export { RegisterDialog } from './register-dialog.tsx';
export { PasswordDialog } from './password-dialog.tsx';
export { ResetView } from './reset/reset-view.tsx';
