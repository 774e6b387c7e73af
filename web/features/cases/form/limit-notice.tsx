import { Lock } from 'lucide-react';
import { caseFormText as text } from '#schema/text/case-form-screen.ts';
import { PlansLink } from '#web/shared/plans/plans-link.tsx';

/** The limit of cases of the plan is reached: why, and what makes room. */
export const LimitNotice = ({ message }: { message?: string }) => (
  <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md bg-warning-soft px-4 py-3">
    <Lock size={19} className="text-warning" aria-hidden="true" />
    <div className="min-w-0 flex-1 basis-56">
      <p className="font-medium text-warning">{text.limitTitle}</p>
      {message && <p>{message}</p>}
      <p>{text.limitBody}</p>
    </div>
    <PlansLink />
  </div>
);
