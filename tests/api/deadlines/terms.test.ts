import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findLaw } from '#db/content/law-index.ts';
import { regimes } from '#db/content/deadlines/regimes.ts';
import { termChains, termRules } from '#db/content/deadlines/terms.ts';
import {
  FindTermsDocument,
  ReadChainsDocument,
  ReadRegimesDocument,
  ReadTermDocument,
  type FindTermsQueryVariables,
} from '#tests/support/deadline-terms.generated.ts';
import { World, type Caller } from '../../support/world.ts';

let world: World;
let ana: Caller;
beforeAll(async () => {
  world = await World.begin();
  ana = await world.lawyer();
});
afterAll(() => world.end());

const find = async (variables: FindTermsQueryVariables) => (await ana.does(FindTermsDocument, variables)).termRules;

describe('the terms of the law', () => {
  test('are found by what people call them, with amount, unit, article and date of its text', async () => {
    const { nodes } = await find({ search: 'contestar demanda laboral', first: 1 });
    expect(nodes[0]).toMatchObject({
      id: 'lft-873-a-contestacion',
      amount: 15,
      unit: 'WORKING_DAYS',
      term: '15 días hábiles',
      asksLawOfAct: false,
      basis: [
        { statuteKey: 'lft', articleNumber: '873-A', textAsOf: findLaw('lft')?.textAsOf },
        { articleNumber: '747' },
      ],
    });
  });

  test('are read in pages, all of them once', async () => {
    const seen: string[] = [];
    let after: string | null | undefined = null;
    do {
      const page = await find({ first: 100, after });
      expect(page.totalCount).toBe(termRules().length);
      seen.push(...page.nodes.map(({ id }) => id));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after);
    expect(seen).toEqual(termRules().map(({ id }) => id));
  });

  test('of an area, of a law, of an article', async () => {
    expect((await find({ area: 'AGRARIAN' })).nodes.every(({ area }) => area === 'AGRARIAN')).toBe(true);
    expect((await find({ statute: 'lgtoc', first: 100 })).nodes.map(({ id }) => id)).toContain(
      'lgtoc-165-cambiaria-directa',
    );
    expect((await find({ statute: 'lft', article: '518' })).nodes[0]?.id).toBe('lft-518-despido');
    expect((await find({ statute: 'ccom', article: '1390 bis 14' })).nodes[0]?.id).toBe(
      'ccom-1390-bis-14-contestacion',
    );
    expect((await find({ article: '518' })).nodes.map(({ id }) => id)).toEqual(['lft-518-despido']);
    expect((await find({ statute: 'lft', article: '1' })).totalCount).toBe(0);
  });

  test('nothing is made up for what is not held', async () => {
    expect((await find({ search: 'xyzzy plugh' })).totalCount).toBe(0);
    expect((await find({ statute: 'no-existe' })).totalCount).toBe(0);
    expect((await ana.does(ReadTermDocument, { id: 'no-existe' })).termRule).toBeNull();
  });

  test('one by its id, with what the other law decides', async () => {
    const { termRule } = await ana.does(ReadTermDocument, { id: 'lfpca-13-demanda-fiscal' });
    expect(termRule).toMatchObject({ lawOfAct: 'cff', asksLawOfAct: false, area: 'TAX' });
  });

  test('refuse pages too large', async () => {
    const reply = await ana.graphql(FindTermsDocument, { first: 101 });
    expect(reply.errors[0]?.extensions.code).toBe('VALIDATION');
  });
});

test('the chains come with every step and its rule, within the cost of one request', async () => {
  const read = (await ana.does(ReadChainsDocument)).termChains;
  expect(read.map(({ id }) => id)).toEqual(termChains().map(({ id }) => id));
  const labour = read.find(({ id }) => id === 'juicio-laboral');
  expect(labour?.steps.slice(0, 3).map(({ rule, afterRuleId }) => [rule.id, afterRuleId])).toEqual([
    ['lft-873-a-contestacion', null],
    ['lft-873-b-replica', 'lft-873-a-contestacion'],
    ['lft-873-c-contrarreplica', 'lft-873-b-replica'],
  ]);
});

test('every statute that counts says how, with its articles', async () => {
  const { countingRegimes } = await ana.does(ReadRegimesDocument);
  expect(countingRegimes).toHaveLength(regimes().length);
  for (const { summary, statuteName, basis } of countingRegimes) {
    expect(summary.length).toBeGreaterThan(20);
    expect(statuteName.length).toBeGreaterThan(5);
    expect(basis.length).toBeGreaterThan(0);
  }
});

test('a visitor is asked to sign in', async () => {
  const visitor = world.visitor();
  const replies = await Promise.all([
    visitor.graphql(FindTermsDocument, {}),
    visitor.graphql(ReadTermDocument, { id: 'lft-518-despido' }),
    visitor.graphql(ReadChainsDocument),
    visitor.graphql(ReadRegimesDocument),
  ]);
  expect(replies.map(({ errors }) => errors[0]?.extensions.code)).toEqual(Array(4).fill('UNAUTHENTICATED'));
});
