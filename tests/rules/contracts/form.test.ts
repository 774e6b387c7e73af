import { describe, expect, test } from 'vitest';
import { readForm, type FormValue } from '#api/features/contracts/generation/index.ts';
import type { TemplateField } from '#db/content/contracts/contract-template.ts';
import { birthDateOfCurp, curpCheckDigitOf, curpFault, genderOfCurp } from '#schema/lib/curp.ts';

const TODAY = '2026-11-23';

const field = (more: Partial<TemplateField>): TemplateField => ({
  name: 'x',
  label: 'Dato',
  type: 'TEXT',
  step: 'datos',
  ...more,
});

/** What is stored of a text, or what is wrong with it. */
function read(more: Partial<TemplateField>, text: string): string | undefined {
  const reading = readForm([field(more)], [{ field: 'x', text }], TODAY);
  return reading.problems[0]?.message ?? reading.values[0]?.text ?? undefined;
}

const MONEY = { type: 'NUMBER', format: 'MONEY' } as const;
const PERCENTAGE = { type: 'NUMBER', format: 'PERCENTAGE' } as const;
const INTEGER = { type: 'NUMBER', format: 'INTEGER' } as const;

describe('a value is read as people write it', () => {
  test.each([
    [MONEY, '$12,500.5', '12500.50'],
    [MONEY, '12500 pesos', '12500.00'],
    [MONEY, '999,999,999,999.99', '999999999999.99'],
    [PERCENTAGE, '5.25 %', '5.25'],
    [{ ...PERCENTAGE, max: '1000' }, '250', '250'],
    [INTEGER, '1,200', '1200'],
    [{ type: 'NUMBER' } as const, '120.5', '120.5'],
    [{ type: 'DATE' } as const, '2026-11-23', '2026-11-23'],
    [{ type: 'DATE' } as const, '3/2/2027', '2027-02-03'],
    [{ type: 'SELECT', options: ['Sí', 'No'] } as const, 'si', 'Sí'],
    [{ type: 'SELECT', options: ['S.A. de C.V.', 'S.A.S.'] } as const, 'SA de CV', 'S.A. de C.V.'],
    [{ type: 'SELECT', options: ['Ciudad de México', 'Jalisco'] } as const, 'CDMX', 'Ciudad de México'],
    [{ format: 'RFC' } as const, 'xaxx-010101-000', 'XAXX010101000'],
    [{ format: 'EMAIL' } as const, 'ana@ejemplo.mx', 'ana@ejemplo.mx'],
    [{}, '  Ana   «Ejemplo»\n<b>🙂</b> ', 'Ana «Ejemplo» <b>🙂</b>'],
    [{ type: 'TEXTAREA' } as const, 'uno\r\n\r\n\r\n  dos', 'uno\n\ndos'],
  ])('%o: %s', (more, text, expected) => {
    expect(read(more, text)).toBe(expected);
  });
});

test.each([
  ['a text', {}],
  ['parties', { format: 'PARTIES' } as const],
  [
    'rows',
    {
      format: 'ROWS',
      columns: [{ name: 'bien', label: 'Bien', type: 'TEXT', format: 'PLAIN', required: true }],
    } as const,
  ],
])('%s of characters that nobody sees is empty', (_name, more) => {
  const unseen = '\u200B \u2060\u00AD';
  const reading = readForm([field({ ...more, required: true })], [{ field: 'x', text: unseen }], TODAY);
  expect(reading).toMatchObject({ missing: ['Dato'], problems: [], values: [] });
});

describe('a value is refused with what is wrong', () => {
  test.each([
    [MONEY, '-500', 'mayor que cero'],
    [MONEY, '5 %', 'importe en pesos'],
    [PERCENTAGE, '5 pesos', 'porcentaje'],
    [INTEGER, '5 %', 'número entero'],
    [MONEY, '0', 'mayor que cero'],
    [MONEY, '10.555', 'dos decimales'],
    [MONEY, '1000000000000', '999,999,999,999.99'],
    [MONEY, '1.000,50', 'importe en pesos'],
    [MONEY, 'diez mil', 'importe en pesos'],
    [MONEY, '1e9', 'importe en pesos'],
    [PERCENTAGE, '101', 'porcentaje'],
    [PERCENTAGE, '-1', 'porcentaje'],
    [INTEGER, '1.5', 'número entero'],
    [INTEGER, '-3', 'número entero'],
    [{ type: 'DATE' } as const, '2026-02-30', 'fecha que exista'],
    [{ type: 'DATE' } as const, '0026-02-03', 'fecha que exista'],
    [{ type: 'DATE' } as const, 'mañana', 'fecha que exista'],
    [{ type: 'SELECT', options: ['Sí', 'No'] } as const, 'Tal vez', 'Sí, No'],
    [{ format: 'RFC' } as const, 'XAXX010101001', 'RFC'],
    [{ format: 'CURP' } as const, 'EERA800517MDFJZN00', 'CURP'],
    [{ format: 'EMAIL' } as const, 'ana@', 'correo electrónico'],
    [{ maxLength: 5 } as const, 'seis..', '5 caracteres'],
    [{ type: 'TEXTAREA' } as const, 'x'.repeat(10_001), '10,000 caracteres'],
    [{}, 'a\u0000b', 'no se pueden imprimir'],
    [{}, 'a\u202Eb', 'no se pueden imprimir'],
    [{}, 'a\uFDD0b', 'no se pueden imprimir'],
    [{}, 'a\uD800b', 'no se pueden imprimir'],
  ])('%o: %j', (more, text, expected) => {
    expect(read(more, text)).toContain(expected);
  });
});

test('fields that the template does not have are named', () => {
  const { problems } = readForm([field({})], [{ field: 'otro', text: '1' }], TODAY);
  expect(problems).toEqual([{ field: 'otro', label: 'otro', message: 'La plantilla no tiene el campo «otro».' }]);
});

test('a default value stands in for what was not sent, not for what was left empty', () => {
  const fields = [field({ type: 'SELECT', options: ['Sí', 'No'], defaultValue: 'No' })];
  expect(readForm(fields, [], TODAY).scope.x).toBe('No');
  expect(readForm(fields, [{ field: 'x', text: '' }], TODAY).scope.x).toBeNull();
});

describe('parties', () => {
  const role = { male: 'socio', female: 'socia', males: 'socios', females: 'socias' };
  const parties = (value: Omit<FormValue, 'field'>) =>
    readForm([field({ format: 'PARTIES', role, required: true })], [{ field: 'x', ...value }], TODAY);
  const problem = (value: Omit<FormValue, 'field'>) => parties(value).problems[0]?.message;

  test('names alone are people or companies, one a line', () => {
    const read = parties({ text: 'Ana Ejemplo\n\nEjemplo y Asociados, S.C.\nServicios Ejemplo SA de CV\nSusana Casa' });
    expect(read.parties.get('x')?.map(({ kind, name }) => [kind, name])).toEqual([
      ['PERSON', 'Ana Ejemplo'],
      ['COMPANY', 'Ejemplo y Asociados, S.C.'],
      ['COMPANY', 'Servicios Ejemplo SA de CV'],
      ['PERSON', 'Susana Casa'],
    ]);
  });

  test('what is only of a person is left out of a company', () => {
    const read = parties({
      parties: [{ kind: 'COMPANY', name: 'Ejemplo, S.A.', curp: 'X', birthDate: '1990-01-01', gender: 'MALE' }],
    });
    expect(read.parties.get('x')?.[0]).toMatchObject({ curp: null, birthDate: null, gender: null });
  });

  test('are refused where a name is missing, a day is impossible or there are too many', () => {
    const ana = { kind: 'PERSON', name: 'Ana Ejemplo' } as const;
    expect(problem({ parties: [{ ...ana, name: ' ', address: 'Calle 1' }] })).toContain('falta el nombre');
    expect(problem({ parties: [{ ...ana, birthDate: '2030-01-01' }] })).toContain('fecha de nacimiento');
    expect(problem({ parties: [{ ...ana, birthDate: '1850-01-01' }] })).toContain('fecha de nacimiento');
    expect(problem({ parties: [{ ...ana, name: 'x'.repeat(201) }] })).toContain('200 caracteres');
    expect(problem({ parties: [{ ...ana, email: 'no' }] })).toContain('correo');
    expect(problem({ parties: Array.from({ length: 11 }, () => ana) })).toContain('10 personas');
    const representatives = Array.from({ length: 6 }, () => ({ name: 'Luis' }));
    expect(problem({ parties: [{ ...ana, representatives }] })).toContain('5 representantes');
  });

  test('an empty row is no party', () => {
    expect(parties({ parties: [{ kind: 'PERSON', name: '  ' }] }).missing).toEqual(['Dato']);
  });
});

describe('rows', () => {
  const columns = [
    { name: 'concepto', label: 'Concepto', type: 'TEXT', format: 'PLAIN', required: true },
    { name: 'monto', label: 'Monto', type: 'NUMBER', format: 'MONEY', required: false },
  ] as const;
  const rows = (value: Omit<FormValue, 'field'>) =>
    readForm([field({ format: 'ROWS', columns, required: true })], [{ field: 'x', ...value }], TODAY);

  test('are read cell by cell; empty ones are left out', () => {
    const read = rows({ rows: [{ cells: ['Silla', '$1,000'] }, { cells: ['', ' '] }, { cells: ['Mesa'] }] });
    expect(read.scope.x).toEqual([
      { concepto: 'Silla', monto: 1000 },
      { concepto: 'Mesa', monto: null },
    ]);
  });

  test('a text has one row a line', () => {
    expect(rows({ text: 'Silla | 1000\nMesa' }).scope.x).toHaveLength(2);
  });

  test('say which row and cell is wrong', () => {
    const problem = (value: Omit<FormValue, 'field'>) => rows(value).problems[0]?.message;
    expect(problem({ rows: [{ cells: ['Silla', '1'] }, { cells: ['Mesa', '-1'] }] })).toContain('renglón 2: Monto');
    expect(problem({ rows: [{ cells: ['', '1'] }] })).toContain('falta «Concepto»');
    expect(problem({ rows: [{ cells: ['a', '1', 'b'] }] })).toContain('Concepto | Monto');
    expect(problem({ rows: Array.from({ length: 101 }, () => ({ cells: ['a'] })) })).toContain('100 renglones');
  });
});

describe('a CURP', () => {
  const OF_1980 = 'EERA800517MDFJZN0';
  const OF_2005 = 'EERA050517HDFJZNA';
  const whole = (stem: string): string => stem + curpCheckDigitOf(stem);

  test('has a form, a day and a check digit', () => {
    expect(curpFault(whole(OF_1980))).toBeNull();
    // An example that government forms show.
    expect(curpFault('HEGG560427MVZRRL04')).toBeNull();
    expect(curpFault(`${OF_1980}${(Number(curpCheckDigitOf(OF_1980)) + 1) % 10}`)).toBe('CHECK_DIGIT');
    expect(curpFault(whole('EERA800230MDFJZN0'))).toBe('DATE');
    expect(curpFault('EERA800517MXXJZN00')).toBe('FORM');
  });

  test('tells birth date and gender; a letter before the digit is of this century', () => {
    expect([birthDateOfCurp(whole(OF_1980)), genderOfCurp(whole(OF_1980))]).toEqual(['1980-05-17', 'FEMALE']);
    expect([birthDateOfCurp(whole(OF_2005)), genderOfCurp(whole(OF_2005))]).toEqual(['2005-05-17', 'MALE']);
  });
});
