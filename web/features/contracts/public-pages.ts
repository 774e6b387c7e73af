/** The public page of the section. Separate from `index.ts`, which the dashboard loads. */
export { VerificationView } from './verification/verification-view.tsx';
