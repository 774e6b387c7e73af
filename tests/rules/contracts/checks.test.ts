import { describe, expect, test } from 'vitest';
import type { ContractPartyInput } from '#schema/generated/contract.ts';
import { generate, previewOf, type Check, type FormValue } from '#api/features/contracts/generation/index.ts';
import { curpCheckDigitOf } from '#schema/lib/curp.ts';
import { checkDigitOf } from '#schema/lib/rfc.ts';
import { contractTemplates } from '#db/content/contracts/index.ts';
import { formOf } from '../../support/contract-samples.ts';
import { tiny } from './tiny-template.ts';

const TODAY = '2026-11-23';
const [sample] = tiny.samples;
if (!sample) throw new Error('No sample');

function checksWith(values: FormValue[], jurisdiction: 'FEDERAL' | 'CDMX' | 'JALISCO' = 'FEDERAL'): Check[] {
  const form = formOf(sample ?? { jurisdiction, values: {} });
  const kept = form.values.filter(({ field }) => !values.some((one) => one.field === field));
  return previewOf(tiny, { jurisdiction, values: [...kept, ...values] }, TODAY).checks;
}

const complete = { address: 'Calle 1', idDocument: 'credencial 1' };
const seller = (more: Partial<ContractPartyInput>): FormValue[] => [
  { field: 'vendedor', parties: [{ kind: 'PERSON', name: 'Ana Ejemplo Ruiz', ...complete, ...more }] },
];
const said = (checks: readonly Check[]): string[] => checks.map(({ severity, code }) => `${severity} ${code}`);

const curp = (stem: string): string => stem + curpCheckDigitOf(stem);
const CURP = curp('EERA800517MDFJZN0');
const rfc = (stem: string): string => stem + checkDigitOf(`${stem}0`);

describe('what every template checks', () => {
  test.each([
    ['nothing', {}, []],
    ['particulars that are wanted', { address: null, idDocument: ' ' }, ['WARNING party.particulars_missing']],
    ['somebody born 18 years ago', { birthDate: '2008-11-23' }, []],
    ['a minor alone', { birthDate: '2008-11-24' }, ['BLOCKING party.minor_without_representative']],
    ['a minor by the CURP', { curp: curp('EERA120517MDFJZNA') }, ['BLOCKING party.minor_without_representative']],
    ['a minor with a representative', { birthDate: '2012-01-01', representatives: [{ name: 'Luis' }] }, []],
    ['a company of which nobody is named', { kind: 'COMPANY' }, ['WARNING party.company_without_representative']],
    ['an RFC with another check digit', { rfc: 'EERA800517AA0' }, ['BLOCKING party.rfc_invalid']],
    ['the RFC of a company for a person', { rfc: rfc('EEJ200103AB') }, ['BLOCKING party.rfc_of_other_kind']],
    [
      'an RFC of another birth date',
      { rfc: rfc('EERA800517AB'), birthDate: '1980-05-18' },
      ['WARNING party.rfc_birth_date'],
    ],
    ['the generic RFC', { rfc: 'XAXX010101000', birthDate: '1980-05-18' }, []],
    [
      'a CURP with another check digit',
      { curp: `${CURP.slice(0, 17)}${(Number(CURP[17]) + 1) % 10}` },
      ['BLOCKING party.curp_invalid'],
    ],
    ['a CURP of another day', { curp: CURP, birthDate: '1981-05-17' }, ['WARNING party.curp_birth_date']],
    ['a CURP of another gender', { curp: CURP, gender: 'MALE' }, ['WARNING party.curp_gender']],
    ['a CURP that agrees', { curp: CURP, gender: 'FEMALE', birthDate: '1980-05-17' }, []],
  ] satisfies [string, Partial<ContractPartyInput>, string[]][])('%s', (_what, more, expected) => {
    expect(said(checksWith(seller(more)))).toEqual(expected);
  });

  test('a minor is stopped with the articles of the place', () => {
    const articles = (jurisdiction: 'FEDERAL' | 'CDMX') =>
      checksWith(seller({ birthDate: '2012-01-01' }), jurisdiction)[0]?.basis.map(
        ({ law, article }) => `${law} ${article}`,
      );
    expect(articles('FEDERAL')).toEqual(['ccf 23', 'ccf 450', 'ccf 1798']);
    expect(articles('CDMX')).toEqual(['ccdf 23', 'ccdf 450', 'ccdf 1798']);
  });

  test('the same name in two roles is said, however it is written', () => {
    const checks = checksWith([...seller({ name: 'Ana Ejemplo' }), { field: 'fiador', text: 'ANA EJEMPLO' }]);
    expect(said(checks)).toEqual(['WARNING party.same_in_two_roles']);
  });

  test('who may stand in two roles is not warned of', () => {
    const company = contractTemplates.find(({ id }) => id === 'sociedad');
    const [founded] = company?.samples ?? [];
    if (!company || !founded) throw new Error('No sample');
    const { checks } = previewOf(company, formOf(founded), TODAY);
    expect(said(checks)).not.toContain('WARNING party.same_in_two_roles');
  });

  test('the law of a place that is not held is said', () => {
    const [note] = checksWith(seller({}), 'JALISCO');
    expect(note).toMatchObject({ severity: 'NOTE', code: 'place.law_not_held' });
    expect(note?.message).toContain('Código Civil del Estado de Jalisco');
  });

  test.each([
    [
      'a delivery before the signing',
      { field: 'entrega', text: '2026-11-22' },
      'value.below_limit',
      'no puede ser anterior a «Firma» (23 de noviembre de 2026)',
    ],
    [
      'an advance above the price',
      { field: 'anticipo', text: '10000.01' },
      'value.above_limit',
      'no puede ser mayor que «Precio» ($10,000.00)',
    ],
    ['no months', { field: 'plazo', text: '0' }, 'value.below_limit', 'no puede ser menor que 1'],
    ['a negative amount', { field: 'precio', text: '-1' }, 'value.invalid', 'mayor que cero'],
  ])('%s stops it', (_what, value, code, message) => {
    const [check] = checksWith([...seller({}), value]);
    expect(check).toMatchObject({ severity: 'BLOCKING', code, field: value.field });
    expect(check?.message).toContain(message);
  });

  test('what stops comes first', () => {
    const checks = checksWith(
      [...seller({ address: null, rfc: 'X' }), { field: 'precio', text: '2000000' }],
      'JALISCO',
    );
    expect(said(checks)).toEqual([
      'BLOCKING party.rfc_invalid',
      'WARNING party.particulars_missing',
      'WARNING prueba.precio_alto',
      'NOTE place.law_not_held',
    ]);
    expect(checks[2]?.message).toBe('El precio, $2,000,000.00, es alto.');
  });
});

describe('generating', () => {
  const form = formOf(sample);
  const outcome = (...values: FormValue[]) =>
    generate(
      tiny,
      {
        jurisdiction: 'FEDERAL',
        values: [...form.values.filter(({ field }) => !values.some((one) => one.field === field)), ...values],
      },
      TODAY,
    );

  test('is stopped by a blocking check, not by a warning', () => {
    expect(outcome(...seller({ birthDate: '2012-01-01' })).kind).toBe('BLOCKED');
    expect(outcome({ field: 'precio', text: '2000000' }).kind).toBe('GENERATED');
  });

  test('names the values that cannot be used', () => {
    expect(outcome({ field: 'anticipo', text: '-5' }, { field: 'firma', text: '2026-13-01' })).toMatchObject({
      kind: 'INVALID',
      problems: [{ field: 'anticipo' }, { field: 'firma' }],
    });
  });
});
