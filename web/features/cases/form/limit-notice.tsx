import { Lock } from 'lucide-react';
import { Link } from 'react-router';
import { caseFormText as text } from '#schema/text/case-form-screen.ts';
import { buttonClasses } from '#web/shared/ui/button.tsx';

/** The limit of cases of the plan is reached: why, and how to continue. */
export const LimitNotice = ({ message, plansAddress }: { message?: string; plansAddress: string }) => (
  <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md bg-warning-soft px-4 py-3">
    <Lock size={19} className="text-warning" aria-hidden="true" />
    <div className="min-w-0 flex-1 basis-56">
      <p className="font-medium text-warning">{text.limitTitle}</p>
      {message && <p>{message}</p>}
      <p>{text.limitBody}</p>
    </div>
    <Link to={plansAddress} className={buttonClasses({ size: 'sm' })}>
      {text.plans}
    </Link>
  </div>
);
