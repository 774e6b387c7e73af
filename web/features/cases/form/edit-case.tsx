import { ArrowLeft } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { caseFormText as text } from '#schema/text/case-form-screen.ts';
import { buttonClasses } from '#web/shared/ui/button.tsx';
import { CaseForm } from './case-form.tsx';
import { caseAddress } from '../case-styles.tsx';
import { useCaseForm, type LoadedCase } from './use-case-form.ts';
import { VersionConflictDialog } from './version-conflict-dialog.tsx';

/** Edits one case. Changes that somebody else saved meanwhile are shown, not overwritten. */
export function EditCase({ legalCase }: { legalCase: LoadedCase }) {
  const navigate = useNavigate();
  const address = caseAddress(legalCase.id);
  const state = useCaseForm({ legalCase, onSaved: () => void navigate(address) });
  return (
    <div className="mx-auto grid max-w-[46rem] grid-cols-1 gap-6 px-4 pt-6 md:px-8 md:pt-8">
      <header className="grid gap-2">
        <Link to={address} className={`${buttonClasses({ variant: 'ghost', size: 'sm' })} -ml-3 w-fit`}>
          <ArrowLeft size={16} aria-hidden="true" />
          {text.backToCase}
        </Link>
        <h1 className="text-3xl font-semibold tracking-tight">{text.editTitle}</h1>
        <p className="font-serif text-lg text-muted break-words">{legalCase.title}</p>
      </header>
      <CaseForm
        state={state}
        legalCase={legalCase}
        submitLabel={text.save}
        cancelAddress={address}
        cancelLabel={text.cancel}
      />
      {state.conflicts.length > 0 && (
        <VersionConflictDialog
          conflicts={state.conflicts}
          onResolve={(theirs) => void state.resolve(theirs)}
          onClose={state.closeConflicts}
        />
      )}
    </div>
  );
}
