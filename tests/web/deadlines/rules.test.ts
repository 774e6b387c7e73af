import { describe, expect, it } from 'vitest';
import { daysBetween } from '#schema/lib/days.ts';
import { addAlertDay } from '#web/features/deadlines/alert-days.rules.ts';
import { BLANK, writeCalculation, type Calculation } from '#web/features/deadlines/calculator/calculation-url.rules.ts';
import {
  fieldOf,
  inputOf,
  missingIn,
  readCalculation,
  errorsIn,
  type RuleNeeds,
} from '#web/features/deadlines/calculator/calculation.rules.ts';
import { isWeekend, monthsOf, yearOf } from '#web/features/deadlines/calculator/months.rules.ts';
import {
  closureOn,
  readCalendarsUrl,
  yearsOffered,
  yearToShow,
} from '#web/features/deadlines/calendars/calendars-url.rules.ts';
import { chainProposals, chosenOf, type Proposal } from '#web/features/deadlines/chains/proposals.rules.ts';
import { isRealDay } from '#web/features/deadlines/real-day.rules.ts';
import { inOrder } from '#web/features/deadlines/panel/panel.rules.ts';
import { passagesOf, piecesOf } from '#web/features/deadlines/reading/passages.rules.ts';
import { termsOf, valuesOfReading } from '#web/features/deadlines/reading/notice-values.rules.ts';
import { chain, chainSteps, computation, reading } from './world.tsx';

const RULE: RuleNeeds = { unit: 'WORKING_DAYS', methods: ['LIST', 'PERSONAL'], asksLawOfAct: false };
const asked = (part: Partial<Calculation>): Calculation => ({ ...BLANK, ...part });

describe('the question of the calculator', () => {
  it('stands whole in its address, and only what is not the default', () => {
    const held = asked({
      ruleId: 'lamparo-17',
      day: '2026-11-17',
      method: 'TAX_MAILBOX',
      lawOfAct: 'cff',
      calendar: 'tfja',
      distance: '250',
      suspensions: [{ from: '2026-11-20', to: '2026-12-01', reason: 'Conciliación prejudicial' }],
      caseId: 'case_1',
    });
    const written = writeCalculation(held);
    expect(written.get('medio')).toBe('tax-mailbox');
    expect(readCalculation(written)).toEqual(held);
    expect(writeCalculation(BLANK).toString()).toBe('');
  });

  it('holds a term that is in no list', () => {
    const held = asked({
      isFree: true,
      free: {
        title: 'Vista',
        amount: '3',
        unit: 'HOURS',
        regime: 'ccom',
        articles: 'ccom:1079',
        countsTriggerDay: true,
      },
      day: '2026-11-17',
      hour: '09:30',
    });
    expect(readCalculation(writeCalculation(held))).toEqual(held);
    expect(inputOf(held, null)).toEqual({
      term: {
        title: 'Vista',
        regime: 'ccom',
        amount: 3,
        unit: 'HOURS',
        countsTriggerDay: true,
        articles: ['ccom:1079'],
      },
      noticeOn: '2026-11-17',
      noticeAt: '09:30',
      method: 'PERSONAL',
    });
  });

  it('asks the server only when nothing is missing and nothing is wrong', () => {
    expect(missingIn(asked({}), null)).toEqual(['ruleId', 'day']);
    expect(missingIn(asked({ isFree: true }), null)).toEqual(['amount', 'regime', 'day']);
    expect(inputOf(asked({ ruleId: 'r' }), RULE)).toBeNull();
    expect(inputOf(asked({ ruleId: 'r', day: '2026-02-30' }), RULE)).toBeNull();
    expect(inputOf(asked({ ruleId: 'r', day: '2026-11-17' }), RULE)).toEqual({
      ruleId: 'r',
      noticeOn: '2026-11-17',
      method: 'LIST',
    });
  });

  it('says that the 30th of February does not exist, and what is wrong with the rest', () => {
    expect(errorsIn(asked({ day: '2026-02-30' })).day).toBe('La fecha «2026-02-30» no existe.');
    expect(errorsIn(asked({ isFree: true, free: { ...BLANK.free, amount: '0' } })).amount).toMatch(/desde 1/);
    expect(errorsIn(asked({ distance: '-4' })).distance).toBeDefined();
    const half = { from: '2026-11-20', to: '', reason: 'x' };
    expect(errorsIn(asked({ suspensions: [half] })).suspensions).toMatch(/Completa/);
    expect(errorsIn(asked({ suspensions: [{ ...half, to: '2026-11-19' }] })).suspensions).toMatch(/antes de empezar/);
  });

  it('asks for the hour and for the law of the act where the term needs them', () => {
    expect(missingIn(asked({ ruleId: 'r', day: '2026-11-17' }), { ...RULE, unit: 'HOURS' })).toEqual(['hour']);
    const byLaw = { ...RULE, asksLawOfAct: true };
    expect(missingIn(asked({ ruleId: 'r', day: '2026-11-17' }), byLaw)).toEqual(['lawOfAct']);
    expect(inputOf(asked({ ruleId: 'r', day: '2026-11-17' }), { ...byLaw, lawOfAct: 'cff' })).toMatchObject({
      lawOfAct: 'cff',
    });
  });

  it('counts a notice that nobody opened from the day it was sent', () => {
    expect(inputOf(asked({ ruleId: 'r', advice: '2026-11-10' }), RULE)).toMatchObject({
      noticeOn: '2026-11-10',
      adviceSentOn: '2026-11-10',
    });
  });

  it('knows the field that a refusal of the server belongs to', () => {
    expect(fieldOf('noticeOn')).toBe('day');
    expect(fieldOf('input.term.amount')).toBe('amount');
    expect(fieldOf('courtId')).toBe('court');
    expect(fieldOf('suspensions.0.from')).toBe('suspensions');
    expect(fieldOf(null)).toBeNull();
  });
});

describe('days that are typed', () => {
  it('knows which days exist', () => {
    expect(['2026-02-28', '2024-02-29', '2026-12-31'].every(isRealDay)).toBe(true);
    expect(['2026-02-30', '2025-02-29', '2026-13-01', '', '17/11/2026'].some(isRealDay)).toBe(false);
    expect(daysBetween('2026-11-21', '2026-12-01')).toBe(10);
  });
});

describe('the months of a count', () => {
  it('begin on Monday and mark notice, effect, what counts, what does not, and the end', () => {
    const { months, skipped } = monthsOf(computation());
    expect(skipped).toBe(0);
    expect(months).toHaveLength(1);
    const [month] = months;
    expect(month).toMatchObject({ key: '2026-11', lead: 6 });
    const marks = Object.fromEntries(month!.days.flatMap(({ day, mark }) => (mark ? [[day, mark]] : [])));
    expect(marks).toEqual({
      17: 'notice',
      18: 'effect',
      19: 'counted',
      20: 'out',
      21: 'out',
      22: 'out',
      23: 'counted',
      24: 'counted',
      25: 'counted',
      26: 'due',
    });
  });

  it('of a long term are the first and the last, and say how many lie between', () => {
    const { months, skipped } = monthsOf({ noticeOn: '2026-11-17', dueOn: '2028-11-17', days: [] });
    expect(months.map(({ key }) => key)).toEqual(['2026-11', '2026-12', '2028-11']);
    expect(skipped).toBe(22);
    expect(monthsOf({ noticeOn: '2026-11-17', dueOn: null, days: [] }).months).toEqual([]);
  });

  it('of a year are twelve, with what closes each day', () => {
    const year = yearOf(2024, (date) => (date === '2024-02-29' ? 'x' : null));
    expect(year).toHaveLength(12);
    expect(year[1]?.closed.at(-1)).toBe('x');
    expect(isWeekend('2026-11-21')).toBe(true);
    expect(isWeekend('2026-11-23')).toBe(false);
  });
});

describe('the terms of a notice', () => {
  const notice = {
    day: '2026-11-17',
    hour: '',
    method: 'PERSONAL' as const,
    lawOfAct: null,
    calendar: 'tfja',
    courtId: null,
    distance: '',
  };
  const proposals = () => chainProposals(chainSteps(), chain().steps, notice);

  it('start on the notice, or on the day of the term that they run after', () => {
    expect(proposals().map(({ input, after }) => [input.noticeOn, input.calendar, after])).toEqual([
      ['2026-11-17', 'tfja', null],
      ['2026-12-09', 'tfja', 'Contestar la demanda'],
      ['2026-11-17', 'tfja', null],
    ]);
  });

  it('are kept as they were proposed unless somebody said otherwise, and never without a day', () => {
    const keys = (chosen: readonly Proposal[]) => chosen.map(({ key }) => key);
    // The view waits for a notice that does not exist: it is not proposed.
    expect(keys(chosenOf(proposals(), new Map(), null))).toEqual(['contestar']);
    expect(keys(chosenOf(proposals(), new Map(), 'PLAINTIFF'))).toEqual([]);
    const said = new Map([
      ['vista', false],
      ['declinatoria', true],
    ]);
    expect(keys(chosenOf(proposals(), said, 'DEFENDANT'))).toEqual(['contestar', 'declinatoria']);
    const undated = proposals().map((each) => ({ ...each, computation: null }));
    expect(chosenOf(undated, new Map(), null)).toEqual([]);
  });

  it('are the one that the text sets itself, before those of the list', () => {
    const read = reading({
      freeTerm: {
        __typename: 'ReadTerm',
        amount: 3,
        unit: 'WORKING_DAYS',
        term: '3 días hábiles',
        regime: 'lamparo',
        articles: ['lamparo:114'],
        title: 'Desahogar la prevención',
        ruleId: null,
        passage: { __typename: 'ReadPassage', start: 0, end: 3, text: 'Exp' },
      },
    });
    const terms = termsOf(read, valuesOfReading(read));
    expect(terms.map(({ key, title, isChecked }) => [key, title, isChecked])).toEqual([
      ['free', 'Desahogar la prevención', true],
      ['lamparo-98-queja', 'Recurso de queja', false],
    ]);
    expect(terms[0]?.source.term).toMatchObject({ regime: 'lamparo', amount: 3, articles: ['lamparo:114'] });
    // Without a law that counts it there is nothing to count.
    expect(termsOf(read, { ...valuesOfReading(read), regime: '' }).map(({ key }) => key)).toEqual(['lamparo-98-queja']);
  });

  it('are the rule itself, with its title, when it sets the term that the text says', () => {
    const read = reading({
      freeTerm: {
        __typename: 'ReadTerm',
        amount: 5,
        unit: 'WORKING_DAYS',
        term: '5 días hábiles',
        regime: 'lamparo',
        articles: [],
        title: 'Recurso de queja',
        ruleId: 'lamparo-98-queja',
        passage: { start: 0, end: 3, text: 'Exp' },
      },
    });
    expect(termsOf(read, valuesOfReading(read)).map(({ key, title, isChecked }) => [key, title, isChecked])).toEqual([
      ['lamparo-98-queja', 'Recurso de queja', true],
    ]);
  });
});

describe('an act whose terms run from a fact', () => {
  it('does not lend them the day on which it was told', () => {
    const read = reading();
    const [rule] = read.rules;
    const values = valuesOfReading({ ...read, rules: [{ ...rule!, methods: ['EVENT', 'PERSONAL'] }] });
    expect(values).toMatchObject({ day: '', method: null });
    expect(valuesOfReading(read).day).not.toBe('');
  });
});

describe('the text of an order', () => {
  it('is cut where it was read; what lies over a more telling passage is left out', () => {
    const read = reading();
    const pieces = piecesOf(read.text, passagesOf(read));
    expect(pieces.map(({ text }) => text).join('')).toBe(read.text);
    expect(pieces.flatMap(({ kind, text }) => (kind ? [[kind, text]] : []))).toEqual([
      ['fileNumber', '123/2026'],
      ['method', 'por lista'],
      ['noticeOn', '17 de noviembre de 2026'],
      ['act', 'auto que desecha la demanda'],
    ]);
    const over = piecesOf('abcdef', [
      { kind: 'act', start: 1, end: 4 },
      { kind: 'party', start: 3, end: 6 },
      { kind: 'court', start: 4, end: 99 },
    ]);
    expect(over).toEqual([
      { text: 'a', kind: null },
      { text: 'bcd', kind: 'act' },
      { text: 'ef', kind: null },
    ]);
  });
});

describe('small things', () => {
  it('days of warning stay in order, differ, and are five at most', () => {
    expect(addAlertDay([1, 7, 30], ' 3 ')).toEqual({ days: [1, 3, 7, 30] });
    expect(addAlertDay([1], '366')).toEqual({ problem: 'invalid' });
    expect(addAlertDay([1], '1.5')).toEqual({ problem: 'invalid' });
    expect(addAlertDay([1], '1')).toEqual({ problem: 'twice' });
    expect(addAlertDay([0, 1, 2, 3, 4], '9')).toEqual({ problem: 'tooMany' });
  });

  it('the panel leaves out what was completed or taken away, nearest first', () => {
    const held = [
      { id: 'b', status: 'PENDING', dueAt: '2026-12-01' },
      { id: 'a', status: 'PENDING', dueAt: '2026-11-01' },
      { id: 'c', status: 'COMPLETED', dueAt: '2026-10-01' },
      { id: 'd', status: 'PENDING', dueAt: '2026-10-01' },
    ];
    expect(inOrder(held, new Set(['d'])).map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('a calendar opens on the year that was asked, else this one, else the newest', () => {
    expect(yearToShow(2024, [2026], 2026)).toBe(2024);
    expect(yearToShow(null, [2025, 2026], 2026)).toBe(2026);
    expect(yearToShow(null, [2023, 2024], 2026)).toBe(2024);
    expect(yearToShow(null, [], 2026)).toBe(2026);
    expect(yearsOffered([2025], null, 2026)).toEqual([2025, 2026, 2027]);
    expect(readCalendarsUrl(new URLSearchParams('calendario=tfja&anio=abc'))).toEqual({ key: 'tfja', year: null });
  });

  it('what closes a day is told by the account itself before the court', () => {
    const closures = [
      { from: '2026-12-14', to: '2026-12-31', reason: 'Vacaciones', kind: 'RECESS', isOwn: false },
      { from: '2026-12-15', to: '2026-12-15', reason: 'Circular', kind: 'CLOSURE', isOwn: true },
    ];
    expect(closureOn(closures, '2026-12-15')?.reason).toBe('Circular');
    expect(closureOn(closures, '2026-12-16')?.reason).toBe('Vacaciones');
    expect(closureOn(closures, '2026-12-13')).toBeNull();
  });
});
