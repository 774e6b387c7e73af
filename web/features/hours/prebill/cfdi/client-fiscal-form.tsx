import { useState } from 'react';
import { cfdiScreenText as text } from '#schema/text/cfdi-screen.ts';
import { tidyRfc } from '#schema/lib/rfc.ts';
import { mutationResult, type Refusal } from '#web/shared/apollo/mutation-result.ts';
import { FiscalFields } from '#web/shared/fiscal/fiscal-fields.tsx';
import { EMPTY_FORM, problemsOf, withoutMisfits, type FiscalForm } from '#web/shared/fiscal/fiscal-form.rules.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { ErrorState } from '#web/shared/ui/states.tsx';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { useUpdateClientFiscalProfileMutation, type PrebillCfdiDraftQuery } from './cfdi.generated.ts';

interface ClientFiscalFormProps {
  data: PrebillCfdiDraftQuery;
  /** Of the client, as the bill says it. */
  rfc: string;
  name: string;
  onSaved: () => Promise<unknown>;
}

/** The fiscal data of the client of a bill; they are kept for all bills of that client. */
export function ClientFiscalForm({ data, rfc, name, onSaved }: ClientFiscalFormProps) {
  const { prebillCfdiDraft: draft, fiscalRegimes, cfdiUses } = data;
  const { receiver } = draft;
  const [form, setForm] = useState<FiscalForm>(
    receiver
      ? {
          rfc: receiver.rfc,
          legalName: receiver.legalName,
          regime: receiver.regime,
          postalCode: receiver.postalCode,
          cfdiUse: receiver.cfdiUse,
        }
      : { ...EMPTY_FORM, rfc, legalName: name },
  );
  const [update] = useUpdateClientFiscalProfileMutation();
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const problems = isTried ? problemsOf(form, true) : {};
  const errorOf = (field: keyof FiscalForm) =>
    problems[field] ?? (refusal?.field === field ? refusal.message : undefined);
  const submit = async () => {
    setTried(true);
    setRefusal(null);
    if (Object.keys(problemsOf(form, true)).length > 0) return;
    setBusy(true);
    const input = { prebillId: draft.prebillId, ...form, rfc: tidyRfc(form.rfc), legalName: form.legalName.trim() };
    const answer = await mutationResult(update({ variables: { input } }), (result) => result.updateClientFiscalProfile);
    setBusy(false);
    if (answer.is === 'refused') return setRefusal(answer.refusal);
    showToast({ message: text.saved, tone: 'positive' });
    await onSaved();
  };
  return (
    <form
      noValidate
      aria-label={text.writeReceiver(name)}
      className="grid grid-cols-1 gap-5 rounded-md border border-line p-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void submit();
      }}
    >
      <FiscalFields
        form={form}
        change={(part) => {
          setRefusal(null);
          setForm((now) => withoutMisfits({ ...now, ...part }, fiscalRegimes, cfdiUses));
        }}
        errorOf={errorOf}
        regimes={fiscalRegimes}
        uses={cfdiUses}
        isGenericAllowed
        useHint={text.receiverUse}
      />
      {refusal && !(refusal.field != null && refusal.field in form) && (
        <ErrorState title={text.saveFailed} message={refusal.message} requestId={refusal.requestId} />
      )}
      <Button type="submit" variant="secondary" className={`${TOUCH_TARGET} w-fit`} disabled={isBusy}>
        {isBusy ? text.saving : text.saveReceiver}
      </Button>
    </form>
  );
}
