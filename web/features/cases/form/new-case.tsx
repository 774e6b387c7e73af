import { ArrowLeft } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { caseFormText as text } from '#schema/text/case-form-screen.ts';
import { useMeQuery } from '#web/shared/session/me.generated.ts';
import { formatCount } from '#web/shared/format/format.ts';
import { buttonClasses } from '#web/shared/ui/button.tsx';
import { caseAddress } from '../case-styles.tsx';
import { CaseForm } from './case-form.tsx';
import { LimitNotice } from './limit-notice.tsx';
import { useCaseForm } from './use-case-form.ts';

const UNLIMITED = -1;

/** How many more cases the plan allows; nothing until the server has answered. */
function Quota() {
  const { data } = useMeQuery({ fetchPolicy: 'cache-and-network' });
  if (!data?.me) return null;
  const used = data.me.usage.cases;
  const limit = data.me.limits.cases;
  if (limit === UNLIMITED) return null;
  if (used >= limit) return <LimitNotice />;
  return <p className="text-sm text-muted tabular">{text.quota(formatCount(used), formatCount(limit))}</p>;
}

interface NewCaseProps {
  backAddress: string;
}

export function NewCase({ backAddress }: NewCaseProps) {
  const navigate = useNavigate();
  const state = useCaseForm({
    legalCase: null,
    // Conflicts found are shown on the page of the case.
    onSaved: (caseId, conflicts) => void navigate(caseAddress(caseId), { state: { conflicts } }),
  });
  return (
    <div className="mx-auto grid max-w-[46rem] grid-cols-1 gap-6 px-4 pt-6 md:px-8 md:pt-8">
      <header className="grid gap-2">
        <Link to={backAddress} className={`${buttonClasses({ variant: 'ghost', size: 'sm' })} -ml-3 w-fit`}>
          <ArrowLeft size={16} aria-hidden="true" />
          {text.back}
        </Link>
        <h1 className="text-3xl font-semibold tracking-tight">{text.newTitle}</h1>
        <p className="font-serif text-lg text-muted">{text.intro}</p>
        <Quota />
      </header>
      <CaseForm
        state={state}
        legalCase={null}
        submitLabel={text.create}
        cancelAddress={backAddress}
        cancelLabel={text.cancel}
      />
    </div>
  );
}
