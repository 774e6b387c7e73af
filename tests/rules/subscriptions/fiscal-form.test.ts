import { expect, it } from 'vitest';
import { problemsOf, regimesFor, rfcState, usesFor, withoutMisfits } from '#web/shared/fiscal/fiscal-form.rules.ts';

const regime = (code: string, forNaturalPersons: boolean, forLegalPersons: boolean) => ({
  code,
  name: `Régimen ${code}`,
  forNaturalPersons,
  forLegalPersons,
});
const regimes = [regime('601', false, true), regime('612', true, false), regime('626', true, true)];
const uses = [
  { code: 'G03', name: 'Gastos en general', regimes: ['601', '612', '626'] },
  { code: 'D01', name: 'Honorarios médicos', regimes: ['612'] },
];
const form = { rfc: 'GODE561231GR8', legalName: 'ELENA GOMEZ', regime: '612', postalCode: '06000', cfdiUse: 'D01' };

it('says while an RFC is typed what it lacks', () => {
  expect(rfcState('')).toBeNull();
  expect(rfcState('GODE561231')?.words).toContain('Faltan 2 caracteres');
  expect(rfcState('gode-561231 gr8')).toEqual({
    words: 'El dígito verificador corresponde: persona física.',
    isRight: true,
  });
});

it('says which check digit a wrong RFC would have', () => {
  expect(rfcState('GODE561231GR7')).toMatchObject({ isRight: false, words: expect.stringContaining('ser 8') });
});

it('refuses a date that does not exist, another form and the generic RFC', () => {
  for (const rfc of ['GODE561331GR8', 'GODE560230GR8', '123456789012', 'XAXX010101000'])
    expect(rfcState(rfc)?.isRight, rfc).toBe(false);
});

it('offers the regimes of the kind of person, and the uses of the regime', () => {
  expect(regimesFor('GODE561231GR8', regimes).map(({ code }) => code)).toEqual(['612', '626']);
  expect(regimesFor('ABC680524P76', regimes).map(({ code }) => code)).toEqual(['601', '626']);
  expect(regimesFor('ABC', regimes)).toEqual([]);
  expect(usesFor({ ...form, regime: '601' }, uses).map(({ code }) => code)).toEqual(['G03']);
});

it('empties what no longer fits after a change', () => {
  expect(withoutMisfits({ ...form, rfc: 'ABC680524P76' }, regimes, uses)).toMatchObject({ regime: '', cfdiUse: '' });
  expect(withoutMisfits({ ...form, regime: '626' }, regimes, uses)).toMatchObject({ regime: '626', cfdiUse: '' });
  expect(withoutMisfits(form, regimes, uses)).toEqual(form);
});

it('names each field that is missing or of a wrong form', () => {
  expect(problemsOf(form)).toEqual({});
  expect(Object.keys(problemsOf({ rfc: '', legalName: ' ', regime: '', postalCode: '123', cfdiUse: '' }))).toEqual([
    'rfc',
    'legalName',
    'regime',
    'postalCode',
    'cfdiUse',
  ]);
});

it('of a client takes a generic RFC, with the regime and the use that go with it', () => {
  const all = [...regimes, regime('616', true, false)];
  const every = [
    ...uses,
    { code: 'G02', name: 'Devoluciones', regimes: ['616'] },
    { code: 'S01', name: 'Sin efectos', regimes: ['616'] },
  ];
  expect(rfcState('XAXX010101000', true)).toMatchObject({ isRight: true });
  expect(regimesFor('XAXX010101000', all).map(({ code }) => code)).toEqual(['616']);
  const generic = { ...form, rfc: 'XAXX010101000', regime: '616', cfdiUse: 'S01' };
  expect(usesFor(generic, every).map(({ code }) => code)).toEqual(['S01']);
  expect(problemsOf(generic, true)).toEqual({});
});
