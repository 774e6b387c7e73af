import { CircleAlert } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { caseFormText as text } from '#schema/text/case-form-screen.ts';
import { TextField } from '#web/shared/ui/field.tsx';
import type { CaseForm, HeldCase } from './use-case-form.ts';
import { useSettled } from '#web/shared/hooks/use-settled.ts';
import { useFileNumberCheckQuery } from './form.generated.ts';

/** A number is not half a number wrong: it is looked at when the hand rests. */
const PAUSE_MS = 700;

/** What the court's format makes of the number that is written; it warns and never stops anybody. */
function useNumberWarning({ control, formState }: CaseForm['form'], held: HeldCase | null): string | null {
  const [written, court] = useWatch({ control, name: ['fileNumber', 'court'] });
  const fileNumber = written.trim();
  const asked = { fileNumber, courtId: court?.id ?? null, courtName: court && !court.id ? court.name : null };
  const settled = JSON.parse(useSettled(JSON.stringify(asked), PAUSE_MS)) as typeof asked;
  const isChanged = Boolean(formState.dirtyFields.fileNumber ?? formState.dirtyFields.court);
  const canAsk = settled.fileNumber !== '' && (settled.courtId !== null || settled.courtName !== null);
  const { data } = useFileNumberCheckQuery({ variables: settled, skip: !isChanged || !canAsk });
  if (!isChanged) return held?.fileNumberWarning ?? null;
  return canAsk && settled.fileNumber === fileNumber ? (data?.checkFileNumber ?? null) : null;
}

/** The number that the court gave the case, with what there is to ask about it. */
export function FileNumberField({ form, held }: { form: CaseForm['form']; held: HeldCase | null }) {
  const warning = useNumberWarning(form, held);
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
