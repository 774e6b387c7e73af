import { parse } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import persisted from '#schema/generated/persisted-operations.json' with { type: 'json' };
import type { CreateEstimateInput } from '#schema/generated/contract.ts';
import {
  MakeEstimateDocument,
  PlainEstimateDocument,
  PrintEstimateDocument,
  ReadCalibrationDocument,
  ReadEstimateDocument,
  ReadEstimatesDocument,
  RemoveEstimateDocument,
} from '#tests/support/estimates.generated.ts';
import { ChoosePrivacyDocument } from '#tests/support/privacy.generated.ts';
import { CreateCaseDocument } from '#tests/support/cases.generated.ts';
import { World, type Caller } from '../../support/world.ts';

let world: World;
let ana: Caller;
beforeAll(async () => {
  world = await World.begin();
  ana = await world.lawyer({ plan: 'PROFESSIONAL' });
});
afterAll(() => world.end());

const INPUT: CreateEstimateInput = {
  kind: 'SETTLEMENT_PROBABILITY',
  caseType: 'LABOR_DISMISSAL',
  description: 'Despido de ejemplo.',
  evidenceQuality: 'GOOD',
};

const make = async (caller: Caller, input: Partial<CreateEstimateInput> = {}) =>
  (await caller.does(MakeEstimateDocument, { input: { ...INPUT, ...input } })).createEstimate;

async function openCase(caller: Caller): Promise<string> {
  const input = { title: 'Juicio', client: 'Cliente de ejemplo', area: 'LABOR' as const };
  return (await caller.does(CreateCaseDocument, { input })).createCase.case?.id ?? '';
}

/** Closed labour cases of an account, written directly: opening sixty through the contract would say no more. */
const closed = (caller: Caller, count: number) =>
  world.sql(
    `insert into legal_case (id, owner_id, title, client, description, area, type, status, opened_on, closed_on, outcome,
       created_at, updated_at, last_activity_at)
     select 'cas_x' || ? || n, ?, 'Caso ' || n, 'Cliente', '', 'LABOR', '', 'COMPLETED', date '2025-01-01',
       date '2025-01-01' + n * 5, (array['WON', 'LOST', 'SETTLED', 'OTHER'])[1 + n % 4], now(), now(), now()
     from generate_series(1, ?::int) n`,
    [caller.userId, caller.userId, count],
  );

test('an estimate says its figure with the source, and is kept for its owner only', async () => {
  const { estimate } = await make(ana, { ownEstimate: 60 });
  expect(estimate?.figures[0]).toMatchObject({ kind: 'SETTLEMENT', unit: 'PERCENT', value: 19, n: 0, missing: null });
  expect(estimate?.figures[0]?.sources[0]).toMatchObject({ year: 2024, n: 122025, isUsed: true });
  expect(estimate?.ownEstimate).toBe(60);
  const id = estimate?.id ?? '';
  const luis = await world.lawyer({ plan: 'PROFESSIONAL' });
  expect((await luis.does(ReadEstimateDocument, { id })).estimate).toBeNull();
  expect((await luis.does(RemoveEstimateDocument, { input: { id } })).deleteEstimate.userErrors[0]?.code).toBe(
    'NOT_FOUND',
  );
  expect((await luis.does(ReadEstimatesDocument, {})).estimates.totalCount).toBe(0);
  expect((await ana.does(ReadEstimateDocument, { id })).estimate?.id).toBe(id);
});

test('where nothing is published and the account has no cases there is no figure, and no error', async () => {
  const { estimate } = await make(ana, { kind: 'CASE_OUTCOME', caseType: 'CIVIL_CONTRACT' });
  expect(estimate?.figures[0]).toMatchObject({ kind: 'SUCCESS', value: null });
  expect(estimate?.figures[0]?.missing).toContain('0 casos concluidos de 20');
  expect(estimate?.confidence).toBeNull();
});

test('the closed cases of the account count, and those of others do not', async () => {
  const eva = await world.lawyer({ plan: 'PROFESSIONAL' });
  const rosa = await world.lawyer({ plan: 'PROFESSIONAL' });
  await closed(rosa, 60);
  const of = async (caller: Caller) => (await make(caller, { kind: 'CASE_DURATION' })).estimate?.figures[0];
  expect(await of(eva)).toMatchObject({ kind: 'MONTHS', value: null, n: 0 });
  expect(await of(rosa)).toMatchObject({ kind: 'MONTHS', n: 60 });
  expect((await of(rosa))?.value).toBeGreaterThan(0);
});

test('premium kinds count in the plan, free kinds do not; a refused one costs nothing', async () => {
  const paul = await world.lawyer({ plan: 'BASIC' });
  const used = async () =>
    (
      await world.sql<{ used: number }>(
        `select used from usage_counter where user_id = ? and meter = 'quantum_analyses'`,
        [paul.userId],
      )
    )[0]?.used ?? 0;
  await make(paul);
  expect(await used()).toBe(0);
  await make(paul, { kind: 'COST_ANALYSIS' });
  expect(await used()).toBe(1);
  expect((await make(paul, { kind: 'COST_ANALYSIS', description: ' ' })).userErrors[0]).toMatchObject({
    field: 'description',
    message: 'Por favor completa los campos obligatorios: Tipo de caso, Descripción y Calidad de evidencia',
  });
  expect(await used()).toBe(1);
});

test.each([
  ['ownEstimate', { ownEstimate: 101 }],
  ['amount', { amount: 0 }],
  ['amount', { amount: 1e15 }],
  ['amount', { amount: 10.5 }],
  ['offer', { offer: -1 }],
  ['expectedHours', { expectedHours: 0 }],
  ['judgeHistory', { judgeHistory: 'x'.repeat(2001) }],
  ['description', { description: 'x'.repeat(5001) }],
  ['caseId', { caseId: 'cas_01m84qtxdpe9pmxhjcsjgkk6sq' }],
] as const)('a bad %s is refused and nothing is kept', async (field, input) => {
  const before = (await ana.does(ReadEstimatesDocument, {})).estimates.totalCount;
  const { estimate, userErrors } = await make(ana, input);
  expect(estimate).toBeNull();
  expect(userErrors[0]?.field).toBe(field);
  expect((await ana.does(ReadEstimatesDocument, {})).estimates.totalCount).toBe(before);
});

test('an estimate of a closed case is compared with its outcome', async () => {
  const nora = await world.lawyer({ plan: 'PROFESSIONAL' });
  await closed(nora, 60);
  const caseId = await openCase(nora);
  const { estimate } = await make(nora, { kind: 'CASE_OUTCOME', caseId, ownEstimate: 90 });
  expect(estimate?.case?.id).toBe(caseId);
  const success = (estimate?.figures[0]?.value ?? 0) / 100;
  await world.sql(
    `update legal_case set status = 'COMPLETED', outcome = 'WON', closed_on = date '2026-12-01' where id = ?`,
    [caseId],
  );
  const { estimateCalibration } = await nora.does(ReadCalibrationDocument);
  expect(estimateCalibration).toMatchObject({ n: 1, ownN: 1 });
  expect(estimateCalibration.brier).toBeCloseTo((1 - success) ** 2, 6);
  expect(estimateCalibration.ownBrier).toBeCloseTo(0.01, 6);
});

test('over REST the fields of the specification are filled, labels are understood, and what is missing is named', async () => {
  const ask = (body: object) => ana.rest('POST', '/api/neural/predict', body);
  const data = {
    case_type: 'Laboral - Despido',
    description: 'Ejemplo',
    evidence_quality: 'good',
    jurisdiction: 'Ciudad de México',
  };
  const reply = await ask({ analysis_type: 'settlement_probability', case_data: data, user_plan: 'enterprise' });
  expect(reply.body).toMatchObject({
    success: true,
    prediction: {
      success_probability: 19,
      estimated_duration: null,
      key_factors: expect.any(Array),
      risk_factors: expect.any(Array),
      recommendations: expect.any(Array),
    },
  });
  expect(await ask({ analysis_type: 'case_outcome', case_data: { ...data, evidence_quality: '' } })).toMatchObject({
    status: 400,
    body: {
      success: false,
      error: 'Por favor completa los campos obligatorios: Tipo de caso, Descripción y Calidad de evidencia',
    },
  });
  expect((await ask({ analysis_type: 'horóscopo', case_data: data })).status).toBe(400);
});

test('whoever objected to automated evaluation gets no estimate, and spends nothing', async () => {
  const eva = await world.lawyer({ plan: 'PROFESSIONAL' });
  await eva.does(ChoosePrivacyDocument, { input: { automatedEvaluation: false } });
  const refused = await make(eva, { kind: 'CASE_DURATION' });
  expect(refused.estimate).toBeNull();
  expect(refused.userErrors[0]).toMatchObject({ code: 'FORBIDDEN', message: expect.stringContaining('Privacidad') });
  expect((await eva.does(ReadEstimatesDocument, {})).estimates.totalCount).toBe(0);
  await eva.does(ChoosePrivacyDocument, { input: { automatedEvaluation: true } });
  expect((await make(eva)).estimate).not.toBeNull();
});

test('an estimate is printed as a report and as a page for the client, and only by its owner', async () => {
  const { estimate } = await make(ana);
  const id = estimate?.id ?? '';
  const { plain } = (await ana.does(PlainEstimateDocument, { id })).estimate ?? { plain: [] };
  const words = plain.map(({ title, text }) => `${title} ${text}`).join(' ');
  // 19 % is two of ten; its range is rounded outwards.
  expect(words).toContain('De cada 10 asuntos parecidos, unos 2 terminan con un acuerdo');
  expect(words).toMatch(/sean entre \d y \d\./);
  expect(words).toContain('No es una promesa');
  expect(words).not.toMatch(/beta-binomial|Kaplan|Brier|percentil/);
  for (const audience of ['LAWYER', 'CLIENT'] as const) {
    const { estimateDocument } = await ana.does(PrintEstimateDocument, { id, audience, format: 'PDF' });
    expect(estimateDocument.fileName).toMatch(/\.pdf$/);
    expect(Buffer.from(estimateDocument.content, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  }
  const luis = await world.lawyer({ plan: 'PROFESSIONAL' });
  const { errors } = await luis.graphql(PrintEstimateDocument, { id, audience: 'CLIENT', format: 'PDF' });
  expect(errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
});

test('the list of the screen is within the cost of an operation', async () => {
  const query = Object.values(persisted as Record<string, string>).find((text) => text.startsWith('query Estimates('));
  const document = parse(query ?? '') as typeof ReadEstimatesDocument;
  const { errors, data } = await ana.graphql(document, { first: 10 });
  expect(errors ?? []).toEqual([]);
  expect(data?.estimates.totalCount).toBeGreaterThan(0);
});
