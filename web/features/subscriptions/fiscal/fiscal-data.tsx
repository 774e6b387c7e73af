import { useState } from 'react';
import { fiscalText as text } from '#schema/text/fiscal-screen.ts';
import { tidyRfc } from '#schema/lib/rfc.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { mutationResult, type Refusal } from '#web/shared/apollo/mutation-result.ts';
import { formatInstantDay } from '#web/shared/format/format.ts';
import { useFormDraft } from '#web/shared/session/use-form-draft.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { SelectField, TextField } from '#web/shared/ui/field.tsx';
import { RestoredDraft } from '#web/shared/ui/restored-draft.tsx';
import { RowsSkeleton } from '#web/shared/ui/rows-skeleton.tsx';
import { ErrorState } from '#web/shared/ui/states.tsx';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { useFiscalProfileQuery, useUpdateFiscalProfileMutation, type FiscalProfileQuery } from './fiscal.generated.ts';
import { problemsOf, regimesFor, rfcState, usesFor, withoutMisfits, type FiscalForm } from './fiscal-form.rules.ts';

const EMPTY: FiscalForm = { rfc: '', legalName: '', regime: '', postalCode: '', cfdiUse: '' };

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
    : EMPTY;
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
  const rfc = rfcState(form.rfc);
  const regimes = regimesFor(form.rfc, fiscalRegimes);
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
      <TextField
        label={text.rfc}
        hint={
          <>
            {text.rfcHint}
            <span role="status" className={cx('block', rfc?.isRight && 'font-medium text-positive')}>
              {!problems.rfc && rfc?.words}
            </span>
          </>
        }
        value={form.rfc}
        maxLength={17}
        error={errorOf('rfc')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className="max-w-56 font-mono uppercase"
        onChange={({ target }) => change({ rfc: target.value.toUpperCase() })}
      />
      <TextField
        label={text.legalName}
        hint={text.legalNameHint}
        value={form.legalName}
        maxLength={254}
        error={errorOf('legalName')}
        autoComplete="organization"
        onChange={({ target }) => change({ legalName: target.value })}
      />
      <SelectField
        label={text.regime}
        hint={regimes.length === 0 ? text.regimeHint : undefined}
        value={form.regime}
        disabled={regimes.length === 0}
        error={errorOf('regime')}
        onChange={({ target }) => change({ regime: target.value })}
      >
        <option value="">{text.choose}</option>
        {regimes.map(({ code, name }) => (
          <option key={code} value={code}>
            {code} · {name}
          </option>
        ))}
      </SelectField>
      <TextField
        label={text.postalCode}
        value={form.postalCode}
        maxLength={5}
        inputMode="numeric"
        error={errorOf('postalCode')}
        autoComplete="postal-code"
        className="max-w-32 font-mono"
        onChange={({ target }) => change({ postalCode: target.value.replace(/\D/g, '') })}
      />
      <SelectField
        label={text.cfdiUse}
        hint={text.cfdiUseHint}
        value={form.cfdiUse}
        disabled={form.regime === ''}
        error={errorOf('cfdiUse')}
        onChange={({ target }) => change({ cfdiUse: target.value })}
      >
        <option value="">{text.choose}</option>
        {usesFor(form.regime, cfdiUses).map(({ code, name }) => (
          <option key={code} value={code}>
            {code} · {name}
          </option>
        ))}
      </SelectField>
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
