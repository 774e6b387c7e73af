import { CircleAlert } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { caseFormText as text } from '#schema/text/case-form-screen.ts';
import { TextField } from '#web/shared/ui/field.tsx';
import type { CaseForm, LoadedCase } from './use-case-form.ts';
import { useDebouncedValue } from '#web/shared/hooks/use-debounced-value.ts';
import { useFileNumberCheckQuery } from './form.generated.ts';

/** A half-typed number would look wrong: it is checked only after a pause. */
const DEBOUNCE_MS = 700;

/** Checks the number against the format of the court. It warns and never blocks. */
function useNumberWarning({ control, formState }: CaseForm['form'], legalCase: LoadedCase | null): string | null {
  const [written, court] = useWatch({ control, name: ['fileNumber', 'court'] });
  const fileNumber = written.trim();
  const asked = { fileNumber, courtId: court?.id ?? null, courtName: court && !court.id ? court.name : null };
  const settled = JSON.parse(useDebouncedValue(JSON.stringify(asked), DEBOUNCE_MS)) as typeof asked;
  const isChanged = Boolean(formState.dirtyFields.fileNumber ?? formState.dirtyFields.court);
  const canAsk = settled.fileNumber !== '' && (settled.courtId !== null || settled.courtName !== null);
  const { data } = useFileNumberCheckQuery({ variables: settled, skip: !isChanged || !canAsk });
  if (!isChanged) return legalCase?.fileNumberWarning ?? null;
  return canAsk && settled.fileNumber === fileNumber ? (data?.checkFileNumber ?? null) : null;
}

/** The file number of the court, with its warning. */
export function FileNumberField({ form, legalCase }: { form: CaseForm['form']; legalCase: LoadedCase | null }) {
  const warning = useNumberWarning(form, legalCase);
  return (
    <TextField
      label={text.fileNumber}
      isOptional
      hint={
        <>
          {text.fileNumberHint}
          <span role="status">
            {warning && (
              <span className="mt-1.5 flex items-start gap-1.5 text-warning">
                <CircleAlert size={16} className="mt-0.5" aria-hidden="true" />
                {warning}
              </span>
            )}
          </span>
        </>
      }
      error={form.formState.errors.fileNumber?.message}
      autoComplete="off"
      spellCheck={false}
      className="max-w-80 font-mono"
      {...form.register('fileNumber')}
    />
  );
}
