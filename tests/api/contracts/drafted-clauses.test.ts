import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnswerModel, ClauseRequest } from '#api/ports/llm.ts';
import { PortError } from '#api/ports/port-error.ts';
import { createLocalEngine } from '#api/providers/llm/local.ts';
import {
  ContractStatsDocument,
  DraftContractClauseDocument,
  SaveContractVersionDocument,
} from '#tests/support/contracts.generated.ts';
import { UsageDocument } from '#tests/support/users.generated.ts';
import { hasContract, readsContract } from '../../support/contract-actions.ts';
import { World, type Caller } from '../../support/world.ts';

const asked: ClauseRequest[] = [];
let fails: Error | null = null;
const CLAUSE = {
  heading: 'MASCOTAS',
  paragraphs: [
    'EL ARRENDATARIO podrá tener una mascota, conforme al artículo 2425 del Código Civil Federal.',
    'No rige el artículo 9999 del Código Civil Federal.',
  ],
};
const model: AnswerModel = {
  ...createLocalEngine(),
  engine: 'GEMINI',
  model: 'fake',
  draftClause: (request) => {
    asked.push(request);
    return fails ? Promise.reject(fails) : Promise.resolve(CLAUSE);
  },
};

let world: World;
let ana: Caller;
beforeAll(async () => {
  world = await World.begin({ llm: model });
  ana = await world.lawyer({ plan: 'PROFESSIONAL' });
});
afterAll(() => world.end());

const REQUEST = 'Que se permita una mascota pequeña en el departamento';
const drafts = (caller: Caller, contractId: string, request = REQUEST) =>
  caller.graphql(DraftContractClauseDocument, { input: { contractId, request } });
const used = async (caller: Caller): Promise<number> => (await caller.does(UsageDocument)).usage.chatMessages.used;

describe('a clause on request', () => {
  test('arrives with its citations checked, counts as a question, and is marked where it is taken', async () => {
    const { id } = await hasContract(ana);
    const { clause } = (await drafts(ana, id)).data.draftContractClause;
    expect(clause).toMatchObject({ heading: 'MASCOTAS', text: CLAUSE.paragraphs.join('\n\n') });
    expect(clause?.citations.map(({ state }) => state).toSorted()).toEqual(['MISMATCH', 'VERIFIED']);
    expect(clause?.citations.every(({ statement }) => statement !== '')).toBe(true);
    expect(asked.at(-1)).toMatchObject({ request: REQUEST, contract: expect.stringContaining('Arrendamiento') });
    expect(asked.at(-1)?.passages.length).toBeGreaterThan(0);
    const body = JSON.parse((await readsContract(ana, id)).versions[0]?.body ?? '{}') as { content: unknown[] };
    const heading = {
      type: 'clauseHeading',
      attrs: { clauseId: clause?.id },
      content: [{ type: 'text', text: 'VIGÉSIMA. MASCOTAS' }],
    };
    const edited = JSON.stringify({ ...body, content: [...body.content, heading] });
    await ana.does(SaveContractVersionDocument, { input: { contractId: id, baseNumber: 1, body: edited } });
    expect((await readsContract(ana, id)).versions[0]?.clauses.at(-1)).toMatchObject({
      id: clause?.id,
      isDrafted: true,
    });
    expect((await ana.does(ContractStatsDocument)).contractStats.aiConfidenceAvg).toBe(50);
  });

  test('that the model does not deliver costs nothing', async () => {
    const { id } = await hasContract(ana);
    const before = await used(ana);
    fails = new PortError('TIMEOUT', 'no piece');
    const { errors } = await drafts(ana, id);
    fails = null;
    expect(errors[0]?.extensions.code).toBe('UPSTREAM');
    expect(await used(ana)).toBe(before);
  });

  test('is refused without a question left, with a request that says too little, and for a contract of others', async () => {
    const eva = await world.lawyer({ plan: 'BASIC' });
    const { id } = await hasContract(eva);
    for (const request of ['corta', 'x'.repeat(1001)])
      expect((await drafts(eva, id, request)).data.draftContractClause.userErrors).toMatchObject([
        { field: 'request' },
      ]);
    expect((await drafts(ana, id)).data.draftContractClause.userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
    await drafts(eva, id);
    await world.sql(`update usage_counter set used = 100 where user_id = ? and meter = 'chat_messages'`, [eva.userId]);
    const calls = asked.length;
    expect((await drafts(eva, id)).errors[0]?.extensions.code).toBe('LIMIT_REACHED');
    expect(asked).toHaveLength(calls);
  });
});

test('without a model it is said, and nothing is counted', async () => {
  const other = await World.begin();
  const eva = await other.lawyer({ plan: 'BASIC' });
  const { id } = await hasContract(eva);
  expect((await drafts(eva, id)).errors[0]?.extensions.code).toBe('NOT_CONFIGURED');
  expect(await used(eva)).toBe(0);
  await other.end();
});
