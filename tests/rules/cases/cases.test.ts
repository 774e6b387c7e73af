import { foldText } from '#schema/lib/fold-text.ts';
import { describe, expect, test } from 'vitest';
import { changeOfFacts, factsOfChange } from '#api/features/cases/case-file/case-merge.rules.ts';
import {
  datesProblem,
  forgottenBefore,
  tidyCaseValues,
  monthsOf,
  partiesProblem,
  percentage,
  searchTextOf,
  caseTextProblem,
  tidyCaseText,
  caseValuesProblem,
} from '#api/features/cases/cases.rules.ts';
import {
  canArchive,
  canEditCase,
  canInvite,
  canRead,
  canReadAll,
  canRemove,
} from '#api/features/cases/cases.policy.ts';
import { caseEventText, showCaseValue } from '#schema/text/cases.ts';

describe('what may be written', () => {
  test('limits count what is kept, not blanks around it', () => {
    expect(caseTextProblem('title', `  ${'a'.repeat(200)}  `)).toBeNull();
    expect(caseTextProblem('title', 'a'.repeat(201))).toContain('200 caracteres');
    expect(caseTextProblem('description', '')).toBeNull();
    expect(caseTextProblem('client', ' ')).toBe('Falta un dato: cliente.');
    expect(tidyCaseText('title', ' a\n\tb ')).toBe('a b');
    expect(tidyCaseText('text', 'a\r\nb\rc\n')).toBe('a\nb\nc');
  });

  test('absent is not the same as null', () => {
    expect(caseValuesProblem({})).toBeNull();
    expect(caseValuesProblem({ title: null })).toMatchObject({ field: 'title' });
    expect(tidyCaseValues({ fileNumber: '  ', tags: null, isUrgent: null, description: null })).toEqual({
      fileNumber: null,
      tags: [],
      isUrgent: false,
      description: '',
    });
    expect(tidyCaseValues({ title: undefined })).toEqual({});
  });

  test.each([0, 1, 99, 1e15])('an amount of %d centavos is one', (amountClaimed) =>
    expect(caseValuesProblem({ amountClaimed })).toBeNull(),
  );
  test.each([-1, 0.1, NaN, Infinity, 1e15 + 1])('%d is no amount', (amountObtained) =>
    expect(caseValuesProblem({ amountObtained })).toMatchObject({ field: 'amountObtained' }),
  );

  test('the first bad party is named by its place', () => {
    expect(
      partiesProblem([
        { name: 'A', role: 'OTHER' },
        { name: '', role: 'OTHER' },
      ]),
    ).toMatchObject({ field: 'parties.1.name' });
    expect(partiesProblem(Array.from({ length: 101 }, () => ({ name: 'A', role: 'OTHER' as const })))).toMatchObject({
      field: 'parties',
    });
  });
});

describe('days of a matter', () => {
  const today = '2026-11-20';
  const of = (given: Partial<Parameters<typeof datesProblem>[0]>) =>
    datesProblem(
      { status: 'COMPLETED', openedOn: '2026-01-01', closedOn: '2026-02-01', outcome: null, ...given },
      today,
    )?.field;
  test('hang together', () => {
    expect(of({})).toBeUndefined();
    expect(of({ openedOn: today, closedOn: today })).toBeUndefined();
    expect(of({ openedOn: '2026-11-21' })).toBe('openedOn');
    expect(of({ closedOn: '2026-11-21' })).toBe('closedOn');
    expect(of({ closedOn: null })).toBe('closedOn');
    expect(of({ status: 'ACTIVE', closedOn: null })).toBeUndefined();
    expect(of({ closedOn: '2025-12-31' })).toBe('closedOn');
    expect(of({ status: 'ACTIVE', closedOn: today })).toBe('closedOn');
    expect(of({ status: 'ACTIVE', closedOn: null, outcome: 'WON' })).toBe('outcome');
  });
});

describe('the timeline of a change', () => {
  test('keeps what is needed to merge', () => {
    const facts = factsOfChange(7, { title: 'A', tags: ['x', 'y'], amountClaimed: 5, outcome: null });
    expect(facts).toMatchObject({ version: '7', fields: ['title', 'tags', 'amountClaimed', 'outcome'] });
    expect(changeOfFacts(facts)).toEqual({
      version: 7,
      before: { title: 'A', tags: 'x\ny', amountClaimed: '5', outcome: '' },
    });
    expect(changeOfFacts({})).toEqual({ version: 0, before: {} });
  });
});

describe('searching', () => {
  test('what is looked in has no accents', () => {
    expect(foldText('ÑANDÚ')).toBe('nandu');
    const legalCase = { title: 'Título', client: 'Ágata', description: 'Ü', fileNumber: '1/26' };
    expect(searchTextOf(legalCase, ['José'])).toBe('titulo\nagata\n1/26\njose\nu');
  });
});

describe('figures', () => {
  test('nothing to rest on is nothing', () => {
    expect([percentage(0, 0), monthsOf(null)]).toEqual([null, null]);
    expect([percentage(0, 3), percentage(2, 3), percentage(3, 3)]).toEqual([0, 66.7, 100]);
    expect([monthsOf(0), monthsOf(30.44), monthsOf(45)]).toEqual([0, 1, 1.5]);
    expect(forgottenBefore(new Date('2026-03-31T12:00:00Z')).toISOString()).toBe('2026-03-01T12:00:00.000Z');
  });
});

describe('who may', () => {
  test.each([
    ['OWNER', [true, true, true, true, true], [false, true]],
    ['COLLABORATOR', [true, true, true, false, false], [true, false]],
    ['GUEST', [true, false, false, false, false], [true, false]],
    [null, [false, false, false, false, false], [true, false]],
  ] as const)('%s', (role, [reads, readsAll, edits, archives, invites], [leaves, removes]) => {
    expect([canRead(role), canReadAll(role), canEditCase(role), canArchive(role), canInvite(role)]).toEqual([
      reads,
      readsAll,
      edits,
      archives,
      invites,
    ]);
    expect([canRemove(role, true), canRemove(role, false)]).toEqual([leaves, removes]);
  });
});

describe('words', () => {
  test('values as a person reads them', () => {
    expect(showCaseValue('openedOn', '2026-01-02')).toBe('2 de enero de 2026');
    expect(showCaseValue('amountClaimed', 123_456)).toBe('$1,234.56');
    expect(showCaseValue('outcome', null)).toBe('(vacío)');
    expect(showCaseValue('tags', [])).toBe('(vacío)');
    expect(showCaseValue('isUrgent', true)).toBe('Urgente');
    expect(showCaseValue('area', 'LABOR')).toBe('Laboral');
  });
  test('sentences of the timeline', () => {
    expect(caseEventText('CHANGED', { fields: ['title', 'client', 'tags'] }, null)).toBe(
      'cambió el título, el cliente y las etiquetas',
    );
    expect(caseEventText('MEMBER_INVITED', { email: 'a@ejemplo.mx', role: 'GUEST' }, null)).toBe(
      'invitó a a@ejemplo.mx como invitado',
    );
    expect(caseEventText('LINKED', { kind: 'AMPARO_AGAINST' }, 'Juicio')).toBe(
      'relacionó este asunto y «Juicio»: este es amparo contra aquel',
    );
  });
});
