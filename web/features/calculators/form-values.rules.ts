import type { CalculateInput, CalculatorFieldType } from '#schema/generated/contract.ts';
import { isDay } from '#schema/lib/days.ts';
import type { CalculatorsQuery } from './calculators.generated.ts';

export type CalculatorForm = CalculatorsQuery['calculators'][number];
export type CalculatorField = CalculatorForm['fields'][number];
export type RowValue = Readonly<Record<string, string>>;
/** What stands in a field: text, a check, or rows. */
export type FieldValue = string | boolean | readonly RowValue[];
export type FormValues = Readonly<Record<string, FieldValue>>;

/** Columns of the rows of a field. */
export const ROW_COLUMNS: Partial<
  Record<CalculatorFieldType, readonly ('name' | 'amount' | 'period' | 'days' | 'wages' | 'date')[]>
> = {
  PAYMENTS_OF_WORK: ['name', 'amount', 'period'],
  WORKERS: ['name', 'days', 'wages'],
  PAYMENTS: ['date', 'amount'],
};

/** Shown at once; the others stand behind «Más datos». */
const MAIN = new Set([
  'dailySalary',
  'monthlySalary',
  'serviceYear',
  'overtimeByDay',
  'sundaysWorked',
  'restDaysWorked',
  'computedShare',
  'ptuLastThreeYears',
  'principal',
  'annual',
  'moratoryAnnual',
  'amount',
  'dueMonth',
  'paidMonth',
  'year',
  'count',
  'monthlyIncome',
  'separationPayments',
  'lastMonthlySalary',
  'serviceYears',
  'serviceMonths',
  'fee',
  'debt',
  'days',
  'ended',
  'vacationDaysPending',
  'unpaidWageDays',
  'scenarioPercents',
  'disabilityPercent',
]);
const ASIDE = new Set([
  'deathDate',
  'lawAt',
  'noticeDate',
  'acknowledgedOn',
  'only',
  'regime',
  'contract',
  'shift',
  'place',
]);

export const isMain = ({ name, type, isRequired }: CalculatorField): boolean =>
  isRequired || MAIN.has(name) || (!ASIDE.has(name) && (type === 'DAY' || type === 'CHOICE'));

const withoutCommas = (text: string): string => text.replace(/[\s,$]/g, '');

/** What the contract takes for a field; undefined: nothing was given. */
function valueOf({ name, type }: CalculatorField, value: FieldValue | undefined): unknown {
  if (value === undefined || value === '') return undefined;
  if (typeof value === 'boolean') return value || undefined;
  if (typeof value !== 'string') {
    const rows = value.filter((row) => Object.values(row).some((cell) => cell.trim() !== ''));
    return rows.length > 0 ? rows.map((row) => rowOf(row)) : undefined;
  }
  const text = value.trim();
  if (type === 'MONEY' || type === 'NUMBER') return withoutCommas(text);
  if (type === 'WHOLE') return Number(withoutCommas(text));
  if (type === 'NUMBERS')
    return text
      .split(/[,;\s]+/)
      .filter(Boolean)
      .map((each) => each.replace('$', ''));
  return name === 'zone' ? [text] : text;
}

const rowOf = (row: RowValue): Record<string, string> =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([, cell]) => cell.trim() !== '')
      .map(([name, cell]) => [
        name,
        name === 'name' || name === 'date' || name === 'period' ? cell.trim() : withoutCommas(cell),
      ]),
  );

/** Names of fields that are missing, or that hold no value of their type. */
export const wrongFields = (form: CalculatorForm, values: FormValues): string[] =>
  form.fields
    .filter((field) => {
      const value = valueOf(field, values[field.name]);
      if (value === undefined) return field.isRequired;
      if (field.type === 'WHOLE') return !Number.isInteger(value);
      if (typeof value !== 'string') return false;
      if (field.type === 'MONEY' || field.type === 'NUMBER') return !/^\d+(\.\d+)?$/.test(value);
      return field.type === 'DAY' && !isDay(value);
    })
    .map(({ name }) => name);

/** The input of the calculator: one member with what was given. */
export function calculateInput(form: CalculatorForm, values: FormValues): CalculateInput {
  const given = form.fields.flatMap((field) => {
    const value = valueOf(field, values[field.name]);
    return value === undefined ? [] : [[field.name, value] as const];
  });
  return { [form.member]: Object.fromEntries(given) };
}

const cellsOf = (row: unknown): RowValue =>
  typeof row === 'object' && row !== null
    ? Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, String(cell ?? '')]))
    : {};

/** What an address brings may be no JSON. */
function parsedOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The values of a form from those that were kept, or that an address brings. */
export function formValues(form: CalculatorForm, kept: string): FormValues {
  const parsed = parsedOrNull(kept);
  const member = cellOf(parsed, form.member);
  return Object.fromEntries(
    form.fields.flatMap(({ name, type }): [string, FieldValue][] => {
      const value = cellOf(member, name);
      if (value === undefined || value === null) return [];
      if (typeof value === 'boolean') return [[name, value]];
      if (Array.isArray(value)) {
        const list: unknown[] = value;
        return [[name, ROW_COLUMNS[type] ? list.map(cellsOf) : list.map(String).join(', ')]];
      }
      return [[name, typeof value === 'string' || typeof value === 'number' ? String(value) : '']];
    }),
  );
}

const cellOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key === name)?.[1] : undefined;
