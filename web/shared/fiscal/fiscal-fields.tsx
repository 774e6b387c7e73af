import type { CfdiUse, FiscalRegime } from '#schema/generated/contract.ts';
import { fiscalText as text } from '#schema/text/fiscal-screen.ts';
import { cx } from '#web/shared/ui/class-names.ts';
import { SelectField, TextField } from '#web/shared/ui/field.tsx';
import { regimesFor, rfcState, usesFor, type FiscalForm } from './fiscal-form.rules.ts';

interface FiscalFieldsProps {
  form: FiscalForm;
  change: (part: Partial<FiscalForm>) => void;
  errorOf: (field: keyof FiscalForm) => string | undefined;
  regimes: readonly FiscalRegime[];
  uses: readonly CfdiUse[];
  /** Of a client: the RFC of the general public or of residents abroad is accepted. */
  isGenericAllowed?: boolean;
  useHint?: string;
}

/** The fields of fiscal data, with what is wrong of the RFC said while it is typed. */
export function FiscalFields({
  form,
  change,
  errorOf,
  regimes,
  uses,
  isGenericAllowed = false,
  useHint = text.cfdiUseHint,
}: FiscalFieldsProps) {
  const rfc = rfcState(form.rfc, isGenericAllowed);
  const mayHave = regimesFor(form.rfc, regimes);
  return (
    <>
      <TextField
        label={text.rfc}
        hint={
          <>
            {text.rfcHint}
            <span role="status" className={cx('block', rfc?.isRight && 'font-medium text-positive')}>
              {!errorOf('rfc') && rfc?.words}
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
        maxLength={300}
        error={errorOf('legalName')}
        autoComplete="organization"
        onChange={({ target }) => change({ legalName: target.value })}
      />
      <SelectField
        label={text.regime}
        hint={mayHave.length === 0 ? text.regimeHint : undefined}
        value={form.regime}
        disabled={mayHave.length === 0}
        error={errorOf('regime')}
        onChange={({ target }) => change({ regime: target.value })}
      >
        <option value="">{text.choose}</option>
        {mayHave.map(({ code, name }) => (
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
        hint={useHint}
        value={form.cfdiUse}
        disabled={form.regime === ''}
        error={errorOf('cfdiUse')}
        onChange={({ target }) => change({ cfdiUse: target.value })}
      >
        <option value="">{text.choose}</option>
        {usesFor(form, uses).map(({ code, name }) => (
          <option key={code} value={code}>
            {code} · {name}
          </option>
        ))}
      </SelectField>
    </>
  );
}
