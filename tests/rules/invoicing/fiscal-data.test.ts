import { describe, expect, test } from 'vitest';
import { REGIMES, USES } from '#api/features/invoicing/catalogues.rules.ts';
import { fiscalProblem, tidyFiscalData, type FiscalData } from '#api/features/invoicing/fiscal-data.rules.ts';

const ANA: FiscalData = {
  rfc: 'cacx-760510-1p8',
  legalName: '  Xóchitl  Casas Chávez ',
  regime: '612',
  postalCode: '06600',
  cfdiUse: 'g03',
};
const problem = (changed: Partial<FiscalData>, isGenericAllowed = false) =>
  fiscalProblem(tidyFiscalData({ ...ANA, ...changed }), { isGenericAllowed })?.field ?? null;
const COMPANY = { rfc: 'EKU9003173C9', legalName: 'Escuela Kemper Urgate', regime: '601' };

describe('fiscal data', () => {
  test('are stored as the SAT writes them', () => {
    expect(tidyFiscalData(ANA)).toEqual({
      rfc: 'CACX7605101P8',
      legalName: 'XÓCHITL CASAS CHÁVEZ',
      regime: '612',
      postalCode: '06600',
      cfdiUse: 'G03',
    });
  });

  test.each<[string, Partial<FiscalData>, string | null]>([
    ['a natural person', {}, null],
    ['a company', COMPANY, null],
    ['a check digit that is wrong', { rfc: 'CACX7605101P9' }, 'rfc'],
    ['a generic RFC', { rfc: 'XAXX010101000' }, 'rfc'],
    ['no name', { legalName: '  ' }, 'legalName'],
    ['a name with a pipe', { legalName: 'A|B' }, 'legalName'],
    ['a name of 301 characters', { legalName: 'A'.repeat(301) }, 'legalName'],
    ['a company with its kind', { ...COMPANY, legalName: 'Escuela Kemper Urgate, S.A. de C.V.' }, 'legalName'],
    ['a firm with its kind', { ...COMPANY, legalName: 'Pérez y Asociados SC' }, 'legalName'],
    ['a limited company', { ...COMPANY, legalName: 'Torres S. de R.L. de C.V.' }, 'legalName'],
    ['a company whose name ends in letters', { ...COMPANY, legalName: 'Grupo USA' }, null],
    ['a natural person who is called Sa', { legalName: 'Ana Sa' }, null],
    ['a regime of companies', { regime: '601' }, 'regime'],
    ['a regime of natural persons for a company', { ...COMPANY, regime: '612' }, 'regime'],
    ['no such regime', { regime: '999' }, 'regime'],
    ['four digits', { postalCode: '6600' }, 'postalCode'],
    ['letters', { postalCode: '0660A' }, 'postalCode'],
    ['a use that the regime does not have', { cfdiUse: 'D01', regime: '626' }, 'cfdiUse'],
    ['a payroll', { cfdiUse: 'CN01', regime: '605' }, 'cfdiUse'],
    ['no such use', { cfdiUse: 'P01' }, 'cfdiUse'],
  ])('%s', (_what, changed, field) => expect(problem(changed)).toBe(field));

  test('of a client may be generic, with the regime and the use that go with it', () => {
    const generic = { rfc: 'XAXX010101000', legalName: 'Ana Pérez', regime: '616', cfdiUse: 'S01' };
    expect(problem(generic, true)).toBeNull();
    expect(problem({ ...generic, rfc: 'XEXX010101000' }, true)).toBeNull();
    expect(problem({ ...generic, regime: '612' }, true)).toBe('regime');
    expect(problem({ ...generic, cfdiUse: 'G03' }, true)).toBe('cfdiUse');
    expect(problem({ ...generic, legalName: 'Público en general' }, true)).toBe('legalName');
  });

  test('the catalogues name each other', () => {
    const codes = REGIMES.map(({ code }) => code);
    expect(codes).toHaveLength(19);
    expect(USES.flatMap(({ regimes }) => regimes).filter((code) => !codes.includes(code))).toEqual([]);
    // Every regime receives something.
    expect(codes.filter((code) => !USES.some(({ regimes }) => regimes.includes(code)))).toEqual([]);
  });
});
