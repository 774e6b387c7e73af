import type { BillingKind, WorkActivity } from '#schema/generated/contract.ts';
import { activityLabels, billingLabels } from '#schema/text/hours.ts';
import { SelectField } from '#web/shared/ui/field.tsx';

const ACTIVITIES = Object.keys(activityLabels) as WorkActivity[];
const BILLINGS = Object.keys(billingLabels) as BillingKind[];

interface ActivityProps {
  label: string;
  value: WorkActivity;
  error?: string;
  onChange: (activity: WorkActivity) => void;
}

export const ActivityField = ({ label, value, error, onChange }: ActivityProps) => (
  <SelectField
    label={label}
    value={value}
    error={error}
    onChange={({ target }) => onChange(target.value as WorkActivity)}
  >
    {ACTIVITIES.map((activity) => (
      <option key={activity} value={activity}>
        {activityLabels[activity]}
      </option>
    ))}
  </SelectField>
);

interface BillingProps<K extends BillingKind | ''> {
  label: string;
  value: K;
  /** Label of the option «not chosen». */
  usual?: string;
  error?: string;
  onChange: (billing: K) => void;
}

export const BillingField = <K extends BillingKind | ''>({ label, value, usual, error, onChange }: BillingProps<K>) => (
  <SelectField label={label} value={value} error={error} onChange={({ target }) => onChange(target.value as K)}>
    {usual !== undefined && <option value="">{usual}</option>}
    {BILLINGS.map((billing) => (
      <option key={billing} value={billing}>
        {billingLabels[billing]}
      </option>
    ))}
  </SelectField>
);
