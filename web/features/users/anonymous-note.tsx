import { trialScreenText as text } from '#schema/text/trials-screen.ts';
import { heldAnonymous } from '#web/shared/session/anonymous.ts';

/** What becomes of what was done in this tab without an account. Nothing without a trial or a demo. */
export const AnonymousNote = ({ form }: { form: 'login' | 'register' }) =>
  heldAnonymous() ? (
    <p className="rounded-md bg-info-soft px-4 py-3 text-sm">{form === 'register' ? text.kept : text.notMerged}</p>
  ) : null;
