import { useState } from 'react';
import type { IssuerRegime, TaxPersonKind, VatRate } from '#schema/generated/contract.ts';
import { regimeLabels, taxPersonLabels, vatRateLabels } from '#schema/text/hours.ts';
import { ratesText as text } from '#schema/text/hours-billing.ts';
import { mutationResult } from '#web/shared/apollo/mutation-result.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { SelectField, TextField } from '#web/shared/ui/field.tsx';
import { ErrorState } from '#web/shared/ui/states.tsx';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { useSaveHoursSettingsMutation, type IssuerFieldsFragment } from '../hours.generated.ts';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';

const KINDS = Object.keys(taxPersonLabels) as TaxPersonKind[];
const REGIMES = Object.keys(regimeLabels) as IssuerRegime[];
const VAT_RATES = Object.keys(vatRateLabels) as VatRate[];
const FIELDS = ['issuerName', 'issuerRfc', 'issuerKind', 'issuerRegime', 'issuerVatRate'];

/** The issuer of the bills and its tax regime, which decides what a company withholds. */
export function IssuerForm({ issuer, onSaved }: { issuer: IssuerFieldsFragment; onSaved: () => Promise<void> }) {
  const [save] = useSaveHoursSettingsMutation();
  const [name, setName] = useState(issuer.name);
  const [rfc, setRfc] = useState(issuer.rfc ?? '');
  const [kind, setKind] = useState(issuer.kind);
  const [regime, setRegime] = useState(issuer.regime);
  const [vatRate, setVatRate] = useState(issuer.vatRate);
  const [problem, setProblem] = useState<{ field: string | null; message: string } | null>(null);
  const [isSaving, setSaving] = useState(false);
  const errorOf = (field: string) => (problem?.field === field ? problem.message : undefined);
  const submit = async () => {
    setSaving(true);
    setProblem(null);
    const input = {
      issuerName: name.trim(),
      issuerRfc: rfc.trim() || null,
      issuerKind: kind,
      issuerRegime: regime,
      issuerVatRate: vatRate,
    };
    const answer = await mutationResult(save({ variables: { input } }), ({ setHoursSettings }) => setHoursSettings);
    setSaving(false);
    if (answer.is === 'refused') return setProblem(answer.refusal);
    showToast({ message: text.issuerSaved, tone: 'positive' });
    await onSaved();
  };
  return (
    <section aria-labelledby="issuer" className="grid content-start gap-4">
      <div className="grid gap-1">
        <h2 id="issuer" className="text-xl font-semibold">
          {text.issuerTitle}
        </h2>
        <p className="text-muted">{text.issuerIntro}</p>
      </div>
      <form
        noValidate
        className="card grid gap-5 p-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSaving) void submit();
        }}
      >
        <TextField
          label={text.name}
          value={name}
          maxLength={200}
          error={errorOf('issuerName')}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
        <TextField
          label={text.rfc}
          isOptional
          hint={text.rfcHint}
          value={rfc}
          maxLength={13}
          error={errorOf('issuerRfc')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="max-w-56 font-mono uppercase"
          onChange={({ target }) => setRfc(target.value.toUpperCase())}
        />
        <SelectField
          label={text.kind}
          value={kind}
          error={errorOf('issuerKind')}
          onChange={({ target }) => setKind(target.value as TaxPersonKind)}
        >
          {KINDS.map((each) => (
            <option key={each} value={each}>
              {taxPersonLabels[each]}
            </option>
          ))}
        </SelectField>
        {kind === 'INDIVIDUAL' && (
          <SelectField
            label={text.regime}
            hint={text.regimeHint[regime]}
            value={regime}
            error={errorOf('issuerRegime')}
            onChange={({ target }) => setRegime(target.value as IssuerRegime)}
          >
            {REGIMES.map((each) => (
              <option key={each} value={each}>
                {regimeLabels[each]}
              </option>
            ))}
          </SelectField>
        )}
        <SelectField
          label={text.vatRate}
          hint={text.vatHint}
          value={vatRate}
          error={errorOf('issuerVatRate')}
          onChange={({ target }) => setVatRate(target.value as VatRate)}
        >
          {VAT_RATES.map((each) => (
            <option key={each} value={each}>
              {vatRateLabels[each]}
            </option>
          ))}
        </SelectField>
        {problem && !(problem.field && FIELDS.includes(problem.field)) && (
          <ErrorState title={text.issuerFailed} message={problem.message} />
        )}
        <Button type="submit" className={cx(TOUCH_TARGET, 'w-fit')} disabled={isSaving}>
          {text.issuerSave}
        </Button>
      </form>
    </section>
  );
}
