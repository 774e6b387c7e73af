import { daysBetween } from '#schema/lib/days.ts';
import wages from '#db/content/contracts/minimum-wage.json' with { type: 'json' };
import type { ContractJurisdiction } from '#schema/generated/contract.ts';
import type { TemplateField } from '#db/content/contracts/contract-template.ts';
import { quotientOf } from '../form/decimals.rules.ts';
import { ownFacts } from './index.ts';
import { numberOf } from './values.rules.ts';
import type { FormReading } from '../form/form.rules.ts';
import { isCompany, isMinor } from '../form/party.rules.ts';

/** What conditions may ask besides the values: `facts.salario_minimo`. */

interface Amount {
  from: string;
  to?: string;
}

/** The one that is in force on a day; null where none was published. */
function inForce<T extends Amount>(amounts: readonly T[], day: string): T | null {
  const last = amounts.findLast(({ from }) => from <= day);
  return last && (last.to === undefined || day <= last.to) ? last : null;
}

/** Laws of places that the stock does not hold. */
export const isLawUnheld = (jurisdiction: ContractJurisdiction): boolean =>
  jurisdiction === 'JALISCO' || jurisdiction === 'NUEVO_LEON';

/** Days from each day field to each other: `inicio_a_fin`; null while one is empty. */
function daysOfFields(fields: readonly TemplateField[], { scalars }: FormReading): Record<string, number | null> {
  const days = fields.filter(({ type }) => type === 'DATE').map(({ name }) => name);
  const between = (from: string, to: string): number | null => {
    const [first, last] = [scalars.get(from), scalars.get(to)];
    return typeof first === 'string' && typeof last === 'string' ? daysBetween(first, last) : null;
  };
  return Object.fromEntries(
    days.flatMap((from) => days.filter((to) => to !== from).map((to) => [`${from}_a_${to}`, between(from, to)])),
  );
}

/** Amounts of the form counted in UMA: limits of laws are written so; null while the amount or the UMA is not known. */
function inUmas(
  fields: readonly TemplateField[],
  reading: FormReading,
  uma: number | null,
): Record<string, number | null> {
  const amounts = fields.filter(({ format }) => format === 'MONEY').map(({ name }) => name);
  const counted = (name: string): number | null => {
    const amount = numberOf(reading, name);
    return amount === null || uma === null ? null : quotientOf(amount, uma);
  };
  return Object.fromEntries(amounts.map((name) => [name, counted(name)]));
}

export function factsOf(
  template: { id: string; fields: readonly TemplateField[] },
  reading: FormReading,
  jurisdiction: ContractJurisdiction,
  today: string,
): Record<string, unknown> {
  const wage = inForce(wages.minimumWage, today);
  const uma = inForce(wages.uma, today)?.daily ?? null;
  const parties = [...reading.parties.values()].flat();
  return {
    hoy: today,
    anio: Number(today.slice(0, 4)),
    menores: parties.filter((party) => isMinor(party, today)).map(({ name }) => name),
    sin_representante: parties
      .filter((party) => isCompany(party) && party.representatives.length === 0)
      .map(({ name }) => name),
    salario_minimo: wage?.general ?? null,
    salario_minimo_frontera: wage?.border ?? null,
    uma_diaria: uma,
    en_umas: inUmas(template.fields, reading, uma),
    ley_no_en_acervo: isLawUnheld(jurisdiction),
    dias: daysOfFields(template.fields, reading),
    ...ownFacts[template.id]?.(reading, today),
  };
}
