import { formatPesos } from '#schema/lib/pesos.ts';
import { isDay } from '#schema/lib/days.ts';
import { contractChecks as say } from '#schema/text/contract-checks.ts';
import { writtenDay } from '#schema/text/days.ts';
import type { TemplateField } from '#db/content/contracts/contract-template.ts';
import { check, type Check } from './check.rules.ts';
import { centavosOf } from './form/decimals.rules.ts';
import type { FormReading } from './form/form.rules.ts';

/** `min` and `max` of fields: a number, a day, `hoy`, or the name of another field. */

const TODAY = 'hoy';
const NUMBER = /^-?\d+(?:\.\d+)?$/;

interface Limit {
  value: string | number;
  /** Label of the field that sets it. */
  label: string | null;
}

/** Names of other fields that set a limit; a template that names one that it lacks is wrong. */
export const fieldsOfLimits = ({ min, max }: TemplateField): string[] =>
  [min, max].filter(
    (limit): limit is string => limit !== undefined && limit !== TODAY && !NUMBER.test(limit) && !isDay(limit),
  );

/** The limit itself, where it is no other field: for the screens. */
export const fixedLimit = (limit: string | undefined, today: string): string | null =>
  limit === undefined ? null : limit === TODAY ? today : NUMBER.test(limit) || isDay(limit) ? limit : null;

function limitOf(
  limit: string | undefined,
  fields: readonly TemplateField[],
  { scalars }: FormReading,
  today: string,
): Limit | null {
  if (limit === undefined) return null;
  const fixed = fixedLimit(limit, today);
  if (fixed !== null) return { value: NUMBER.test(fixed) ? Number(fixed) : fixed, label: null };
  const value = scalars.get(limit);
  return value === undefined ? null : { value, label: fields.find(({ name }) => name === limit)?.label ?? null };
}

function writtenLimit(field: TemplateField, { value, label }: Limit): string {
  const written =
    typeof value === 'string'
      ? writtenDay(value)
      : field.format === 'MONEY'
        ? formatPesos(centavosOf(value))
        : String(value);
  return label === null ? written : say.fieldAndValue(label, written);
}

/** Values below or above what the template allows: dates out of order, an advance above the price. */
export function limitChecks(fields: readonly TemplateField[], reading: FormReading, today: string): Check[] {
  return fields.flatMap((field) => {
    const value = reading.scalars.get(field.name);
    if (value === undefined) return [];
    const least = limitOf(field.min, fields, reading, today);
    const most = limitOf(field.max, fields, reading, today);
    const isDate = typeof value === 'string';
    if (least && value < least.value)
      return [
        check(
          'BLOCKING',
          'value.below_limit',
          field.name,
          (isDate ? say.before : say.below)(field.label, writtenLimit(field, least)),
        ),
      ];
    if (most && value > most.value)
      return [
        check(
          'BLOCKING',
          'value.above_limit',
          field.name,
          (isDate ? say.after : say.above)(field.label, writtenLimit(field, most)),
        ),
      ];
    return [];
  });
}
