import { useState } from 'react';
import { fiscalText as text } from '#schema/text/fiscal-screen.ts';
import { tidyRfc } from '#schema/lib/rfc.ts';
import { FiscalFields } from '#web/shared/fiscal/fiscal-fields.tsx';
import { EMPTY_FORM, problemsOf, withoutMisfits, type FiscalForm } from '#web/shared/fiscal/fiscal-form.rules.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { mutationResult, type Refusal } from '#web/shared/apollo/mutation-result.ts';
import { formatInstantDay } from '#web/shared/format/format.ts';
import { useFormDraft } from '#web/shared/session/use-form-draft.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { RestoredDraft } from '#web/shared/ui/restored-draft.tsx';
import { RowsSkeleton } from '#web/shared/ui/rows-skeleton.tsx';
import { ErrorState } from '#web/shared/ui/states.tsx';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { useFiscalProfileQuery, useUpdateFiscalProfileMutation, type FiscalProfileQuery } from './fiscal.generated.ts';

function Form({ data, reload }: { data: FiscalProfileQuery; reload: () => Promise<unknown> }) {
  const { fiscalProfile: held, fiscalRegimes, cfdiUses } = data;
  const before: FiscalForm = held
    ? {
        rfc: held.rfc,
        legalName: held.legalName,
        regime: held.regime,
        postalCode: held.postalCode,
        cfdiUse: held.cfdiUse,
      }
    : EMPTY_FORM;
  const { values: form, setValues, isRestored, drop, forget } = useFormDraft('fiscal', before);
  const [update] = useUpdateFiscalProfileMutation();
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const problems = isTried ? problemsOf(form) : {};
  const errorOf = (field: keyof FiscalForm) =>
    problems[field] ?? (refusal?.field === field ? refusal.message : undefined);
  const isOfField = refusal?.field != null && refusal.field in form;
  const change = (part: Partial<FiscalForm>) => {
    setRefusal(null);
    setValues((now) => withoutMisfits({ ...now, ...part }, fiscalRegimes, cfdiUses));
  };
  const submit = async () => {
    setTried(true);
    setRefusal(null);
    if (Object.keys(problemsOf(form)).length > 0) return;
    setBusy(true);
    const input = { ...form, rfc: tidyRfc(form.rfc), legalName: form.legalName.trim() };
    const answer = await mutationResult(update({ variables: { input } }), (result) => result.updateFiscalProfile);
    setBusy(false);
    if (answer.is === 'refused') return setRefusal(answer.refusal);
    forget();
    setTried(false);
    showToast({ message: text.saved, tone: 'positive' });
    await reload();
  };
  return (
    <form
      noValidate
      className="card grid max-w-2xl grid-cols-1 gap-5 p-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void submit();
      }}
    >
      {isRestored && <RestoredDraft onDrop={drop} />}
      <FiscalFields form={form} change={change} errorOf={errorOf} regimes={fiscalRegimes} uses={cfdiUses} />
      {refusal && !isOfField && (
        <ErrorState title={text.failed} message={refusal.message} requestId={refusal.requestId} />
      )}
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" className={TOUCH_TARGET} disabled={isBusy}>
          {isBusy ? text.saving : text.save}
        </Button>
        {held && <p className="text-sm text-muted">{text.savedOn(formatInstantDay(held.updatedAt))}</p>}
      </div>
    </form>
  );
}

/** The fiscal data of the account, from which CFDI are made. */
export function FiscalData() {
  const { data, error, refetch } = useFiscalProfileQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <section aria-labelledby="fiscal" className="grid grid-cols-1 gap-4">
      <div className="grid max-w-[72ch] gap-1">
        <h2 id="fiscal" className="text-xl font-semibold">
          {text.title}
        </h2>
        <p className="text-muted">{text.intro}</p>
        <p className="text-muted">{text.unstamped}</p>
      </div>
      {data ? (
        <Form data={data} reload={() => refetch().catch(() => undefined)} />
      ) : error ? (
        <ErrorState
          title={text.loadFailed}
          {...readFailure(error)}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <RowsSkeleton rows={5} />
      )}
    </section>
  );
}
