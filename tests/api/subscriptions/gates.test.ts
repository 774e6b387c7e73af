import 'reflect-metadata';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PlanCode } from '#schema/generated/contract.ts';
import { FEATURES } from '#api/main.ts';
import { importCorpus } from '#api/features/research/importing/import-corpus.service.ts';
import * as subscriptions from '#api/features/subscriptions/index.ts';
import { buildContract } from '#api/kernel/graphql/contract.ts';
import { accessOf } from '#api/kernel/security/access.ts';
import { MakeKeyDocument } from '#tests/support/api-keys.generated.ts';
import { InviteToCaseDocument } from '#tests/support/case-people.generated.ts';
import { CreateCaseDocument } from '#tests/support/cases.generated.ts';
import { ContractStatsDocument, GenerateContractDocument } from '#tests/support/contracts.generated.ts';
import { MakeEstimateDocument, ReadCalibrationDocument } from '#tests/support/estimates.generated.ts';
import { PlanOffersDocument } from '#tests/support/payments.generated.ts';
import { ReadThesisDocument } from '#tests/support/reading.generated.ts';
import { AnalyzeDocumentDocument } from '#tests/support/documents.generated.ts';
import { InviteSeatDocument } from '#tests/support/seats.generated.ts';
import { sources } from '../../architecture/house-rules.ts';
import { GATES, gateCalls, type Gate } from '../../architecture/plan-gates.ts';
import { aCorpus, aThesis } from '../../support/corpus-builder.ts';
import { printed, uploads } from '../../support/document-actions.ts';
import { World, type Caller } from '../../support/world.ts';

const ANY = -1;
const PLANS = ['TRIAL', 'DEMO', 'FREE', 'BASIC', 'PROFESSIONAL', 'ENTERPRISE', 'CUSTOM'] as const satisfies PlanCode[];
type Row = Record<PlanCode, number>;

/** What each plan allows at each gate, by hand from the decisions S1-SUBS-018, 024 and 026. 0: closed. */
const TABLE: Record<Gate, Row> = {
  chat_messages: { TRIAL: 100, DEMO: 5, FREE: 3, BASIC: 100, PROFESSIONAL: 500, ENTERPRISE: ANY, CUSTOM: ANY },
  documents_analyzed: { TRIAL: 20, DEMO: 2, FREE: 1, BASIC: 10, PROFESSIONAL: 50, ENTERPRISE: ANY, CUSTOM: ANY },
  cases: { TRIAL: 10, DEMO: 1, FREE: 3, BASIC: ANY, PROFESSIONAL: ANY, ENTERPRISE: ANY, CUSTOM: ANY },
  full_texts: { TRIAL: 0, DEMO: 0, FREE: 0, BASIC: ANY, PROFESSIONAL: ANY, ENTERPRISE: ANY, CUSTOM: ANY },
  collaborators: { TRIAL: 10, DEMO: 10, FREE: 10, BASIC: 10, PROFESSIONAL: 10, ENTERPRISE: 10, CUSTOM: ANY },
  contracts: { TRIAL: 0, DEMO: 0, FREE: 0, BASIC: ANY, PROFESSIONAL: ANY, ENTERPRISE: ANY, CUSTOM: ANY },
  // With the section granted: it opens, and the premium templates in it stay closed.
  premium_templates: { TRIAL: 0, DEMO: 0, FREE: 0, BASIC: ANY, PROFESSIONAL: ANY, ENTERPRISE: ANY, CUSTOM: ANY },
  analytics: { TRIAL: 0, DEMO: 0, FREE: 0, BASIC: ANY, PROFESSIONAL: ANY, ENTERPRISE: ANY, CUSTOM: ANY },
  neural: { TRIAL: 0, DEMO: 0, FREE: 0, BASIC: ANY, PROFESSIONAL: ANY, ENTERPRISE: ANY, CUSTOM: ANY },
  // With the section granted: the free kinds open, the premium ones stay closed.
  neural_premium: { TRIAL: 0, DEMO: 0, FREE: 0, BASIC: 5, PROFESSIONAL: 25, ENTERPRISE: ANY, CUSTOM: ANY },
  quantum_analyses: { TRIAL: 0, DEMO: 0, FREE: 0, BASIC: 5, PROFESSIONAL: 25, ENTERPRISE: ANY, CUSTOM: ANY },
  // Calls with a key of the account.
  api: { TRIAL: 0, DEMO: 0, FREE: 0, BASIC: 0, PROFESSIONAL: ANY, ENTERPRISE: ANY, CUSTOM: ANY },
  // Keys with the highest limit of an hour.
  'api-5000': { TRIAL: 0, DEMO: 0, FREE: 0, BASIC: 20, PROFESSIONAL: 20, ENTERPRISE: 20, CUSTOM: 20 },
  // Beside the owner's.
  seats: { TRIAL: 0, DEMO: 0, FREE: 0, BASIC: 0, PROFESSIONAL: 0, ENTERPRISE: 9, CUSTOM: ANY },
};

/** The rest of the catalogue: what plans say besides. */
const OFFERED = {
  maxUsers: { TRIAL: 1, DEMO: 1, FREE: 1, BASIC: 1, PROFESSIONAL: 1, ENTERPRISE: 10, CUSTOM: ANY },
} satisfies Record<string, Row>;
const WITH_API: readonly PlanCode[] = ['PROFESSIONAL', 'ENTERPRISE', 'CUSTOM'];

/** Gates that name the plan that opens them. */
const PREMIUM_ONLY: ReadonlySet<Gate> = new Set<Gate>([
  'seats',
  'contracts',
  'premium_templates',
  'analytics',
  'neural',
  'neural_premium',
  'quantum_analyses',
  'api',
  'api-5000',
]);

/** Gates that spend a meter. */
const METERED: ReadonlySet<Gate> = new Set<Gate>([
  'chat_messages',
  'documents_analyzed',
  'neural_premium',
  'quantum_analyses',
]);

/** How many are tried where there is no limit: more than any plan with one allows. */
const MANY = 12;
/** The same for a meter, which says already that very many were used. */
const MANY_METERED = 2;

let world: World;
beforeAll(async () => {
  world = await World.begin();
  const corpus = aCorpus({ 'tesis/t.json': [aThesis()] });
  await importCorpus(world.server.work.em.fork(), corpus.folder);
  corpus.remove();
});
afterAll(() => world.end());

let paper: Buffer | undefined;

type Outcome = string | undefined;
type Tries = (caller: Caller, at: number) => Promise<Outcome>;

const opens = async (caller: Caller) =>
  caller.graphql(CreateCaseDocument, { input: { title: 'Juicio', client: 'Cliente', area: 'CIVIL' } });
const cases = new Map<string, string>();
/** One case of a caller, over all tries. */
async function caseOf(caller: Caller): Promise<string> {
  const known = cases.get(caller.userId) ?? (await opens(caller)).data.createCase.case?.id ?? '';
  cases.set(caller.userId, known);
  return known;
}

/** Programs with a key, by whose it is. */
const keyed = new Map<string, Caller>();

/** A premium kind of estimate, in a section that was granted. */
async function estimatesCost(caller: Caller): Promise<Outcome> {
  await world.sql(`update user_account set features = '{neural}' where id = ?`, [caller.userId]);
  const input = {
    kind: 'COST_ANALYSIS' as const,
    caseType: 'LABOR_DISMISSAL' as const,
    description: 'Ejemplo',
    evidenceQuality: 'GOOD' as const,
  };
  return (await caller.graphql(MakeEstimateDocument, { input })).errors[0]?.extensions.code;
}

/** Each gate tried once; the code of the refusal, or undefined when it was open. */
const TRIES: Record<Gate, Tries> = {
  chat_messages: async (caller) => {
    try {
      await caller.asks('¿Cuántos días de aguinaldo me tocan?');
    } catch (error) {
      return String(error).match(/Error: (\w+):/)?.[1] ?? String(error);
    }
    return undefined;
  },
  documents_analyzed: async (caller) => {
    paper ??= await printed(['Contrato de ejemplo.']);
    const uploadId = await uploads(caller, 'contrato.pdf', paper);
    const input = { uploadId, caseDocumentId: null, caseId: null };
    return (await caller.graphql(AnalyzeDocumentDocument, { input })).errors[0]?.extensions.code;
  },
  cases: async (caller) => (await opens(caller)).errors[0]?.extensions.code,
  full_texts: async (caller) => {
    const { thesis } = await caller.does(ReadThesisDocument, { registry: '2099001' });
    expect(thesis?.text === null).toBe(thesis?.access === 'UPGRADE_REQUIRED');
    return thesis?.access === 'FULL' ? undefined : 'UPGRADE_REQUIRED';
  },
  contracts: async (caller) => (await caller.graphql(ContractStatsDocument)).errors[0]?.extensions.code,
  premium_templates: async (caller) => {
    await world.sql(`update user_account set features = '{contracts}' where id = ?`, [caller.userId]);
    const input = { templateId: 'contrato_trabajo', values: [] };
    const { data, errors } = await caller.graphql(GenerateContractDocument, { input });
    // An empty form is looked at only where the template is open.
    return errors[0]?.extensions.code ?? (data.generateContract.contract ? 'GENERATED' : undefined);
  },
  analytics: async (caller) => (await caller.graphql('{ analytics { from } }')).errors[0]?.extensions.code,
  neural: async (caller) => (await caller.graphql(ReadCalibrationDocument)).errors[0]?.extensions.code,
  neural_premium: (caller) => estimatesCost(caller),
  quantum_analyses: (caller) => estimatesCost(caller),
  collaborators: async (caller, at) => {
    const input = { caseId: await caseOf(caller), email: `c${at}-${caller.email}`, role: 'COLLABORATOR' as const };
    return (await caller.graphql(InviteToCaseDocument, { input })).errors[0]?.extensions.code;
  },
  api: async (caller) => {
    const program = keyed.get(caller.userId) ?? world.visitor();
    keyed.set(caller.userId, program);
    const input = { name: 'Conector de ejemplo', scopes: ['case:read'] };
    program.token ??= (await caller.does(MakeKeyDocument, { input })).createApiKey.secret ?? null;
    return (await program.graphql('{ caseStats { totalCases } }')).errors[0]?.extensions.code;
  },
  'api-5000': async (caller) => {
    const input = { name: 'Conector de ejemplo', scopes: ['case:read'], hourlyLimit: 'H5000' as const };
    return (await caller.does(MakeKeyDocument, { input })).createApiKey.userErrors[0]?.code;
  },
  seats: async (caller, at) => {
    const { data, errors } = await caller.graphql(InviteSeatDocument, { email: `s${at}-${caller.email}` });
    return errors[0]?.extensions.code ?? data.inviteSeat.userErrors[0]?.code;
  },
};

/** Uses of a meter that are given beforehand, so that a limit of 500 is reached with two. */
async function begin(gate: Gate, caller: Caller, limit: number): Promise<number> {
  if (!METERED.has(gate) || limit === 0) return 0;
  expect(await TRIES[gate](caller, 0)).toBeUndefined();
  const used = limit === ANY ? 100_000 : limit - 1;
  await world.sql('update usage_counter set used = ? where user_id = ?', [used, caller.userId]);
  return used;
}

describe.each(Object.keys(TABLE) as Gate[])('the gate %s', (gate) => {
  test.each(PLANS)('in the plan %s', async (plan) => {
    const caller = await world.lawyer({ plan });
    const limit = TABLE[gate][plan];
    const before = await begin(gate, caller, limit);
    const open = limit === ANY ? (gate === 'full_texts' ? 1 : METERED.has(gate) ? MANY_METERED : MANY) : limit - before;
    for (let at = 0; at < open; at++) expect(await TRIES[gate](caller, at), `${gate} ${at}`).toBeUndefined();
    if (limit === ANY) return;
    const closed =
      PREMIUM_ONLY.has(gate) && limit === 0
        ? 'PREMIUM_REQUIRED'
        : gate === 'full_texts'
          ? 'UPGRADE_REQUIRED'
          : 'LIMIT_REACHED';
    expect(await TRIES[gate](caller, open)).toBe(closed);
  });
});

test('a section that was granted to an account opens without the plan', async () => {
  const caller = await world.lawyer({ plan: 'FREE' });
  await world.sql(`update user_account set features = '{full_texts}' where id = ?`, [caller.userId]);
  expect(await TRIES.full_texts(caller, 0)).toBeUndefined();
});

test.each([
  ['ACTIVE', null, true],
  ['TRIALING', null, true],
  ['PAST_DUE', 1, true],
  ['PAST_DUE', -1, false],
  ['ACTIVE', -1, false],
  ['CANCELED', null, false],
  ['INCOMPLETE', null, false],
] as const)('a paid plan that is %s, ending %s: open is %s', async (status, days, isOpen) => {
  const caller = await world.lawyer({ plan: 'ENTERPRISE' });
  const endsAt = days === null ? null : new Date(world.clock.now().getTime() + days * 3_600_000);
  await world.sql('update plan_subscription set status = ?, ends_at = ? where user_id = ?', [
    status,
    endsAt,
    caller.userId,
  ]);
  expect((await TRIES.full_texts(caller, 0)) === undefined).toBe(isOpen);
  expect((await TRIES.seats(caller, 0)) === undefined).toBe(isOpen);
});

test('what the catalogue offers is what the gates enforce', async () => {
  const { planOffers } = await world.visitor().does(PlanOffersDocument);
  expect(planOffers.map(({ code }) => code)).toEqual([...PLANS]);
  for (const offer of planOffers) {
    const { code, chatMessages, documentAnalyses, quantumAnalyses, maxUsers, includesApi } = offer;
    expect({
      code,
      chatMessages,
      cases: offer.cases,
      documentAnalyses,
      quantumAnalyses,
      maxUsers,
      includesApi,
    }).toEqual({
      code,
      chatMessages: TABLE.chat_messages[code],
      cases: TABLE.cases[code],
      documentAnalyses: TABLE.documents_analyzed[code],
      quantumAnalyses: TABLE.quantum_analyses[code],
      maxUsers: OFFERED.maxUsers[code],
      includesApi: WITH_API.includes(code),
    });
    expect(offer.isPremium).toBe(TABLE.full_texts[code] === ANY);
  }
});

describe('a gate that is new', () => {
  const found = () => sources('api/features/**/*.ts').flatMap(gateCalls);

  test('needs a row: every call of the code is in the list, and the list has no other', () => {
    expect(found().toSorted()).toEqual(Object.keys(GATES).toSorted());
  });

  test('needs a row: every root field with a feature of the plan', async () => {
    const schema = await buildContract(FEATURES);
    const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
    const features = roots.flatMap((type) =>
      Object.values(type?.getFields() ?? {}).flatMap((field) => accessOf(field)?.planFeature ?? []),
    );
    expect(features.filter((feature) => !(feature in TABLE))).toEqual([]);
  });

  test('comes through a door that is known: what other features may take of the plans', () => {
    expect(Object.keys(subscriptions).toSorted()).toEqual([
      'TRIAL_DAYS',
      'beginDemoPlan',
      'beginSandboxPlan',
      'findOwnInvoice',
      'runningOf',
      'showMeter',
      'storageLimitOf',
      'takeRoomForCase',
      'turnDemoIntoTrial',
      'usageOf',
    ]);
  });

  test('is noticed (planted)', () => {
    const planted = (text: string) => gateCalls({ file: 'api/features/x/x.service.ts', text });
    expect(planted(`await ctx.usage.spend(ctx, userId, 'documents_analyzed');`)).toEqual([
      'api/features/x/x.service.ts: usage.spend',
    ]);
    expect(planted(`await ctx.usage.includes(ctx, signedIn(ctx).userId, 'contracts')`)).toEqual([
      `api/features/x/x.service.ts: usage.includes 'contracts'`,
    ]);
    expect(planted(`import { takeRoomForCase } from '#api/features/subscriptions/index.ts';`)).toEqual([]);
  });
});
