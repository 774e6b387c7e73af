import type { VatRate } from '#schema/generated/contract.ts';
import { vatRateLabels } from '#schema/text/hours.ts';
import { prebillFormText as text } from '#schema/text/hours-billing.ts';
import { SelectField } from '#web/shared/ui/field.tsx';
import { useHoursSettingsQuery } from '../hours.generated.ts';

interface VatFieldProps {
  /** `null`: that of the issuer. */
  value: VatRate | null;
  error: string | undefined;
  onChange: (rate: VatRate) => void;
}

const RATES = Object.keys(vatRateLabels) as VatRate[];

/** The rate of VAT with its source; it begins with that of the issuer. */
export function VatField({ value, error, onChange }: VatFieldProps) {
  const { data } = useHoursSettingsQuery({ skip: value !== null });
  const rate = value ?? data?.hoursSettings.issuer.vatRate ?? 'GENERAL';
  return (
    <SelectField
      label={text.vatRate}
      hint={rate === 'BORDER_REGION' ? text.vatBorder : text.vatGeneral}
      value={rate}
      error={error}
      onChange={({ target }) => onChange(target.value as VatRate)}
    >
      {RATES.map((each) => (
        <option key={each} value={each}>
          {vatRateLabels[each]}
        </option>
      ))}
    </SelectField>
  );
}
