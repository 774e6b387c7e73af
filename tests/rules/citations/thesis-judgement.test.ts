import { describe, expect, it } from 'vitest';
import { changedCriteriaIn, changesOfThesis } from '#api/features/citations/checking/criteria.rules.ts';
import {
  isSameKey,
  judgeThesis,
  keyDistance,
  type HeldThesis,
} from '#api/features/citations/checking/thesis-judgement.rules.ts';

const thesis = (changes: Partial<HeldThesis> = {}): HeldThesis => ({
  id: 'tes_2099001',
  registry: '2099001',
  key: 'I.1o.C.9 C (11a.)',
  title: 'ZAPATOS VERDES. EL PLAZO PARA DEVOLVERLOS CORRE DESDE QUE SE ENTREGAN.',
  text: 'El plazo corre desde la entrega, porque antes no se pueden devolver.',
  officialUrl: 'https://example.org/tesis/2099001',
  isChecked: true,
  ...changes,
});

function judgedThesis(
  cited: { key?: string | null; registry?: string | null },
  claim: Partial<Parameters<typeof judgeThesis>[0]> = {},
) {
  return judgeThesis({
    reference: {
      kind: 'THESIS',
      start: 0,
      end: 5,
      key: null,
      registry: null,
      title: null,
      isIrregular: false,
      ...cited,
    },
    byRegistry: null,
    byKey: null,
    nearest: null,
    byTitle: null,
    quotes: [],
    changes: [],
    ...claim,
  });
}

describe('the citation of a thesis', () => {
  it('is verified by its key, its registry or both, however the key is spaced', () => {
    const both = judgedThesis(
      { key: 'I.1o.C. 9 C (11a)', registry: '2099001' },
      { byRegistry: thesis(), byKey: thesis() },
    );
    expect(both).toMatchObject({ state: 'VERIFIED', normalized: 'Tesis I.1o.C.9 C (11a.), registro digital 2099001' });
    expect(judgedThesis({ registry: '2099001' }, { byRegistry: thesis() }).state).toBe('VERIFIED');
  });

  it('shows quoted words of its text without giving the whole of it away', () => {
    const long = thesis({
      text: `${'Relleno que nadie cita. '.repeat(200)}El plazo corre desde la entrega. ${'Más relleno. '.repeat(200)}`,
    });
    const found = judgedThesis(
      { registry: '2099001' },
      { byRegistry: long, quotes: ['El plazo corre desde la entrega'] },
    );
    expect(found.state).toBe('VERIFIED');
    expect(found.passage?.length).toBeLessThan(600);
    expect(found.passage?.slice(found.highlight?.start, found.highlight?.end)).toBe('El plazo corre desde la entrega');
  });

  it('says when the heading or the text does not say what is quoted', () => {
    const found = judgedThesis(
      { registry: '2099001' },
      { byRegistry: thesis(), quotes: ['EL PLAZO PARA DEVOLVERLOS CORRE DESDE QUE SE COMPRAN'] },
    );
    expect(found.state).toBe('QUOTE_NOT_FOUND');
    expect(found.difference).toContainEqual({ kind: 'ONLY_QUOTED', text: 'COMPRAN' });
  });

  it('is a mismatch when key and registry are of two theses, or one of them is wrong', () => {
    const other = thesis({ id: 'tes_1', registry: '2000001', key: '1a. LI/2014 (10a.)' });
    const mixed = judgedThesis(
      { registry: '2000001', key: 'I.1o.C.9 C (11a.)' },
      { byRegistry: other, byKey: thesis() },
    );
    expect(mixed).toMatchObject({ state: 'MISMATCH', correction: null });
    expect(
      judgedThesis(
        { registry: '2000001', key: 'I.1o.C.9 C (11a.)' },
        { byRegistry: other, byKey: thesis(), byTitle: thesis() },
      ).correction,
    ).toContain('2099001');
    expect(judgedThesis({ registry: '2099999', key: 'I.1o.C.9 C (11a.)' }, { byKey: thesis() })).toMatchObject({
      state: 'MISMATCH',
      correction: 'Tesis I.1o.C.9 C (11a.), registro digital 2099001',
    });
    expect(judgedThesis({ registry: '2099001', key: 'II.2o.P.5 P (10a.)' }, { byRegistry: thesis() }).state).toBe(
      'MISMATCH',
    );
  });

  it('is never called false when it is not held; a key that is nearly one of ours is offered', () => {
    expect(judgedThesis({ key: '1a./J. 999/2024 (11a.)', registry: '2099998' })).toMatchObject({
      state: 'NOT_HELD',
      correction: null,
    });
    expect(judgedThesis({ key: 'I.1o.C.8 C (11a.)' }, { nearest: thesis() })).toMatchObject({
      state: 'NOT_HELD',
      correction: 'Tesis I.1o.C.9 C (11a.), registro digital 2099001',
    });
  });

  it('compares keys by their letters, and their época where both have one', () => {
    expect(isSameKey('1a./J. 22/2016 (10a.)', '1A/J 22/2016')).toBe(true);
    expect(isSameKey('1a./J. 22/2016 (10a.)', '1a./J. 22/2016 (11a.)')).toBe(false);
    expect([keyDistance('abcd', 'abxd', 2), keyDistance('abcd', 'abcd', 2), keyDistance('abcd', 'wxyz', 2)]).toEqual([
      1, 0, 3,
    ]);
  });

  it('knows a criterion that another thesis, or its own note, leaves behind', () => {
    const said = changedCriteriaIn(
      'Esta Sala se aparta del criterio sostenido en la tesis I.1o.C.9 C (11a.), porque cambió la ley. Véase también la tesis 1a. LI/2014 (10a.), que se reitera.',
    );
    expect(said).toEqual([{ key: expect.any(String), registry: null, how: 'ABANDONED' }]);
    const others = [{ id: 'tes_2', label: 'Tesis X', said }];
    expect(changesOfThesis({ ...thesis(), precedents: null }, others)).toEqual([{ by: 'Tesis X', how: 'ABANDONED' }]);
    expect(changesOfThesis({ ...thesis(), precedents: 'Nota: Esta tesis fue abandonada por la Sala.' }, [])).toEqual([
      { by: null, how: 'ABANDONED' },
    ]);
    expect(changesOfThesis({ ...thesis({ key: '1a. LI/2014 (10a.)' }), precedents: null }, others)).toEqual([]);
    const noted = judgedThesis(
      { registry: '2099001' },
      { byRegistry: thesis(), changes: [{ by: 'Tesis X', how: 'INTERRUPTED' }] },
    );
    expect(noted.notes).toContain('La tesis Tesis X del acervo dice que este criterio quedó interrumpido.');
  });
});
