import { describe, expect, test } from 'vitest';
import type { Count } from '#api/features/deadlines/counting/counting.types.ts';
import { termRules } from '#db/content/deadlines/terms.ts';
import { aCount, aCourt, counted } from '#tests/support/deadline-count.ts';

const wordsOf = (text: string): Set<string> =>
  new Set(
    text
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .match(/[a-z0-9]{3,}/g) ?? [],
  );

/** Most of the words of the shorter one stand in the other. */
function sayTheSame(one: string, other: string): boolean {
  const [fewer = new Set(), more = new Set()] = [wordsOf(one), wordsOf(other)].toSorted((a, b) => a.size - b.size);
  return [...fewer].filter((word) => more.has(word)).length > fewer.size * 0.5;
}

/** Two of the same matter that say different things: nobody else closed, and the authority took no general holidays. */
const BOTH = /vacaciones generales/;

/** Laws of the act that are asked for where the law leaves the effect of the notice to them. */
const ASKED = ['cff', 'lfpa', 'lft', 'ccom', 'cnpcf', 'cnpp', 'lfpca', 'lagraria'];

const toldTwice = ({ assumptions, warnings }: Count): string[] => {
  const said = [...assumptions, ...warnings].filter((text) => !BOTH.test(text));
  return said.filter((text, at) => said.slice(at + 1).some((later) => sayTheSame(text, later)));
};

describe('what the statutes say specially', () => {
  test('no rule tells what the count tells already', () => {
    const twice = termRules().flatMap((rule) =>
      (rule.byLawOfAct && !rule.lawOfAct ? ASKED : [rule.lawOfAct]).flatMap((lawOfAct) => {
        const [method = null] = rule.methods;
        const count = counted(aCount({ ruleId: rule.id, noticeOn: '2026-06-09', noticeAt: '10:00', method, lawOfAct }));
        return toldTwice(count).map((text) => `${rule.id} (${lawOfAct}): ${text}`);
      }),
    );
    expect(twice).toEqual([]);
  });

  test('the national code of civil procedure says once that it may not be in force yet', () => {
    const { warnings } = counted(aCount({ ruleId: 'cnpcf-239-contestacion', noticeOn: '2026-06-09' }));
    expect(warnings.filter((text) => text.includes('declaratoria'))).toHaveLength(1);
  });

  test('agrarian edicts take effect fifteen days after the last one, weekends and all', () => {
    const edicts = counted(aCount({ ruleId: 'lagraria-199-revision', noticeOn: '2026-06-05', method: 'EDICT' }));
    expect(edicts).toMatchObject({ effectOn: '2026-06-20', firstDay: '2026-06-21', dueOn: '2026-06-30' });
    const inPerson = counted(aCount({ ruleId: 'lagraria-199-revision', noticeOn: '2026-06-05' }));
    expect(inPerson).toMatchObject({ effectOn: '2026-06-05', dueOn: '2026-06-15' });
  });

  test('a Friday moves a payment, not an informative return', () => {
    const due = (ruleId: string) => counted(aCount({ ruleId, noticeOn: '2026-04-17', method: 'EVENT' })).dueOn;
    expect(due('liva-5-d-pago-mensual')).toBe('2026-04-20');
    expect(due('linfonavit-35-pago')).toBe('2026-04-20');
    for (const ruleId of ['liva-32-informe-retenciones', 'liva-32-diot', 'lisr-76-efectivo'])
      expect(due(ruleId), ruleId).toBe('2026-04-17');
  });

  test('holidays of the tax authority stop its terms, not returns and payments', () => {
    const court = aCourt([['2026-07-13', '2026-07-31']]);
    const sale = counted(aCount({ ruleId: 'lisr-126-enajenacion', noticeOn: '2026-07-08', method: 'EVENT', court }));
    expect(sale).toMatchObject({ dueOn: '2026-07-29', isProvisional: false });
    expect(counted(aCount({ ruleId: 'cff-53-informes', noticeOn: '2026-07-08', court })).dueOn).toBe('2026-08-20');
  });

  test('adhering to a fiscal review is counted by the Ley de Amparo, before the collegiate court', () => {
    const { daysLeftOut } = counted(aCount({ ruleId: 'lfpca-63-adhesiva', noticeOn: '2026-10-01' }));
    expect(daysLeftOut.map(({ date }) => date)).toEqual(['2026-10-12']);
  });

  test('the first hearing before a judge of control is counted with every day, which ends first', () => {
    const count = counted(aCount({ ruleId: 'cnpp-310-audiencia-inicial', noticeOn: '2026-06-01', method: 'EVENT' }));
    expect(count.dueOn).toBe('2026-06-16');
    expect(count.alternatives.map(({ dueOn }) => dueOn)).toEqual(['2026-06-22']);
  });
});
