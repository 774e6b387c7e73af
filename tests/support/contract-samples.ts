import type { ContractTemplate, SampleParty, TemplateSample } from '#db/content/contracts/contract-template.ts';
import type { ContractForm, FormValue } from '#api/features/contracts/generation/index.ts';

/** Samples of the templates as forms. */

const isParty = (entry: SampleParty | readonly string[]): entry is SampleParty => !Array.isArray(entry);

function valueOf(field: string, value: TemplateSample['values'][string]): FormValue {
  if (typeof value === 'string') return { field, text: value };
  const entries: readonly (SampleParty | readonly string[])[] = value;
  const parties = entries.filter(isParty);
  if (parties.length > 0)
    return {
      field,
      parties: parties.map((party) => ({ ...party, representatives: [...(party.representatives ?? [])] })),
    };
  return { field, rows: entries.flatMap((cells) => (isParty(cells) ? [] : [{ cells }])) };
}

export const formOf = (sample: Pick<TemplateSample, 'jurisdiction' | 'values'>): ContractForm => ({
  jurisdiction: sample.jurisdiction,
  values: Object.entries(sample.values).map(([field, value]) => valueOf(field, value)),
});

/** A sample with the violation of a check laid over it. */
export function violationForm(
  template: ContractTemplate,
  { violation }: ContractTemplate['checks'][number],
): { form: ContractForm; today: string | null } {
  const sample = violation.sample
    ? template.samples.find(({ name }) => name === violation.sample)
    : template.samples[0];
  if (!sample) throw new Error(`No sample ${violation.sample ?? ''}`);
  const jurisdiction = violation.jurisdiction ?? sample.jurisdiction;
  const values = { ...sample.values, ...violation.values };
  return { form: formOf({ jurisdiction, values }), today: violation.today ?? null };
}
