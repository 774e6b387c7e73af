import { parse, validate } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ContractFormInput } from '#schema/generated/contract.ts';
import { API_SCOPES } from '#api/features/api-keys/scopes.rules.ts';
import { LIMITS } from '#api/kernel/graphql/limits.ts';
import { costOf } from '#api/kernel/graphql/operation-limits.ts';
import { MakeKeyDocument } from '../support/api-keys.generated.ts';
import { CreateCitationReviewDocument } from '../support/citations.generated.ts';
import { AddCaseNoteDocument, CreateCaseDocument } from '../support/cases.generated.ts';
import { CreateFeedDocument } from '../support/calendar-sync.generated.ts';
import { CreateEventDocument } from '../support/calendar.generated.ts';
import { hasContract, sampleForm } from '../support/contract-actions.ts';
import { RegisterOperationDocument } from '../support/developers.generated.ts';
import { createsDeadline, savesDeadlines } from '../support/deadline-actions.ts';
import { analyzes, NOTE, printed } from '../support/document-actions.ts';
import { isAnswered, operationsFor } from '../support/every-field.ts';
import {
  CreateEntryDocument,
  CreatePrebillDocument,
  CreateTaskDocument,
  SetRateDocument,
} from '../support/hours.generated.ts';
import { SaveSearchDocument } from '../support/search.generated.ts';
import { World, type Caller } from '../support/world.ts';

/** Every field of every query, asked for with a key: a field whose resolver fails, or that no key may read, shows here. */

const DEPTH = 3;
let world: World;
let ana: Caller;
let program: Caller;
const given: Record<string, Record<string, unknown>> = {};

const NOTICE = { noticeOn: '2026-03-02', lawOfAct: 'lfpa', calendar: 'pjf' };
const CHAIN = { chainId: 'juicio-laboral', noticeOn: '2026-03-02' };

/** An absent value is not written; `null` would be. */
const withoutNulls = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value), (_name, held: unknown) => (held === null ? undefined : held)) as T;

/** A working account: what it holds is what the queries read. */
const CALCULATION = { settlement: { hireDate: '2025-01-01', lastDayWorked: '2025-06-30' } };

async function fillAccount(): Promise<void> {
  const { createCase } = await ana.does(CreateCaseDocument, {
    input: {
      title: 'Amparo de ejemplo',
      client: 'Constructora de Ejemplo',
      area: 'CONSTITUTIONAL',
      fileNumber: '123/2026',
    },
  });
  const caseId = createCase.case?.id ?? '';
  await ana.does(AddCaseNoteDocument, { input: { caseId, text: 'Nota de ejemplo', isShared: false } });
  const saved = await savesDeadlines(ana, {
    caseId,
    deadlines: [{ computation: { ruleId: 'lamparo-17-demanda-indirecto', method: 'PERSONAL', ...NOTICE } }],
  });
  await createsDeadline(ana, { caseId });
  const event = await ana.does(CreateEventDocument, {
    input: { title: 'Audiencia de ejemplo', type: 'HEARING', start: '2026-11-23T10:30', caseId },
  });
  await ana.does(CreateFeedDocument, { input: { name: 'Calendario de ejemplo' } });
  await ana.does(CreateTaskDocument, { input: { title: 'Revisar el expediente', caseId } });
  await ana.does(SetRateDocument, { input: { scope: 'CASE', caseId, centavos: 100_000, validFrom: '2026-01-01' } });
  const entry = await ana.does(CreateEntryDocument, {
    input: { caseId, workedOn: '2026-11-18', seconds: 3600, description: 'Estudio', activity: 'RESEARCH' } as never,
  });
  const period = { from: '2026-11-01', to: '2026-11-20', clientKind: 'COMPANY' as const, caseIds: [caseId] };
  const bill = await ana.does(CreatePrebillDocument, { input: period as never });
  const contract = await hasContract(ana, 'arrendamiento', { caseId });
  const form: Partial<ContractFormInput> = sampleForm('arrendamiento');
  const answer = await ana.asks('¿Cuántos días de aguinaldo me tocan?');
  const review = await ana.does(CreateCitationReviewDocument, {
    input: { text: 'Artículo 87 de la Ley Federal del Trabajo.' },
  });
  await ana.does(RegisterOperationDocument, { input: { name: 'Ejemplo', text: '{ me { id } }' } });
  await ana.does(SaveSearchDocument, { input: { name: 'Aguinaldo', query: 'aguinaldo' } });
  const document = await analyzes(ana, 'ejemplo.pdf', await printed(NOTE));
  const threads = await ana.graphql<{ chatThreads: { nodes: { id: string }[] } }, never>(
    '{ chatThreads { nodes { id } } }',
  );
  const chatThread = threads.data.chatThreads.nodes[0]?.id;
  const deadlineId = saved[0]?.id;
  const prebill = bill.createPrebill.prebill?.id;
  const reviewId = review.createCitationReview.review?.id;
  const format = 'PDF';
  const computation = { ruleId: 'lamparo-17-demanda-indirecto', method: 'PERSONAL', ...NOTICE };
  Object.assign(given, {
    article: { statute: 'lft', number: '87' },
    analyticsRows: { metric: 'TOTAL_API_CALLS' },
    auditFile: { format: 'CSV' },
    calculate: { values: CALCULATION },
    calculationDocument: { format, values: CALCULATION },
    calculationTable: { values: CALCULATION },
    estimate: { id: 'est_x' },
    savedCalculation: { id: 'cal_x' },
    webhookDeliveries: { endpointId: 'whe_x', first: 1 },
    calendarEvent: { id: event.createCalendarEvent.event?.id },
    calendarEventFile: { id: event.createCalendarEvent.event?.id },
    calendarFeedContent: { feedId: 'feed_x', key: 'x' },
    calendarRange: { from: '2026-11-20', to: '2026-11-27' },
    case: { id: caseId },
    caseChatDocument: { caseId, format },
    caseDocumentText: { id: 'cdoc_x' },
    caseMessages: { caseId },
    chatMessage: { id: answer.id },
    chatThread: { id: chatThread },
    chatThreadDocument: { id: chatThread, format },
    checkCitations: { input: { text: 'Artículo 87 de la Ley Federal del Trabajo.' } },
    checkConflicts: { name: 'Constructora de Ejemplo' },
    checkFileNumber: { fileNumber: '123/2026' },
    checkout: { id: 'x' },
    citationReview: { id: reviewId },
    citationReviewDocument: { id: reviewId, format },
    citationReviewTrackedChanges: { id: reviewId },
    computationDocument: { format, input: computation },
    computeChain: { input: CHAIN },
    computeDeadline: { input: computation },
    contract: { id: contract.id },
    contractComparison: { contractId: contract.id, from: 1, to: 1 },
    contractDocument: { id: contract.id, format },
    contractDraft: { templateId: 'arrendamiento' },
    contractEvidence: { id: contract.id },
    contractPreview: { input: { templateId: 'arrendamiento', ...withoutNulls(form) } },
    contractTemplate: { id: 'arrendamiento' },
    contractText: { id: contract.id },
    contractVerification: { sha256: 'a'.repeat(64) },
    courtCalendar: { key: 'pjf', year: 2026 },
    deadline: { id: deadlineId },
    deadlineDocument: { id: deadlineId, format },
    document: { id: document.id },
    documentComparison: { firstId: document.id, secondId: document.id },
    documentReport: { id: document.id, format },
    documentTable: { id: 'dtab_x' },
    documentTableFile: { id: 'dtab_x', format: 'CSV' },
    estimateDocument: { id: 'est_x', audience: 'CLIENT', format: 'PDF' },
    documentTemplateComparison: { id: document.id },
    eventConflicts: { start: '2026-11-23T10:00', end: '2026-11-23T11:00' },
    invitation: { token: 'x' },
    namedArticles: { text: 'artículo 87 de la Ley Federal del Trabajo' },
    node: { id: caseId },
    nodes: { ids: [caseId] },
    planChangePreview: { plan: 'ENTERPRISE' },
    prebill: { id: prebill },
    prebillCfdi: { id: prebill },
    prebillCfdiDraft: { id: prebill },
    prebillCsv: { id: prebill },
    prebillDocument: { id: prebill, format },
    prebillPreview: { input: period },
    previewMove: { input: { chainId: 'chain_x', noticeOn: '2026-03-03' } },
    ruling: { id: 'x' },
    search: { query: 'aguinaldo', first: 2 },
    statute: { key: 'lft' },
    statuteSection: { statute: 'lft' },
    subscriptionInvoiceCfdi: { id: 'x' },
    termRule: { id: 'lamparo-17-demanda-indirecto' },
    thesis: { registry: '1' },
    timeEntry: { id: entry.createTimeEntry.entry?.id },
    topic: { slug: 'aguinaldo' },
    transitoryDecree: { id: 'x' },
    trial: { id: 'x' },
  });
}

beforeAll(async () => {
  world = await World.begin();
  ana = await world.lawyer({ plan: 'PROFESSIONAL' });
  await fillAccount();
  const { createApiKey } = await ana.does(MakeKeyDocument, {
    input: { name: 'Llave de ejemplo', scopes: [...API_SCOPES], hourlyLimit: 'H5000' },
  });
  program = world.visitor();
  program.token = createApiKey.secret ?? null;
}, 120_000);
afterAll(() => world.end());

/** Queries that a key never opens, and those whose object this account lacks: how they refuse. */
const REFUSED: Record<string, string> = {
  accountSecurity: 'FORBIDDEN',
  apiKeys: 'FORBIDDEN',
  auditEntries: 'FORBIDDEN',
  auditFile: 'FORBIDDEN',
  googleAccess: 'FORBIDDEN',
  integrations: 'FORBIDDEN',
  modelCalls: 'FORBIDDEN',
  privacy: 'FORBIDDEN',
  webhookDeliveries: 'FORBIDDEN',
  webhookEndpoints: 'FORBIDDEN',
  webhookEventTypes: 'FORBIDDEN',
  apiKeyScopes: 'FORBIDDEN',
  notifications: 'FORBIDDEN',
  pushSetup: 'FORBIDDEN',
  sessions: 'FORBIDDEN',
  citationReviewTrackedChanges: 'NOT_FOUND',
  contractComparison: 'VALIDATION',
  documentTableFile: 'NOT_FOUND',
  estimateDocument: 'NOT_FOUND',
  // Its owner is no operator.
  platformAnalytics: 'NOT_FOUND',
  prebillCfdi: 'VALIDATION',
  subscriptionInvoiceCfdi: 'NOT_FOUND',
};
/** Queries that answer with nothing here: what they read is made by others (providers, imports, other people). */
const EMPTY = [
  'calendarFeedContent',
  'caseDocumentText',
  'checkout',
  'contractDraft',
  'documentTable',
  'documentTables',
  'estimate',
  'fiscalProfile',
  'invitation',
  'planChangePreview',
  'ruling',
  'runningTimer',
  'savedCalculation',
  'thesis',
  'transitoryDecree',
  'trial',
];

/** What is asked for of one object at a time: for the whole list it costs more than an operation may. */
const TOO_COSTLY = ['statutes.transitoryDecrees'];

const isSmall = (text: string): boolean => costOf(world.server.schema, parse(text), null, {}) <= LIMITS.cost;
const operations = () => operationsFor(world.server.schema, { depth: DEPTH, given, isSmall });

test('every operation that is made of the contract is valid', () => {
  const problems = operations().flatMap(({ root, text }) =>
    validate(world.server.schema, parse(text)).map(({ message }) => `${root}: ${message}`),
  );
  expect(problems).toEqual([]);
});

test('every field of every query is answered to a key, without an error', { timeout: 120_000 }, async () => {
  const refused: Record<string, string> = {};
  const failed: string[] = [];
  const answered = new Map<string, boolean>();
  const tooCostly = new Set<string>();
  for (const { root, text, fields } of operations()) {
    if (!isSmall(text)) {
      tooCostly.add(fields[0]?.path.slice(0, 2).join('.') ?? root);
      continue;
    }
    const { data, errors } = await program.graphql<unknown, never>(text);
    for (const { path, extensions } of errors) {
      if (path?.length === 1) refused[root] = extensions.code;
      else failed.push(`${root}: ${path?.join('.') ?? text.slice(0, 80)}: ${extensions.code}`);
    }
    answered.set(root, (answered.get(root) ?? false) || fields.some(({ path }) => isAnswered(data, path)));
  }
  expect(failed).toEqual([]);
  expect(refused).toEqual(REFUSED);
  expect([...tooCostly]).toEqual(TOO_COSTLY);
  const empty = [...answered].filter(([root, isThere]) => !isThere && !(root in REFUSED)).map(([root]) => root);
  expect(empty.toSorted()).toEqual(EMPTY);
});
