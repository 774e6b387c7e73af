import { describe, expect, test } from 'vitest';
import type { CountInput } from '#api/features/deadlines/counting/counting.types.ts';
import { aCount, aCourt, aTerm, counted, refused } from '#tests/support/deadline-count.ts';

const july = aCourt([['2026-07-13', '2026-07-31']]);
const suspension = (from: string, to: string) => ({ from, to, reason: 'conciliación', source: null });

describe('the table of a count', () => {
  test('tells each day: the notice, its effect, what counts and what does not, with the article', () => {
    const { days } = counted(aCount({ term: aTerm('cff', 2), noticeOn: '2026-03-12' }));
    expect(days.map(({ date, counts, number, citation }) => [date, counts, number, citation])).toEqual([
      ['2026-03-12', false, null, null],
      ['2026-03-13', false, null, 'cff:135'],
      ['2026-03-14', false, null, 'cff:12'],
      ['2026-03-15', false, null, 'cff:12'],
      ['2026-03-16', false, null, 'cff:12'],
      ['2026-03-17', true, 1, null],
      ['2026-03-18', true, 2, null],
    ]);
    expect(days.map(({ reason }) => reason)).toContain('tercer lunes de marzo');
  });

  test('the days left out are those that the week would have counted', () => {
    const { daysLeftOut } = counted(aCount({ term: aTerm('lfpa', 15), noticeOn: '2026-08-31' }));
    expect(daysLeftOut.map(({ date }) => date)).toEqual(['2026-09-01', '2026-09-16']);
  });

  test('one notice, two laws, two answers: tax acts wait for their effect, administrative ones do not', () => {
    const filing = (lawOfAct: string) =>
      counted(aCount({ term: aTerm('lfpca', 30, { articles: ['lfpca:13'] }), noticeOn: '2019-06-07', lawOfAct }));
    expect(filing('cff')).toMatchObject({ effectOn: '2019-06-10', firstDay: '2019-06-11' });
    expect(filing('lfpa')).toMatchObject({ effectOn: '2019-06-07', firstDay: '2019-06-10' });
  });

  test('where the day of the fact or of the effect is itself the first, its row says why', () => {
    const first = (input: CountInput) => counted(input).days.find(({ number }) => number === 1);
    expect(
      first(aCount({ ruleId: 'lamparo-17-norma-autoaplicativa', noticeOn: '2025-08-04', method: 'EVENT' })),
    ).toMatchObject({
      date: '2025-08-04',
      reason: expect.stringMatching(/se cuenta el del hecho/),
    });
    expect(first(aCount({ term: aTerm('cnpp', 3), noticeOn: '2026-06-10', method: 'HEARING' }))).toMatchObject({
      date: '2026-06-11',
      reason: expect.stringMatching(/Surte efectos y es el primer día/),
    });
  });

  test('the same input gives the same table', () => {
    const input = aCount({ term: aTerm('lft', 15), noticeOn: '2026-09-01', court: july });
    expect(counted(input)).toEqual(counted(structuredClone(input)));
  });
});

describe('courts and their calendars', () => {
  const inJuly = (rest: Partial<CountInput> = {}) =>
    aCount({ term: aTerm('ccom', 9), noticeOn: '2026-07-08', ...rest });

  test('without a court only the days of the law are left out, and the count is provisional', () => {
    const count = counted(inJuly());
    expect(count).toMatchObject({ dueOn: '2026-07-22', isProvisional: true, calendars: [] });
    expect(count.assumptions.join(' ')).toMatch(/falta el calendario del órgano/);
    expect(count.assumptions.join(' ')).toMatch(/no hubo otra suspensión de labores/);
  });

  test('the recess of the court named is left out, day by day, with its reason', () => {
    const count = counted(inJuly({ court: july }));
    expect(count).toMatchObject({ dueOn: '2026-08-12', isProvisional: false });
    expect(count.daysLeftOut).toHaveLength(15);
    expect(count.daysLeftOut[0]?.reason).toBe('receso de ejemplo');
    expect(count.calendars.map(({ year }) => year)).toEqual([2026]);
  });

  test('a year that is not published here makes it provisional and says which', () => {
    const count = counted(aCount({ term: aTerm('ccom', 15), noticeOn: '2026-12-18', court: aCourt() }));
    expect(count.isProvisional).toBe(true);
    expect(count.assumptions.join(' ')).toMatch(/calendario 2027 no publicado aquí/);
    expect(count.calendars.map(({ year }) => year)).toEqual([2026]);
  });

  test('an incomplete calendar makes it provisional too', () => {
    const court = { ...july, years: july.years.map((year) => ({ ...year, isComplete: false })) };
    const count = counted(inJuly({ court }));
    expect(count.isProvisional).toBe(true);
    expect(count.assumptions.join(' ')).toMatch(/puede estar incompleto/);
  });

  test('what runs in hours or without days off is never provisional', () => {
    for (const [regime, unit] of [
      ['cpeum', 'HOURS'],
      ['cpf', 'YEARS'],
      ['lagraria', 'CALENDAR_DAYS'],
      ['cff', 'DAY_OF_MONTH'],
    ] as const)
      expect(
        counted(aCount({ term: aTerm(regime, 3, { unit }), noticeAt: '10:00', method: 'EVENT' })).isProvisional,
        regime,
      ).toBe(false);
  });

  test('holidays of the tax authority stop terms of days, not payments', () => {
    const closedInJuly = { court: july, noticeOn: '2026-07-17' };
    expect(
      counted(aCount({ term: aTerm('liva', 17, { unit: 'DAY_OF_MONTH' }), ...closedInJuly, noticeOn: '2026-07-02' }))
        .dueOn,
    ).toBe('2026-07-20');
    expect(counted(aCount({ term: aTerm('cff', 3), ...closedInJuly })).firstDay).toBe('2026-08-04');
  });

  test('in an amparo directo the days of the authority responsible give the other reading', () => {
    const direct = aCount({
      ruleId: 'lamparo-17-directo-laboral',
      noticeOn: '2026-07-06',
      court: aCourt(),
      responsible: july,
    });
    const count = counted(direct);
    expect(count.dueOn).toBe('2026-07-27');
    expect(count.alternatives).toHaveLength(1);
    expect(count.alternatives[0]?.dueOn).toBe('2026-08-17');
    expect(counted({ ...direct, responsible: null }).assumptions.join(' ')).toMatch(
      /días inhábiles de la autoridad responsable/,
    );
  });
});

describe('months and years', () => {
  const months = (regime: string, amount: number, noticeOn: string, rest: Partial<CountInput['term'] & object> = {}) =>
    counted(aCount({ term: aTerm(regime, amount, { unit: 'MONTHS', ...rest }), noticeOn, method: 'EVENT' }));

  test.each([
    ['cff', 1, '2027-01-31', '2027-03-01', 'no 31 February: first working day of the next month (CFF 12)'],
    ['lfpa', 1, '2026-01-31', '2026-03-02', 'the first of March is a Sunday'],
    ['lfpca', 4, '2025-10-31', '2026-03-02', 'LFPCA 74'],
    ['lgtoc', 1, '2027-01-31', '2027-03-01', 'last of the month (LGTOC 80), a Sunday, moves on'],
    ['cnpcf', 1, '2027-01-31', '2027-03-01', 'the whole of February, which ends on a Sunday'],
    ['lagraria', 1, '2027-01-31', '2027-02-28', 'nothing moves (Ley Agraria 193)'],
    ['cff', 12, '2024-02-29', '2025-03-03', 'no 29 February; the first of March is a Saturday'],
    ['cpeum', 12, '2024-02-28', '2025-02-28', 'from 29 February a whole year'],
  ])('%s: %i months from %s end on %s (%s)', (regime, amount, from, dueOn) => {
    expect(months(regime, amount, from).dueOn).toBe(dueOn);
  });

  test('each completed month is a row; what the last day moves over are further rows', () => {
    const { days } = months('lft', 2, '2025-03-10', { articles: ['lft:518'] });
    expect(days.filter(({ counts }) => counts).map(({ date, number }) => [date, number])).toEqual([
      ['2025-04-10', 1],
      ['2025-05-10', 2],
    ]);
    expect(days.at(-1)?.date).toBe('2025-05-12');
  });

  test('labour months are thirty days in the proceeding and real ones in the prescription', () => {
    expect(months('lft', 4, '2026-02-10', { articles: ['lft:773'] }).dueOn).toBe('2026-06-10');
    expect(months('lft', 4, '2026-01-10', { articles: ['lft:518'] }).dueOn).toBe('2026-05-11');
  });

  test('the conciliation stops the two months from the request to the certificate, both included', () => {
    const dismissal = aCount({ ruleId: 'lft-518-despido', noticeOn: '2025-03-10', method: 'EVENT' });
    const stopped = counted({ ...dismissal, suspensions: [suspension('2025-03-20', '2025-04-08')] });
    expect(counted(dismissal).dueOn).toBe('2025-05-12');
    expect(stopped.dueOn).toBe('2025-05-30');
    expect(stopped.assumptions.join(' ')).toMatch(/20 días/);
  });

  test('where the day of the fact is the first, the term ends a day earlier', () => {
    const oneYear = (articles: string[]) =>
      counted(aCount({ term: aTerm('cpf', 1, { unit: 'YEARS', articles }), noticeOn: '2025-03-14', method: 'EVENT' }))
        .dueOn;
    expect(oneYear(['cpf:107'])).toBe('2026-03-13');
    expect(oneYear(['cpf:113'])).toBe('2026-03-14');
  });

  test('a last day that is off and that the statute does not move is warned of', () => {
    const count = counted(aCount({ term: aTerm('lagraria', 10, { unit: 'CALENDAR_DAYS' }), noticeOn: '2026-02-26' }));
    expect(count.dueOn).toBe('2026-03-08');
    expect(count.warnings.join(' ')).toMatch(/inhábil \(domingo\).*no dice que se recorra/);
  });
});

describe('payments on a day of the month', () => {
  test.each([
    ['2026-06-03', '2026-06-17', 'a Wednesday stays'],
    ['2025-10-01', '2025-10-20', 'a Friday moves to Monday when it is paid at a bank'],
    ['2026-01-01', '2026-01-19', 'a Saturday moves'],
    ['2025-11-05', '2025-11-18', 'third Monday of November'],
    ['2025-03-02', '2025-03-18', 'third Monday of March'],
  ])('the 17th of the month of %s: %s (%s)', (noticeOn, dueOn) => {
    const count = counted(aCount({ term: aTerm('liva', 17, { unit: 'DAY_OF_MONTH' }), noticeOn, method: null }));
    expect(count).toMatchObject({ dueOn, firstDay: null, effectOn: null });
  });

  test('an annual return that ends on a Friday moves like a payment', () => {
    expect(counted(aCount({ ruleId: 'lisr-76-anual-morales', noticeOn: '2027-12-31', method: 'EVENT' })).dueOn).toBe(
      '2028-04-03',
    );
  });
});

describe('hours', () => {
  test('run from moment to moment, over week-ends and the end of the year', () => {
    const count = counted(
      aCount({
        term: aTerm('cpeum', 96, { unit: 'HOURS' }),
        noticeOn: '2026-12-30',
        noticeAt: '08:05',
        method: 'EVENT',
      }),
    );
    expect(count).toMatchObject({ dueOn: '2027-01-03', dueHour: '08:05', effectOn: '2026-12-30', daysLeftOut: [] });
    expect(count.days).toHaveLength(4);
  });

  test('need the hour', () => {
    expect(refused(aCount({ term: aTerm('cpeum', 72, { unit: 'HOURS' }), method: 'EVENT' }))).toMatchObject({
      field: 'noticeAt',
    });
    expect(refused(aCount({ noticeAt: '25:00' })).field).toBe('noticeAt');
  });
});

describe('backward terms', () => {
  test('evidence is offered before five clear working days, neither end counted (Ley de Amparo 119)', () => {
    const count = counted(aCount({ ruleId: 'lamparo-119-ofrecer-pruebas', noticeOn: '2026-09-24', method: 'EVENT' }));
    expect(count.days.filter(({ counts }) => counts).map(({ date }) => date)).toEqual([
      '2026-09-23',
      '2026-09-22',
      '2026-09-21',
      '2026-09-18',
      '2026-09-17',
    ]);
    expect(count.daysLeftOut.map(({ date }) => date)).toEqual(['2026-09-16']);
    expect(count.dueOn).toBe('2026-09-15');
  });

  test('a collective contract is revised sixty days before it ends', () => {
    expect(
      counted(aCount({ ruleId: 'lft-399-revision-contrato', noticeOn: '2027-03-31', method: 'EVENT' })).dueOn,
    ).toBe('2027-01-30');
  });
});

describe('distance', () => {
  const summons = (regime: string, distanceKm: number) =>
    counted(aCount({ term: aTerm(regime, 15), noticeOn: '2026-05-11', distanceKm }));
  const numbers = (regime: string, distanceKm: number) =>
    summons(regime, distanceKm).days.filter(({ counts }) => counts).length;

  test.each([
    ['ccom', 100, 15],
    ['ccom', 101, 16],
    ['ccom', 200, 16],
    ['ccom', 300, 16],
    ['ccom', 301, 17],
    ['cnpcf', 510, 18],
    ['lft', 150, 18],
    ['lft', 1000, 20],
    ['lft', 9000, 27],
  ])('%s, %i km: %i days', (regime, kilometres, days) => {
    expect(numbers(regime, kilometres)).toBe(days);
  });

  test('where the law grants none, the kilometres are said to count for nothing', () => {
    const count = summons('lamparo', 800);
    expect(count.days.filter(({ counts }) => counts)).toHaveLength(15);
    expect(count.warnings.join(' ')).toMatch(/no da días por la distancia/);
  });
});

describe('notices that nobody opened', () => {
  const posted = (regime: string, method: CountInput['method'], adviceSentOn: string) =>
    counted(aCount({ term: aTerm(regime, 5), method, noticeOn: adviceSentOn, adviceSentOn }));

  test.each([
    ['cff', 'TAX_MAILBOX', '2025-08-11', '2025-08-15', '2025-08-18'],
    ['cff', 'LIST', '2026-02-25', '2026-03-12', '2026-03-13'],
    ['lamparo', 'ELECTRONIC', '2026-09-11', '2026-09-17', '2026-09-17'],
    ['lfpca', 'ELECTRONIC', '2025-06-02', '2025-06-06', '2025-06-09'],
  ] as const)('%s %s of %s counts as made on %s and takes effect on %s', (regime, method, sent, noticeOn, effectOn) => {
    expect(posted(regime, method, sent)).toMatchObject({ noticeOn, effectOn });
  });

  test('a statute that knows no such day refuses', () => {
    expect(refused(aCount({ adviceSentOn: '2026-06-09' })).message).toMatch(/no da por hecha/);
  });
});

describe('other readings', () => {
  test('the executive suit: earlier by the old criterion', () => {
    const count = counted(aCount({ term: aTerm('ccom', 8, { articles: ['ccom:1399'] }), noticeOn: '2025-06-02' }));
    expect(count.dueOn).toBe('2025-06-13');
    expect(count.alternatives).toMatchObject([{ dueOn: '2025-06-12', source: expect.stringMatching(/175561/) }]);
  });

  test('the agrarian review: calendar days, and later in working days', () => {
    const count = counted(aCount({ ruleId: 'lagraria-199-revision', noticeOn: '2026-03-04' }));
    expect(count.dueOn).toBe('2026-03-14');
    expect(count.alternatives.map(({ dueOn }) => dueOn)).toEqual(['2026-03-19']);
  });

  test('the bulletin of the tax court after the reform of 2026: the second working day, as it is reported, else the third', () => {
    const reclaim = (noticeOn: string) => counted(aCount({ term: aTerm('lfpca', 10), method: 'BULLETIN', noticeOn }));
    expect(reclaim('2026-06-09').alternatives).toEqual([]);
    const after = reclaim('2026-08-10');
    expect(after.effectOn).toBe('2026-08-12');
    expect(after.alternatives.map(({ dueOn }) => dueOn)).toEqual(['2026-08-27']);
    expect(after.dueOn).toBe('2026-08-26');
    expect(after.warnings.join(' ')).toMatch(/Atiende a la más próxima/);
  });

  test('family suits in which every day counts end earlier', () => {
    const count = counted(aCount({ term: aTerm('cnpcf', 9, { articles: ['cnpcf:665'] }), noticeOn: '2027-05-17' }));
    expect(count.alternatives.map(({ dueOn }) => dueOn)).toEqual(['2027-05-26']);
  });

  test('a reading that leads to the same date is not told', () => {
    expect(
      counted(aCount({ ruleId: 'lft-518-despido', noticeOn: '2025-03-10', method: 'EVENT' })).alternatives,
    ).toEqual([]);
    const hearing = aCount({ term: aTerm('ccom', 3), method: 'HEARING', noticeOn: '2026-06-12' });
    expect(counted(hearing).dueOn).toBe('2026-06-17');
    expect(counted(hearing).alternatives.map(({ dueOn }) => dueOn)).toEqual(['2026-06-18']);
  });

  test('whole months that end later than from date to date are the other reading', () => {
    const count = counted(
      aCount({ term: aTerm('cnpcf', 3, { unit: 'MONTHS' }), noticeOn: '2027-06-30', method: 'EVENT' }),
    );
    expect(count.dueOn).toBe('2027-09-30');
    expect(
      counted(aCount({ term: aTerm('cnpcf', 2, { unit: 'MONTHS' }), noticeOn: '2027-06-30', method: 'EVENT' })),
    ).toMatchObject({
      dueOn: '2027-08-30',
      alternatives: [{ dueOn: '2027-08-31' }],
    });
  });
});

describe('what is warned of', () => {
  test('a notice in the future is counted and said to be so', () => {
    const count = counted(aCount({ noticeOn: '2026-06-09' }), '2026-06-01');
    expect(count.dueOn).toBe('2026-06-15');
    expect(count.warnings.join(' ')).toMatch(/todavía no llega/);
    expect(counted(aCount({ noticeOn: '2026-06-09' }), '2026-06-09').warnings.join(' ')).not.toMatch(
      /todavía no llega/,
    );
  });

  test.each([
    ['lft', '2026-06-07', /LFT 714/],
    ['cff', '2026-03-16', /CFF 13/],
    ['lfpa', '2026-09-01', /LFPA 28/],
    ['ccom', '2026-06-06', /CCom 1064/],
    ['lamparo', '2026-09-14', /inhábil para el juicio de amparo/],
    ['lagraria', '2026-06-07', null],
  ])('%s: a notice on %s says what the statute makes of it', (regime, noticeOn, warning) => {
    const { warnings } = counted(aCount({ term: aTerm(regime, 5), noticeOn }));
    if (warning) expect(warnings.join(' ')).toMatch(warning);
  });

  test('a letter that reaches an authority on a Sunday takes effect on Monday (Ley de Amparo 31)', () => {
    expect(
      counted(aCount({ term: aTerm('lamparo', 5), method: 'CERTIFIED_MAIL', noticeOn: '2026-06-07' })),
    ).toMatchObject({ effectOn: '2026-06-08', firstDay: '2026-06-09' });
    expect(
      counted(aCount({ term: aTerm('lamparo', 5), method: 'CERTIFIED_MAIL', noticeOn: '2026-06-08' })),
    ).toMatchObject({ effectOn: '2026-06-08', firstDay: '2026-06-09' });
  });

  test('criminal acts run from moment to moment in the amparo', () => {
    const count = counted(aCount({ term: aTerm('lamparo', 15), lawOfAct: 'cnpp' }));
    expect(count.warnings.join(' ')).toMatch(/de momento a momento/);
  });

  test.each([
    ['lft', '2026-05-13', '2026-05-20', true],
    ['lft', '2026-04-01', '2026-04-10', false],
    ['cff', '2026-04-01', '2026-04-10', true],
    ['lfpca', '2026-05-04', '2026-05-08', false],
    ['lamparo', '2026-09-01', '2026-09-10', false],
  ])('%s from %s: a later reform is said when the term touches its days', (regime, noticeOn, _, isSaid) => {
    const count = counted(aCount({ term: aTerm(regime, 5), noticeOn }));
    expect(count.laterReforms.length > 0).toBe(isSaid);
    if (isSaid) expect(count.laterReforms[0]).toMatch(/reforma posterior al texto del acervo \(DOF \d\d-\d\d-2026\)/);
  });

  test('which civil code governs: said before and after 1 April 2027', () => {
    const national = (noticeOn: string) => counted(aCount({ term: aTerm('cnpcf', 9), noticeOn }));
    expect(national('2027-03-31').warnings.join(' ')).toMatch(/desde el 1 de abril de 2027/);
    expect(national('2027-04-01').warnings.join(' ')).not.toMatch(/declaratoria/);
    expect(national('2027-04-01').assumptions.join(' ')).toMatch(/cuando el CNPCF ya regía/);
    expect(counted(aCount({ term: aTerm('cfpc', 3), noticeOn: '2027-04-02' })).warnings.join(' ')).toMatch(/abrogado/);
  });
});

describe('what is refused', () => {
  test.each([
    [{ noticeOn: '2026-02-30' }, 'noticeOn'],
    [{ noticeOn: '2026-2-3' }, 'noticeOn'],
    [{ noticeOn: '0026-02-03' }, 'noticeOn'],
    [{ noticeOn: 'mañana' }, 'noticeOn'],
    [{ term: aTerm('ccom', 0) }, 'term.amount'],
    [{ term: aTerm('ccom', -3) }, 'term.amount'],
    [{ term: aTerm('ccom', 2.5) }, 'term.amount'],
    [{ term: aTerm('ccom', 1001) }, 'term.amount'],
    [{ term: aTerm('ccom', Number.NaN) }, 'term.amount'],
    [{ term: aTerm('cpeum', 10_001, { unit: 'HOURS' }), noticeAt: '10:00' }, 'term.amount'],
    [{ term: aTerm('cff', 32, { unit: 'DAY_OF_MONTH' }) }, 'term.amount'],
    [{ term: aTerm('ley-marciana', 5) }, 'term.regime'],
    [{ ruleId: 'no-existe', term: null }, 'ruleId'],
    [{ ruleId: null, term: null }, 'term'],
    [{ ruleId: 'lft-518-despido', term: aTerm('lft', 2) }, 'term'],
    [{ method: null }, 'method'],
    [{ method: 'TAX_MAILBOX' }, 'method'],
    [{ term: aTerm('lamparo', 15), lawOfAct: 'ley-marciana' }, 'lawOfAct'],
    [{ ruleId: 'lamparo-17-demanda-indirecto', term: null }, 'lawOfAct'],
    [{ distanceKm: -1 }, 'distanceKm'],
    [{ distanceKm: 100_000 }, 'distanceKm'],
    [{ suspensions: [suspension('2026-06-20', '2026-06-10')] }, 'suspensions'],
    [{ suspensions: [suspension('2026-06-31', '2026-07-10')] }, 'suspensions'],
    [{ suspensions: [suspension('2026-06-01', '2150-12-31')] }, 'suspensions'],
  ] as [Partial<CountInput>, string][])('%j: said on the field %s, in Spanish', (rest, field) => {
    const refusal = refused(aCount(rest));
    expect(refusal.field).toBe(field);
    expect(refusal.message).toMatch(/^[A-ZÁÉÍÓÚ].*\.$/);
  });

  test('a term that the law does not set has no date, and says so', () => {
    const count = counted(aCount({ ruleId: 'lamparo-17-cualquier-tiempo', method: null }));
    expect(count).toMatchObject({ dueOn: null, days: [], isProvisional: false });
    expect(count.warnings[0]).toMatch(/no fija término/);
  });
});
