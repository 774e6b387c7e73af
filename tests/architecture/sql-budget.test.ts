import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ChatMessage, ChatThread } from '#db/entities/chat.entity.ts';
import { later } from '#api/kernel/clock.ts';
import { newId } from '#api/kernel/ids.ts';
import { CalendarRangeDocument } from '#tests/support/calendar.generated.ts';
import {
  CasePageDocument,
  CasesInDepthDocument,
  CaseStatsDocument,
  CreateCaseDocument,
} from '#tests/support/cases.generated.ts';
import {
  ContractsDocument,
  ContractStatsDocument,
  ContractTemplatesDocument,
} from '#tests/support/contracts.generated.ts';
import { DocumentTableDocument, SaveDocumentTableDocument } from '#tests/support/document-outputs.generated.ts';
import { DocumentsDocument, DocumentStatsDocument } from '#tests/support/documents.generated.ts';
import { DeadlinePanelDocument, DeadlinesDocument } from '#tests/support/deadlines.generated.ts';
import { ThreadsDocument, ThreadDocument } from '#tests/support/chat.generated.ts';
import { MeDocument } from '#tests/support/users.generated.ts';
import { SearchDocument } from '#tests/support/search.generated.ts';
import { StatutesDocument } from '#tests/support/reading.generated.ts';
import { World, type Caller } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.begin();
});
afterAll(() => world.end());

/**
 * SQL statements of a read through the entity manager; the queue has its own connection. The read runs twice and the
 * lower count is used, because the same logger also sees background work of the server.
 */
async function statementsOf(act: () => Promise<unknown>): Promise<string[]> {
  const [once, again] = [await seenDuring(act), await seenDuring(act)];
  return once.length <= again.length ? once : again;
}

async function seenDuring(act: () => Promise<unknown>): Promise<string[]> {
  const spy = vi.spyOn(world.server.orm.config.getLogger(), 'logQuery');
  await act();
  const seen = spy.mock.calls
    .map(([entry]) => String(entry.query))
    .filter((text) => !/^(begin|commit|rollback)/i.test(text));
  spy.mockRestore();
  return seen;
}

async function lawyerWith(conversations: number): Promise<Caller & { firstThread: string }> {
  const caller = await world.lawyer();
  const em = world.server.work.em.fork();
  let firstThread = '';
  for (let n = 0; n < conversations; n++) {
    const createdAt = later(world.clock.now(), -n * 1000);
    const thread = em.create(ChatThread, {
      id: newId('chatThread'),
      user: caller.userId,
      title: `Asunto ${n}`,
      createdAt,
      lastMessageAt: createdAt,
      messageCount: conversations,
    });
    firstThread ||= thread.id;
    if (n > 0) continue;
    for (let m = 0; m < conversations; m++)
      em.create(ChatMessage, {
        id: newId('chatMessage'),
        thread,
        user: caller.userId,
        role: 'ASSISTANT',
        status: 'COMPLETE',
        text: 'Son tres meses [1].',
        citations: [
          {
            ordinal: 1,
            label: 'LFT, artículo 48',
            state: 'VERIFIED',
            reason: '',
            statuteKey: 'lft',
            articleNumber: m % 2 ? '48' : '49',
            detail: null,
            textAsOf: null,
            officialUrl: null,
            source: null,
            passage: null,
            highlight: null,
          },
        ],
        followUps: [],
        isAbstention: false,
        engine: 'LOCAL',
        model: null,
        notice: null,
        error: null,
        clientId: null,
        questionId: null,
        createdAt: later(world.clock.now(), m),
        completedAt: null,
      });
  }
  await em.flush();
  return Object.assign(caller, { firstThread });
}

/** A lawyer with `count` cases, each with a court, two members and an unread message. */
async function lawyerWithCases(count: number): Promise<Caller> {
  const [caller, other] = [await world.lawyer({ plan: 'PROFESSIONAL' }), await world.lawyer()];
  for (let n = 0; n < count; n++)
    await caller.does(CreateCaseDocument, {
      input: { title: `Asunto ${n}`, client: 'Cliente', area: 'CIVIL', courtName: `Juzgado ${n}` },
    });
  await world.sql(
    `insert into case_member (case_id, user_id, role, joined_at)
     select id, ?, 'COLLABORATOR', now() from legal_case where owner_id = ?`,
    [other.userId, caller.userId],
  );
  await world.sql(
    `insert into case_message (id, case_id, author_id, sequence, client_id, text, created_at)
     select replace(id, 'cas_', 'cmg_'), id, ?, 1, id, 'Hola', now() from legal_case where owner_id = ?`,
    [other.userId, caller.userId],
  );
  await world.sql('update legal_case set message_sequence = 1 where owner_id = ?', [caller.userId]);
  return caller;
}

/** Adds three notes and four deadlines to every case of a user. */
async function fillCasesOf(userId: string): Promise<void> {
  await world.sql(
    `insert into case_note (id, case_id, author_id, text, is_shared, created_at)
     select 'cno_' || substr(md5(c.id || n::text), 1, 26), c.id, c.owner_id, 'Nota ' || n, false,
       date_trunc('day', now()) + n * interval '1 minute'
     from legal_case c, generate_series(1, 3) n where c.owner_id = ?`,
    [userId],
  );
  await world.sql(
    `insert into deadline (id, owner_id, case_id, title, due_at, due_on, origin, dated_at, created_at, updated_at)
     select 'dl_' || substr(md5(c.id || n::text), 1, 26), c.owner_id, c.id, 'Plazo ' || n,
       t.now + n * interval '1 day', t.now::date + n, 'MANUAL', t.now, t.now, t.now
     from legal_case c, generate_series(1, 4) n, (select ?::timestamptz as now) t where c.owner_id = ?`,
    [world.clock.now(), userId],
  );
}

/** A lawyer with `count` deadlines in two cases, some overdue, some completed. */
async function lawyerWithDeadlines(count: number): Promise<Caller> {
  const caller = await world.lawyer({ plan: 'PROFESSIONAL' });
  await caller.does(CreateCaseDocument, { input: { title: 'Uno', client: 'Cliente', area: 'CIVIL' } });
  await caller.does(CreateCaseDocument, { input: { title: 'Otro', client: 'Cliente', area: 'CIVIL' } });
  await world.sql(
    `insert into deadline (id, owner_id, case_id, title, due_at, due_on, origin, computation, dated_at, completed_at,
       completed_by_id, created_at, updated_at)
     select 'dl_' || substr(md5(?::text || n::text), 1, 26), c.owner_id, c.id, 'Plazo ' || n,
       t.now + (n - 2) * interval '1 day', t.now::date + n - 2, 'COMPUTED', '', t.now,
       case when n % 5 in (0, 4) then t.now end, case when n % 5 in (0, 4) then c.owner_id end, t.now, t.now
     from generate_series(1, ?) n join lateral (
       select * from legal_case where owner_id = ? order by id offset n % 2 limit 1) c on true
       cross join (select ?::timestamptz as now) t`,
    [caller.userId, count, caller.userId, world.clock.now()],
  );
  return caller;
}

/** A lawyer with `count` analysed documents in cases, every second one with the same bytes. */
async function lawyerWithDocuments(count: number): Promise<Caller> {
  const caller = await lawyerWithCases(2);
  await world.sql(
    `insert into legal_document (id, owner_id, case_id, file_name, media_type, byte_length, sha256, storage_key, status, progress,
       type, confidence, grade, findings, open_high, open_medium, open_low, seconds, created_at, updated_at, analyzed_at)
     select 'doc_' || substr(md5(k.owner_id || n::text), 1, 26), k.owner_id, k.id, n || '.pdf', 'application/pdf', 1000,
       'hash' || n % 2, 'documents/' || k.owner_id || n, 'DONE', 100, 'CONTRACT', 97.5, 'B', 3, 1, 1, 1, 0.5,
       t.now + n * interval '1 minute', t.now, t.now
     from generate_series(1, ?) n join lateral (
       select * from legal_case where owner_id = ? order by id offset n % 2 limit 1) k on true
       cross join (select ?::timestamptz as now) t`,
    [count, caller.userId, world.clock.now()],
  );
  return caller;
}

/** A lawyer with `count` contracts of two versions, each in a case, with a mail. */
async function lawyerWithContracts(count: number): Promise<Caller> {
  const caller = await lawyerWithCases(2);
  await world.sql(
    `insert into contract (id, owner_id, case_id, title, status, template_id, template_name, jurisdiction, given_values,
       checks, latest_number, generation_ms, created_at, updated_at)
     select 'ctr_' || substr(md5(?::text || n::text), 1, 26), k.owner_id, k.id, 'Contrato ' || n, 'DRAFT', 'pagare', 'Pagaré',
       'FEDERAL', '[]', '[]', 2, 7, t.now + n * interval '1 minute', t.now + n * interval '1 minute'
     from generate_series(1, ?) n join lateral (
       select * from legal_case where owner_id = ? order by id offset n % 2 limit 1) k on true
       cross join (select ?::timestamptz as now) t`,
    [caller.userId, count, caller.userId, world.clock.now()],
  );
  await world.sql(
    `insert into contract_version (id, contract_id, number, body, text, clauses, sha256, author_name, created_at)
     select 'ctv_' || substr(md5(c.id || n), 1, 26), c.id, n, '{}', 'Texto ' || n, '[]', 'x', 'Ana', c.created_at
     from contract c, generate_series(1, 2) n where c.owner_id = ?`,
    [caller.userId],
  );
  await world.sql(
    `insert into contract_mail (id, contract_id, recipient, version_number, format, state, at, created_at)
     select replace(id, 'ctr_', 'ctm_'), id, 'a@ejemplo.mx', 1, 'PDF', 'OUTBOX', created_at, created_at
     from contract where owner_id = ?`,
    [caller.userId],
  );
  return caller;
}

/** A lawyer with `count` events in March 2026, each of one of five cases. */
async function lawyerWithEvents(count: number): Promise<Caller> {
  const caller = await lawyerWithCases(5);
  await world.sql(
    `with mine as (select id, row_number() over (order by id) as place from legal_case where owner_id = ?)
     insert into calendar_event (id, owner_id, case_id, title, type, zone, start_at, end_at, last_at, is_billable, source,
       uid, created_at, updated_at)
     select 'evt_' || substr(md5(? || n), 1, 26), ?, mine.id, 'Evento ' || n, 'HEARING', 'America/Mexico_City',
       at, at + interval '1 hour', at + interval '1 hour', true, 'FOJA', 'uid-' || n, now(), now()
     from generate_series(0, ?::int - 1) as n
       cross join lateral (select timestamptz '2026-03-01 12:00Z' + (n % 700) * interval '1 hour' as at) as times
       join mine on mine.place = n % 5 + 1`,
    [caller.userId, caller.userId, caller.userId, count],
  );
  return caller;
}

describe('the number of SQL statements does not grow with the rows', () => {
  const BUDGET = 4;
  /** For three nested lists: one more statement each, and one for the names in them. */
  const IN_DEPTH = BUDGET + 3;
  test.each([
    ['the list of conversations', (caller: Caller) => caller.does(ThreadsDocument, { first: 50 })],
    [
      'a conversation with its citations and their articles',
      (caller: Caller & { firstThread?: string }) =>
        caller.does(ThreadDocument, { id: caller.firstThread ?? '', first: 50 }),
    ],
    ['the signed-in user with plan, usage and limits', (caller: Caller) => caller.does(MeDocument)],
    ['the list of laws', (caller: Caller) => caller.does(StatutesDocument)],
  ])('%s', async (_name, act) => {
    const few = await lawyerWith(5);
    const many = await lawyerWith(50);
    await Promise.all([act(few), act(many)]);
    const withFew = await statementsOf(() => act(few));
    const withMany = await statementsOf(() => act(many));
    expect(withMany.length).toBe(withFew.length);
    expect(withMany.length).toBeLessThanOrEqual(BUDGET);
  });

  test('a page of cases with court, members, counts, role and unread messages; and the case statistics', async () => {
    const few = await lawyerWithCases(5);
    const many = await lawyerWithCases(50);
    const page = (caller: Caller) => caller.does(CasePageDocument, { first: 50 });
    const { nodes } = (await page(many)).cases;
    expect(nodes).toHaveLength(50);
    for (const node of nodes)
      expect(node).toMatchObject({
        memberCount: 2,
        unreadMessageCount: 1,
        myRole: 'OWNER',
        court: { name: expect.stringMatching(/^Juzgado/) },
      });
    await page(few);
    const withFew = await statementsOf(() => page(few));
    const withMany = await statementsOf(() => page(many));
    expect(withMany.length).toBe(withFew.length);
    expect(withMany.length).toBeLessThanOrEqual(BUDGET);
    expect((await statementsOf(() => many.does(CaseStatsDocument))).length).toBeLessThanOrEqual(BUDGET);
  });

  test('a page of cases with the notes, the timeline and the deadlines of each', async () => {
    const few = await lawyerWithCases(5);
    const many = await lawyerWithCases(50);
    for (const { userId } of [few, many]) await fillCasesOf(userId);
    const page = async (caller: Caller, after?: string) =>
      (await caller.does(CasesInDepthDocument, { first: 2, ...(after ? { after } : {}) })).cases.nodes;
    const nodes = await page(many);
    expect(nodes).toHaveLength(50);
    for (const node of nodes)
      expect(node).toMatchObject({
        notes: {
          nodes: [
            { text: 'Nota 3', authorName: expect.any(String), viewerCanEdit: true },
            { text: 'Nota 2', viewerCanEdit: true },
          ],
          pageInfo: { hasNextPage: true },
        },
        timeline: { nodes: [{ kind: 'OPENED' }], pageInfo: { hasNextPage: false } },
        deadlines: {
          totalCount: 4,
          nodes: [
            { title: 'Plazo 1', viewerCanComplete: true },
            { title: 'Plazo 2', viewerCanComplete: true },
          ],
          pageInfo: { hasNextPage: true },
        },
      });
    const after = nodes[0]?.notes.pageInfo.endCursor ?? '';
    expect((await page(many, after))[0]?.notes).toMatchObject({
      nodes: [{ text: 'Nota 1' }],
      pageInfo: { hasNextPage: false },
    });
    await page(few);
    for (const place of [undefined, after]) {
      const withFew = await statementsOf(() => page(few, place));
      const withMany = await statementsOf(() => page(many, place));
      expect(withMany.length).toBe(withFew.length);
      // The page, the caller's role in each case, one for each nested list, and the names of all authors.
      expect(withMany.length).toBeLessThanOrEqual(IN_DEPTH);
    }
  });

  test('the panel of deadlines with their cases, and the list of deadlines', async () => {
    const few = await lawyerWithDeadlines(5);
    const many = await lawyerWithDeadlines(500);
    const panel = (caller: Caller) => caller.does(DeadlinePanelDocument, { first: 100 });
    const { deadlinePanel } = await panel(many);
    expect(deadlinePanel.active).toMatchObject({ totalCount: 300 });
    expect(deadlinePanel.active.nodes).toHaveLength(100);
    expect(deadlinePanel.recentlyCompleted).toHaveLength(6);
    for (const node of deadlinePanel.active.nodes)
      expect(node).toMatchObject({ case: { title: expect.any(String) }, viewerCanEdit: true, alertDays: [1, 7, 30] });
    await panel(few);
    const withFew = await statementsOf(() => panel(few));
    const withMany = await statementsOf(() => panel(many));
    expect(withMany.length).toBe(withFew.length);
    expect(withMany.length).toBeLessThanOrEqual(BUDGET);
    const list = (caller: Caller) => caller.does(DeadlinesDocument, { first: 100 });
    await Promise.all([list(few), list(many)]);
    expect((await statementsOf(() => list(many))).length).toBe((await statementsOf(() => list(few))).length);
    expect((await statementsOf(() => list(many))).length).toBeLessThanOrEqual(BUDGET);
  });

  test('a page of contracts with their cases, newest texts and mails; their figures; the templates', async () => {
    const [few, many] = [await lawyerWithContracts(5), await lawyerWithContracts(50)];
    const page = (caller: Caller) => caller.does(ContractsDocument, { first: 50 });
    const { nodes } = (await page(many)).contracts;
    expect(nodes).toHaveLength(50);
    for (const node of nodes)
      expect(node).toMatchObject({
        case: { id: expect.any(String) },
        latest: { number: 2, text: 'Texto 2' },
        mails: [{}],
      });
    await page(few);
    const withMany = await statementsOf(() => page(many));
    expect(withMany.length).toBe((await statementsOf(() => page(few))).length);
    // The page, and one each for the newest versions, their texts, the cases and the mails.
    expect(withMany.length).toBeLessThanOrEqual(BUDGET + 1);
    expect((await statementsOf(() => many.does(ContractStatsDocument))).length).toBeLessThanOrEqual(BUDGET + 1);
    expect((await statementsOf(() => many.does(ContractTemplatesDocument))).length).toBeLessThanOrEqual(BUDGET);
  });

  test('a page of documents with their cases and equal files; their figures; none of their texts', async () => {
    const [few, many] = [await lawyerWithDocuments(5), await lawyerWithDocuments(50)];
    const page = (caller: Caller) => caller.does(DocumentsDocument, { first: 50 });
    const { nodes } = (await page(many)).documents;
    expect(nodes).toHaveLength(50);
    for (const node of nodes)
      expect(node).toMatchObject({ case: { id: expect.any(String) }, openFindings: { total: 3 } });
    expect(nodes.filter(({ sameFileAs }) => sameFileAs)).toHaveLength(50);
    await page(few);
    const withMany = await statementsOf(() => page(many));
    expect(withMany.length).toBe((await statementsOf(() => page(few))).length);
    // The page, and one each for the cases and the equal files.
    expect(withMany.length).toBeLessThanOrEqual(BUDGET);
    expect(withMany.filter((text) => text.includes('document_analysis'))).toEqual([]);
    expect((await statementsOf(() => many.does(DocumentStatsDocument))).length).toBeLessThanOrEqual(BUDGET);
  });

  test('a table of documents, whatever the number of its rows', async () => {
    const tableOf = async (count: number) => {
      const caller = await lawyerWithDocuments(count);
      const ids = (await caller.does(DocumentsDocument, { first: 50 })).documents.nodes.map(({ id }) => id);
      await world.sql(
        `insert into document_analysis (document_id, text, places, content)
         select id, 'Ana', '{"pages":[],"parts":[]}', '{"facts":[{"id":"1","kind":"PARTY","value":"Ana","role":null,
           "currency":null,"isConsistent":null,"spans":[{"start":0,"end":3}]}]}' from legal_document where owner_id = ?`,
        [caller.userId],
      );
      const columns = (['PARTIES', 'FINDINGS', 'OWN'] as const).map((kind) => ({
        id: null,
        title: kind,
        kind,
        role: null,
      }));
      const input = { tableId: null, name: 'Tabla', columns, documentIds: ids };
      const { table } = (await caller.does(SaveDocumentTableDocument, { input })).saveDocumentTable;
      return () => caller.does(DocumentTableDocument, { id: table?.id ?? '' });
    };
    const [few, many] = [await tableOf(5), await tableOf(50)];
    const cells = (await many()).documentTable?.rows.map((row) => row.cells[0]);
    expect(cells).toHaveLength(50);
    expect(cells?.every((cell) => cell?.value === 'Ana' && cell.at?.quote === 'Ana')).toBe(true);
    await few();
    const withMany = await statementsOf(many);
    expect(withMany.length).toBe((await statementsOf(few)).length);
    // The table, and one each for its documents, their facts, the corrections and, where quotes are asked for, the texts.
    expect(withMany.length).toBeLessThanOrEqual(BUDGET + 2);
  });

  test('a month of the calendar with a thousand events, their cases and recorded hours', async () => {
    const few = await lawyerWithEvents(5);
    const many = await lawyerWithEvents(1000);
    const month = async (caller: Caller) =>
      (
        await caller.does(CalendarRangeDocument, {
          from: '2026-03-01',
          to: '2026-03-31',
        })
      ).calendarRange.occurrences;
    const shown = await month(many);
    expect(shown).toHaveLength(1000);
    expect(shown.every(({ event }) => event.case)).toBe(true);
    await month(few);
    const withFew = await statementsOf(() => month(few));
    const withMany = await statementsOf(() => month(many));
    expect(withMany.length).toBe(withFew.length);
    // The events with the titles of their cases, and the settings of the calendar.
    expect(withMany.length).toBeLessThanOrEqual(2);
  });

  test.each([
    ['by a visitor', () => Promise.resolve(world.visitor()), { query: 'contrato de arrendamiento' }],
    ['by somebody signed in, remembered', () => world.lawyer(), { query: 'contrato de arrendamiento', first: 50 }],
    ['mistyped', () => world.lawyer(), { query: 'contrato de arendamiento' }],
    ['with a quoted expression', () => world.lawyer(), { query: '"contrato de arrendamiento"' }],
    [
      'with filters and another order',
      () => world.lawyer(),
      { query: 'despido', filters: { area: 'LABOR' as const }, sort: 'CITATIONS' as const },
    ],
  ])('a page of a search takes three statements at most: %s', async (_name, who, variables) => {
    const caller = await who();
    // The catalogue is read once per generation of the index, not per search.
    await caller.does(SearchDocument, { query: 'otra cosa' });
    const statements = await statementsOf(() => caller.does(SearchDocument, variables));
    expect(statements.length).toBeLessThanOrEqual(3);
    expect(statements.length).toBeGreaterThan(0);
  });

  test('one statement per row is detected (planted)', async () => {
    const em = world.server.orm.em.fork();
    const statements = await statementsOf(async () => {
      for (let n = 0; n < 10; n++) await em.execute('select 2');
    });
    expect(statements.length).toBe(10);
  });
});
