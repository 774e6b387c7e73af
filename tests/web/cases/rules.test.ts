import { describe, expect, it } from 'vitest';
import { parsePesos, writePesos } from '#web/shared/format/pesos.rules.ts';
import {
  changesOf,
  createInputOf,
  EMPTY,
  problemsOf,
  rebase,
  tagsOf,
  type CaseValues,
} from '#web/features/cases/form/case-form.rules.ts';
import { filterOf, readCasesUrl, START, writeCasesUrl } from '#web/features/cases/list/cases-url.ts';

describe('pesos', () => {
  it.each([
    ['125,000.50', 12_500_050],
    ['$ 1,234.5 MXN', 123_450],
    ['0.01', 1],
    ['1999999', 199_999_900],
    ['0', 0],
    ['', null],
    ['  ', null],
  ])('%s are %s centavos', (written, centavos) => {
    expect(parsePesos(written)).toEqual({ centavos });
  });

  it.each(['1,25', '12.345', '-5', '1.000,50', 'mil', '1e5', '1,0000'])('%s is no amount', (written) => {
    expect(parsePesos(written)).toEqual({ problem: 'FORM' });
  });

  it('refuses what whole centavos cannot hold exactly', () => {
    expect(parsePesos('99999999999999')).toEqual({ problem: 'LARGE' });
    expect(parsePesos('9999999999999.99')).toEqual({ centavos: 999_999_999_999_999 });
  });

  it('are written as they are read', () => {
    for (const centavos of [0, 1, 99, 100, 12_500_050, 999_999_999_999_999])
      expect(parsePesos(writePesos(centavos))).toEqual({ centavos });
    expect(writePesos(null)).toBe('');
  });
});

const filled: CaseValues = {
  ...EMPTY,
  title: ' Cobro ',
  client: 'Ejemplo',
  area: 'COMMERCIAL',
  openedOn: '2026-10-01',
};

describe('the form of a case', () => {
  it('needs title, client and area, and says so in their order', () => {
    expect(problemsOf(EMPTY).map(([path]) => path)).toEqual(['title', 'client', 'area']);
    expect(problemsOf(filled)).toEqual([]);
  });

  it('says what is too long, too many, malformed or out of order', () => {
    const wrong: CaseValues = {
      ...filled,
      title: 'x'.repeat(201),
      description: 'x'.repeat(10_001),
      amountClaimed: 'mucho',
      amountObtained: '99999999999999',
      tags: Array.from({ length: 21 }, (_, each) => `e${each}`).join(','),
      closedOn: '2026-09-30',
      parties: [{ name: ' ', role: 'CLIENT', isOurs: true }],
    };
    expect(problemsOf(wrong).map(([path]) => path)).toEqual([
      'title',
      'description',
      'parties.0.name',
      'amountClaimed',
      'tags',
      'closedOn',
      'amountObtained',
    ]);
  });

  it('sends trimmed words, centavos, and each tag once', () => {
    expect(createInputOf({ ...filled, amountClaimed: '1,000.05', tags: ' a, b ,a,' })).toMatchObject({
      title: 'Cobro',
      amountClaimed: 100_005,
      tags: ['a', 'b'],
      fileNumber: null,
    });
    expect(tagsOf('')).toEqual([]);
  });

  it('sends a court of the directory by id and another by its name', () => {
    expect(createInputOf({ ...filled, court: { id: 'crt_1', name: 'Juzgado' } })).toMatchObject({ courtId: 'crt_1' });
    expect(createInputOf({ ...filled, court: { id: null, name: ' Juzgado ' } })).toMatchObject({
      courtName: 'Juzgado',
    });
  });
});

describe('what is sent of a case that is edited', () => {
  it('is only what differs', () => {
    expect(changesOf(filled, filled)).toEqual({});
    expect(changesOf({ ...filled, title: 'Cobro' }, filled)).toEqual({});
    expect(changesOf({ ...filled, title: 'Otro', isUrgent: true }, filled)).toEqual({ title: 'Otro', isUrgent: true });
  });

  it('empties what was emptied', () => {
    const before: CaseValues = {
      ...filled,
      fileNumber: '1/2026',
      amountClaimed: '10',
      court: { id: 'crt_1', name: 'Juzgado' },
      outcome: 'WON',
      closedOn: '2026-11-01',
    };
    const after: CaseValues = { ...before, fileNumber: '', amountClaimed: '', court: null, outcome: '', closedOn: '' };
    expect(changesOf(after, before)).toEqual({
      fileNumber: null,
      amountClaimed: null,
      courtId: null,
      outcome: null,
      closedOn: null,
    });
    // An opening day cannot be emptied.
    expect(changesOf({ ...before, openedOn: '' }, before)).toEqual({});
  });

  it('stands upon what somebody else has saved: theirs where it was chosen or not touched, mine elsewhere', () => {
    const mine: CaseValues = { ...filled, title: 'Mío', client: 'Mía', court: { id: 'crt_2', name: 'Mío' } };
    const saved: CaseValues = {
      ...filled,
      title: 'Suyo',
      client: 'Suya',
      type: 'Suyo',
      court: { id: 'crt_3', name: 'Suyo' },
    };
    const values = rebase(mine, filled, saved, ['client', 'courtId']);
    expect(values).toMatchObject({ title: 'Mío', client: 'Suya', type: 'Suyo', court: { id: 'crt_3' } });
    expect(changesOf(values, saved)).toEqual({ title: 'Mío' });
  });
});

describe('the address of the section', () => {
  it('reads back what it wrote, and holds only what is not the default', () => {
    expect(writeCasesUrl(START)).toEqual({});
    const wanted = {
      ...START,
      view: 'table',
      search: 'pagaré',
      status: 'ACTIVE',
      area: 'LABOR',
      mark: 'forgotten',
      tag: 'a',
      sort: 'LAST_ACTIVITY',
      page: 3,
      after: 'abc',
    } as const;
    expect(readCasesUrl(new URLSearchParams(writeCasesUrl(wanted)))).toEqual(wanted);
    expect(filterOf(wanted)).toEqual({
      search: 'pagaré',
      status: 'ACTIVE',
      area: 'LABOR',
      tag: 'a',
      isForgotten: true,
    });
  });

  it('ignores what it does not know', () => {
    const odd = new URLSearchParams({
      show: 'x',
      status: 'urgent',
      area: '1',
      only: 'constructor',
      sort: '',
      page: '4',
    });
    expect(readCasesUrl(odd)).toEqual(START);
  });
});
