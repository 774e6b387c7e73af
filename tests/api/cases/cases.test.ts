import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY } from '#schema/lib/durations.ts';
import { later } from '#api/kernel/clock.ts';
import type { CreateCaseInput } from '#schema/generated/contract.ts';
import { casesText as say } from '#schema/text/cases.ts';
import {
  AddCaseNoteDocument,
  AddPartyDocument,
  ArchiveCaseDocument,
  CaseHistoryDocument,
  CaseNodesDocument,
  CasePlanDocument,
  CasesDocument,
  CaseStatsDocument,
  ChangeCaseStatusDocument,
  ChangeStatusOfCasesDocument,
  CreateCaseDocument,
  DeleteCaseNoteDocument,
  LinkCasesDocument,
  OneCaseDocument,
  RemovePartyDocument,
  UnlinkCasesDocument,
  UpdateCaseDocument,
  type CasesQueryVariables,
} from '#tests/support/cases.generated.ts';
import { EditCaseMessageDocument, SendCaseMessageDocument } from '#tests/support/case-chat.generated.ts';
import { World, type Caller } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.begin();
});
afterAll(() => world.end());

type Given = Partial<CreateCaseInput>;

/** What the operation answered, with what it said no to. */
const tries = async (caller: Caller, given: Given = {}) =>
  (
    await caller.does(CreateCaseDocument, {
      input: { title: 'Amparo indirecto', client: 'Constructora del Norte', area: 'CONSTITUTIONAL', ...given },
    })
  ).createCase;

async function opens(caller: Caller, given: Given = {}) {
  const { case: legalCase, userErrors } = await tries(caller, given);
  if (!legalCase) throw new Error(userErrors[0]?.message);
  return legalCase;
}

/** Takes part as if an invitation had been accepted. */
const joins = (caller: Caller, caseId: string, role: 'COLLABORATOR' | 'GUEST') =>
  world.sql('insert into case_member (case_id, user_id, role, joined_at) values (?, ?, ?, now())', [
    caseId,
    caller.userId,
    role,
  ]);

const sees = async (caller: Caller, id: string) => (await caller.does(OneCaseDocument, { id })).case;
const history = async (caller: Caller, id: string) => (await caller.does(CaseHistoryDocument, { id, first: 50 })).case;
const sentences = async (caller: Caller, id: string) =>
  ((await history(caller, id))?.timeline.nodes ?? []).map(({ text }) => text);
type ListVariables = { filter?: Record<string, unknown>; sort?: string; first?: number; after?: string | null };
const listOf = async (caller: Caller, variables: ListVariables) =>
  (await caller.does(CasesDocument, variables as CasesQueryVariables)).cases;
const titles = async (caller: Caller, variables: ListVariables = {}) =>
  (await listOf(caller, variables)).nodes.map(({ title }) => title);
const pro = () => world.lawyer({ plan: 'PROFESSIONAL' });

describe('opening a matter', () => {
  test('keeps what was given, tidied, with its owner', async () => {
    const ana = await pro();
    const legalCase = await opens(ana, {
      title: '  Amparo   indirecto ',
      description: 'Primera línea\r\nsegunda',
      fileNumber: ' 123/2026 ',
      courtName: 'Juzgado Primero de lo Civil',
      amountClaimed: 1_500_050,
      tags: ['Urgente', 'urgente', ' pruebas ', ''],
      openedOn: '2026-03-02',
      isUrgent: true,
      parties: [{ name: 'Juan Pérez López', role: 'DEFENDANT' }],
    });
    expect(legalCase).toMatchObject({
      title: 'Amparo indirecto',
      description: 'Primera línea\nsegunda',
      fileNumber: '123/2026',
      status: 'PENDING',
      isUrgent: true,
      openedOn: '2026-03-02',
      closedOn: null,
      tags: ['Urgente', 'pruebas'],
      court: { name: 'Juzgado Primero de lo Civil', confidence: 'OWN' },
      amountClaimed: { centavos: 1_500_050, currency: 'MXN' },
      parties: [
        { name: 'Constructora del Norte', role: 'CLIENT', isOurs: true },
        { name: 'Juan Pérez López', role: 'DEFENDANT', isOurs: false },
      ],
      myRole: 'OWNER',
      viewerCanEdit: true,
      viewerCanArchive: true,
      viewerCanInvite: true,
      version: 1,
      unreadMessageCount: 0,
    });
    expect(await sees(ana, legalCase.id)).toEqual(legalCase);
    expect(await sentences(ana, legalCase.id)).toEqual(['abrió el asunto']);
  });

  test('the same court name is kept once', async () => {
    const ana = await pro();
    const first = await opens(ana, { courtName: 'Juzgado Décimo Mercantil' });
    const second = await opens(ana, { courtName: 'JUZGADO DECIMO MERCANTIL' });
    expect(second.court?.id).toBe(first.court?.id);
    const other = await opens(await pro(), { courtName: 'Juzgado Décimo Mercantil' });
    expect(other.court?.id).not.toBe(first.court?.id);
    const { createCase } = await (
      await pro()
    ).does(CreateCaseDocument, {
      input: { title: 'X', client: 'Y', area: 'CIVIL', courtId: first.court?.id ?? null },
    });
    expect(createCase.userErrors).toMatchObject([{ code: 'NOT_FOUND', field: 'courtId' }]);
  });

  test.each<[string, Given, string]>([
    ['no title', { title: '   ' }, 'title'],
    ['a title of 201 characters', { title: 'a'.repeat(201) }, 'title'],
    ['a NUL in the client', { client: 'a\u0000b' }, 'client'],
    ['half a pair of surrogates', { description: '\ud800' }, 'description'],
    ['a description of 10,001 characters', { description: 'a'.repeat(10_001) }, 'description'],
    ['a negative amount', { amountClaimed: -1 }, 'amountClaimed'],
    ['half a centavo', { amountClaimed: 0.5 }, 'amountClaimed'],
    ['an amount beyond exact numbers', { amountClaimed: 1e17 }, 'amountClaimed'],
    ['21 tags', { tags: Array.from({ length: 21 }, (_, n) => `t${n}`) }, 'tags'],
    ['a long tag', { tags: ['a'.repeat(41)] }, 'tags'],
    ['a day to come', { openedOn: '2099-01-01' }, 'openedOn'],
    ['a day of another century', { openedOn: '1899-12-31' }, 'openedOn'],
    ['a party without a name', { parties: [{ name: ' ', role: 'OTHER' }] }, 'parties.0.name'],
    ['a court that is not there', { courtId: 'crt_00000000000000000000000000' }, 'courtId'],
    ['a court twice', { courtId: 'crt_00000000000000000000000000', courtName: 'X' }, 'courtName'],
  ])('refuses %s, says which field, writes nothing', async (_name, given, field) => {
    const ana = await pro();
    const { case: legalCase, userErrors, conflicts } = await tries(ana, given);
    expect(legalCase).toBeNull();
    expect(conflicts).toEqual([]);
    expect(userErrors).toMatchObject([{ field, message: expect.stringMatching(/[a-z]{3}/) }]);
    expect((await listOf(ana, {})).totalCount).toBe(0);
  });

  test('an unknown area and a day that does not exist are malformed', async () => {
    const ana = await pro();
    for (const given of [{ area: 'MARITIME' }, { openedOn: '2026-02-30' }])
      expect(
        (
          await ana.graphql(CreateCaseDocument, {
            input: { title: 'a', client: 'b', area: 'CIVIL', ...given } as never,
          })
        ).errors[0]?.extensions.code,
      ).toBe('BAD_REQUEST');
  });

  test('signed out nobody opens, lists or counts', async () => {
    const visitor = world.visitor();
    for (const reply of [
      await visitor.graphql(CreateCaseDocument, { input: { title: 'a', client: 'b', area: 'CIVIL' } }),
      await visitor.graphql(CasesDocument, {}),
      await visitor.graphql(CaseStatsDocument, {}),
    ])
      expect(reply.errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  test('says where the names stand in other matters of the account, and of no other', async () => {
    const [ana, bruno] = [await pro(), await pro()];
    const before = await opens(ana, { parties: [{ name: 'Jiménez Rivera, Óscar', role: 'PLAINTIFF' }] });
    await opens(bruno, { parties: [{ name: 'Óscar Jiménez Rivera', role: 'CLIENT', isOurs: true }] });
    const { conflicts } = await tries(ana, {
      client: 'Otra Persona Distinta',
      parties: [{ name: 'oscar jimenez rivera', role: 'CLIENT', isOurs: true }],
    });
    expect(conflicts).toEqual([
      {
        name: 'Jiménez Rivera, Óscar',
        role: 'PLAINTIFF',
        isOurs: false,
        likeness: 1,
        case: { id: before.id, title: before.title },
      },
    ]);
  });
});

describe('the limit of the plan', () => {
  test('the fourth of a free account is refused with what would allow it; archiving makes room', async () => {
    const ana = await world.lawyer({ plan: 'FREE' });
    const first = await opens(ana);
    await opens(ana);
    expect((await tries(ana)).usage).toEqual({ used: 3, limit: 3, percentage: 100 });
    const refusal = await ana.graphql(CreateCaseDocument, { input: { title: 'a', client: 'b', area: 'CIVIL' } });
    expect(refusal.errors[0]?.extensions).toMatchObject({
      code: 'LIMIT_REACHED',
      used: 3,
      limit: 3,
      requiredPlan: 'BASIC',
    });
    expect((await ana.does(CasePlanDocument)).me).toMatchObject({ usage: { cases: 3 }, limits: { cases: 3 } });
    const archive = (isArchived: boolean) =>
      ana.graphql(ArchiveCaseDocument, { input: { caseId: first.id, isArchived } });
    expect((await archive(true)).data.archiveCase.case).toMatchObject({ viewerCanEdit: false, viewerCanArchive: true });
    await opens(ana);
    expect((await archive(false)).errors[0]?.extensions).toMatchObject({ code: 'LIMIT_REACHED', used: 3, limit: 3 });
  });

  test('ten at once in one place left: one of them gets it', async () => {
    const ana = await world.lawyer({ plan: 'FREE' });
    await opens(ana);
    await opens(ana);
    const replies = await Promise.all(
      Array.from({ length: 10 }, () =>
        ana.graphql(CreateCaseDocument, { input: { title: 'a', client: 'b', area: 'CIVIL' } }),
      ),
    );
    expect(replies.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    expect((await listOf(ana, {})).totalCount).toBe(3);
  });
});

describe('editing', () => {
  const edits = async (caller: Caller, input: { caseId: string; version: number } & Record<string, unknown>) =>
    (await caller.does(UpdateCaseDocument, { input: input as never })).updateCase;

  test('absent fields stay, null empties, and the timeline names the fields', async () => {
    const ana = await pro();
    const { id, version } = await opens(ana, { fileNumber: '1/2026', amountClaimed: 100, courtName: 'Juzgado Uno' });
    const { case: edited } = await edits(ana, {
      caseId: id,
      version,
      fileNumber: null,
      amountClaimed: null,
      courtId: null,
      title: 'Otro título',
    });
    expect(edited).toMatchObject({
      title: 'Otro título',
      client: 'Constructora del Norte',
      fileNumber: null,
      amountClaimed: null,
      court: null,
      version: 2,
    });
    expect((await sentences(ana, id))[0]).toBe(
      'cambió el título, el número de expediente, el importe reclamado y el órgano',
    );
    expect(await titles(ana, { filter: { search: 'otro titulo' } })).toEqual(['Otro título']);
  });

  test('two people in different fields: both stand', async () => {
    const [ana, bruno] = [await pro(), await pro()];
    const { id, version } = await opens(ana);
    await joins(bruno, id, 'COLLABORATOR');
    await edits(bruno, { caseId: id, version, description: 'De Bruno' });
    const { case: both, userErrors } = await edits(ana, { caseId: id, version, client: 'De Ana' });
    expect(userErrors).toEqual([]);
    expect(both).toMatchObject({ description: 'De Bruno', client: 'De Ana', version: 3 });
  });

  test('two people in the same field: nothing is written, both values are shown in Spanish', async () => {
    const [ana, bruno] = [await pro(), await pro()];
    const { id, version } = await opens(ana, { courtName: 'Juzgado Uno' });
    await joins(bruno, id, 'COLLABORATOR');
    await edits(bruno, {
      caseId: id,
      version,
      area: 'FAMILY',
      openedOn: '2026-01-02',
      amountClaimed: 150_000,
      courtName: 'Juzgado Dos',
      isUrgent: true,
      type: 'Divorcio',
    });
    const answer = await edits(ana, {
      caseId: id,
      version,
      area: 'LABOR',
      openedOn: '2026-01-03',
      amountClaimed: 99,
      courtName: 'Juzgado Tres',
      // Sent as it stood: not edited, so Bruno's stays.
      isUrgent: false,
      // The same as Bruno's: no conflict.
      type: 'Divorcio',
      title: 'No se escribe',
    });
    expect(answer.userErrors).toMatchObject([{ code: 'CONFLICT', message: expect.stringContaining('Otra persona') }]);
    expect(answer.fieldConflicts.toSorted((a, b) => a.field.localeCompare(b.field))).toEqual([
      { field: 'amountClaimed', yours: '$0.99', theirs: '$1,500.00' },
      { field: 'area', yours: 'Laboral', theirs: 'Familiar' },
      { field: 'courtId', yours: 'Juzgado Tres', theirs: 'Juzgado Dos' },
      { field: 'openedOn', yours: '3 de enero de 2026', theirs: '2 de enero de 2026' },
    ]);
    expect(answer.case).toMatchObject({ title: 'Amparo indirecto', version: 2 });
    expect(await sees(ana, id)).toMatchObject({ title: 'Amparo indirecto', area: 'FAMILY', version: 2 });
    // With the version that was shown, one's own value is written.
    const again = await edits(ana, { caseId: id, version: 2, area: 'LABOR' });
    expect(again.case).toMatchObject({ area: 'LABOR', isUrgent: true, version: 3 });
  });

  test('what was changed and changed back is no conflict', async () => {
    const ana = await pro();
    const { id } = await opens(ana);
    for (const [title, version] of [
      ['Otro', 1],
      ['Amparo indirecto', 2],
    ] as const)
      await ana.does(UpdateCaseDocument, { input: { caseId: id, version, title } });
    const { updateCase } = await ana.does(UpdateCaseDocument, { input: { caseId: id, version: 1, title: 'Tercero' } });
    expect(updateCase).toMatchObject({ userErrors: [], fieldConflicts: [], case: { title: 'Tercero' } });
  });

  test('two at once: one of them learns of the other', async () => {
    const ana = await pro();
    const { id, version } = await opens(ana);
    const answers = await Promise.all(
      ['Uno', 'Dos', 'Tres'].map((title) => edits(ana, { caseId: id, version, title })),
    );
    expect(answers.filter(({ userErrors }) => userErrors.length === 0)).toHaveLength(1);
    expect(answers.filter(({ fieldConflicts }) => fieldConflicts.length === 1)).toHaveLength(2);
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['a title of nothing', { title: null }, 'title'],
    ['no area', { area: null }, 'area'],
    ['an outcome before it ended', { outcome: 'WON' }, 'outcome'],
    ['a closing day before it ended', { closedOn: '2026-05-05' }, 'closedOn'],
    ['a version to come', { version: 99, title: 'x' }, 'version'],
    ['21 tags', { tags: Array.from({ length: 21 }, (_, n) => `t${n}`) }, 'tags'],
  ])('refuses %s', async (_name, given, field) => {
    const ana = await pro();
    const { id } = await opens(ana);
    const { userErrors } = await edits(ana, { caseId: id, version: 1, ...given });
    expect(userErrors).toMatchObject([{ code: 'VALIDATION', field }]);
    expect(await sees(ana, id)).toMatchObject({ version: 1 });
  });

  test('closed before it was opened is refused', async () => {
    const ana = await pro();
    const { id } = await opens(ana, { openedOn: '2026-05-01' });
    await ana.does(ChangeCaseStatusDocument, { input: { caseId: id, status: 'COMPLETED', outcome: 'WON' } });
    const { userErrors } = await edits(ana, { caseId: id, version: 2, closedOn: '2026-04-30' });
    expect(userErrors).toMatchObject([
      { field: 'closedOn', message: expect.stringContaining('anterior a la de apertura') },
    ]);
  });
});

describe('status', () => {
  const change = async (caller: Caller, input: { caseId: string; status: string; outcome?: string }) =>
    (await caller.does(ChangeCaseStatusDocument, { input: input as never })).changeCaseStatus;

  test('completing sets the day and takes the outcome, reopening clears them, undoing brings them back', async () => {
    const ana = await pro();
    const { id } = await opens(ana, { openedOn: '2026-01-01', status: 'ACTIVE' });
    const done = await change(ana, { caseId: id, status: 'COMPLETED', outcome: 'SETTLED' });
    expect(done).toMatchObject({ previousStatus: 'ACTIVE', case: { status: 'COMPLETED', outcome: 'SETTLED' } });
    const { closedOn } = done.case ?? {};
    expect(closedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    const reopened = await change(ana, { caseId: id, status: 'ACTIVE' });
    expect(reopened).toMatchObject({ previousStatus: 'COMPLETED', case: { closedOn: null, outcome: null } });
    world.clock.advance(1000);
    expect((await change(ana, { caseId: id, status: 'COMPLETED' })).case).toMatchObject({
      closedOn,
      outcome: 'SETTLED',
    });
    expect((await sentences(ana, id)).at(-2)).toBe('cambió el estado de Activo a Cerrado (resultado: convenio)');
  });

  test('the outcome may come later; the same status again changes nothing', async () => {
    const ana = await pro();
    const { id } = await opens(ana);
    await change(ana, { caseId: id, status: 'COMPLETED' });
    const again = await change(ana, { caseId: id, status: 'COMPLETED' });
    expect(again.case).toMatchObject({ version: 2, outcome: null });
    expect((await change(ana, { caseId: id, status: 'COMPLETED', outcome: 'WON' })).case).toMatchObject({
      outcome: 'WON',
      version: 3,
    });
  });

  test('a completed matter keeps a day of closing', async () => {
    const ana = await pro();
    const { id, openedOn } = await opens(ana, { status: 'COMPLETED', openedOn: '2026-01-10' });
    const edits = async (closedOn: string | null, version: number) =>
      (await ana.does(UpdateCaseDocument, { input: { caseId: id, version, closedOn } })).updateCase;
    expect((await edits(null, 1)).userErrors).toEqual([
      { code: 'VALIDATION', field: 'closedOn', message: say.completedIsClosed },
    ]);
    expect((await edits('2026-02-10', 1)).case).toMatchObject({ openedOn, closedOn: '2026-02-10' });
    const stats = (await ana.does(CaseStatsDocument)).caseStats;
    expect(stats).toMatchObject({ averageDurationMonths: 1, averageDurationOf: 1 });
    await ana.does(ChangeCaseStatusDocument, { input: { caseId: id, status: 'ACTIVE' } });
    expect((await edits(null, 3)).userErrors).toEqual([]);
    // Undone within a quarter of an hour, the day comes back, but not one before the opening.
    await ana.does(UpdateCaseDocument, { input: { caseId: id, version: 3, openedOn: '2026-03-01' } });
    const { changeCaseStatus } = await ana.does(ChangeCaseStatusDocument, {
      input: { caseId: id, status: 'COMPLETED' },
    });
    expect((changeCaseStatus.case?.closedOn ?? '') >= '2026-03-01').toBe(true);
  });

  test('an outcome with a status that is no end is refused, and so is a status that does not exist', async () => {
    const ana = await pro();
    const { id } = await opens(ana);
    expect((await change(ana, { caseId: id, status: 'ACTIVE', outcome: 'WON' })).userErrors).toMatchObject([
      { code: 'VALIDATION', field: 'outcome' },
    ]);
    const reply = await ana.graphql(ChangeCaseStatusDocument, { input: { caseId: id, status: 'URGENT' as never } });
    expect(reply.errors[0]?.extensions.code).toBe('BAD_REQUEST');
  });

  test('several at once: all, or none when one is not the caller’s', async () => {
    const [ana, bruno] = [await pro(), await pro()];
    const [one, two] = [await opens(ana), await opens(ana)];
    const theirs = await opens(bruno);
    const all = async (caseIds: string[]) =>
      (await ana.does(ChangeStatusOfCasesDocument, { input: { caseIds, status: 'ACTIVE' } })).changeStatusOfCases;
    for (const bad of [
      [one.id, theirs.id],
      [one.id, 'cas_no'],
      [],
      Array.from({ length: 101 }, (_, n) => `${one.id}${n}`),
    ]) {
      expect((await all(bad)).userErrors).toMatchObject([{ field: 'caseIds' }]);
      expect((await sees(ana, one.id))?.status).toBe('PENDING');
    }
    expect((await all([two.id, one.id, two.id])).cases).toEqual([
      { id: two.id, status: 'ACTIVE', myRole: 'OWNER' },
      { id: one.id, status: 'ACTIVE', myRole: 'OWNER' },
    ]);
  });

  test('two who change the same ones in another order do not block each other', async () => {
    const ana = await pro();
    const ids = await Promise.all(Array.from({ length: 6 }, async () => (await opens(ana)).id));
    const rounds = ['ACTIVE', 'PENDING', 'ACTIVE', 'PENDING'].map((status, at) =>
      ana.does(ChangeStatusOfCasesDocument, {
        input: { caseIds: at % 2 ? ids.toReversed() : ids, status: status as 'ACTIVE' },
      }),
    );
    for (const { changeStatusOfCases } of await Promise.all(rounds)) expect(changeStatusOfCases.userErrors).toEqual([]);
  });
});

describe('what the other screens hear', () => {
  const heard = async (caseId: string) =>
    (
      await world.sql<{ payload: Record<string, string> }>(
        `select payload from outbox_event where topic = 'case.changed' and payload ->> 'caseId' = ? order by id`,
        [caseId],
      )
    ).map(({ payload }) => payload);

  test('every change that was kept, by whom, and the status when that changed; nothing of what was refused', async () => {
    const ana = await pro();
    const { id } = await opens(ana);
    await ana.does(UpdateCaseDocument, { input: { caseId: id, version: 1, title: 'Otro' } });
    await ana.does(UpdateCaseDocument, { input: { caseId: id, version: 1, title: 'En conflicto' } });
    await ana.does(UpdateCaseDocument, { input: { caseId: id, version: 2, title: 'a'.repeat(201) } });
    await ana.does(ChangeCaseStatusDocument, { input: { caseId: id, status: 'ACTIVE' } });
    const common = { caseId: id, userId: ana.userId, at: expect.stringMatching(/Z$/) };
    expect(await heard(id)).toEqual([{ ...common, status: 'PENDING' }, common, { ...common, status: 'ACTIVE' }]);
  });

  /** Each act with what it leaves when it is refused, and by which field. */
  const acts = {
    'a status': (bruno: Caller, { id }: Held) =>
      bruno
        .does(ChangeCaseStatusDocument, { input: { caseId: id, status: 'ACTIVE' } })
        .then((data) => data.changeCaseStatus),
    'a note that is deleted': (bruno: Caller, { noteId }: Held) =>
      bruno.does(DeleteCaseNoteDocument, { input: { noteId } }).then((data) => data.deleteCaseNote),
    'a link that is cut': (bruno: Caller, { id, linkId }: Held) =>
      bruno.does(UnlinkCasesDocument, { input: { caseId: id, linkId } }).then((data) => data.unlinkCases),
    'a message that is edited': (bruno: Caller, { messageId }: Held) =>
      bruno.does(EditCaseMessageDocument, { input: { messageId, text: 'Otro' } }).then((data) => data.editCaseMessage),
  };
  interface Held {
    id: string;
    noteId: string;
    linkId: string;
    messageId: string;
  }

  /** A matter of Ana's in which Bruno has written, and that is linked to another of them both. */
  async function shared(ana: Caller, bruno: Caller): Promise<Held> {
    const [{ id }, { id: otherCaseId }] = [await opens(ana), await opens(ana)];
    for (const caseId of [id, otherCaseId]) await joins(bruno, caseId, 'COLLABORATOR');
    const { addCaseNote } = await bruno.does(AddCaseNoteDocument, { input: { caseId: id, text: 'Nota' } });
    const { linkCases } = await bruno.does(LinkCasesDocument, { input: { caseId: id, otherCaseId, kind: 'RELATED' } });
    const message = { caseId: id, text: 'Mensaje', clientId: crypto.randomUUID() };
    const { sendCaseMessage } = await bruno.does(SendCaseMessageDocument, { input: message });
    return {
      id,
      noteId: addCaseNote.note?.id ?? '',
      linkId: linkCases.case?.links[0]?.id ?? '',
      messageId: sendCaseMessage.message?.id ?? '',
    };
  }

  test.each(Object.keys(acts) as (keyof typeof acts)[])(
    'who was removed while another change was being made changes nothing any more: %s',
    async (act) => {
      const [ana, bruno] = [await pro(), await pro()];
      const held = await shared(ana, bruno);
      const before = await sees(ana, held.id);
      const em = world.server.orm.em.fork();
      await em.begin();
      await em.execute('select 1 from legal_case where id = ? for update', [held.id]);
      const waiting = acts[act](bruno, held);
      await expect
        .poll(() =>
          world.sql(
            `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%legal_case%'`,
          ),
        )
        .not.toEqual([]);
      await em.execute('delete from case_member where case_id = ? and user_id = ?', [held.id, bruno.userId]);
      await em.commit();
      expect((await waiting).userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
      expect(await sees(ana, held.id)).toEqual(before);
      expect((await history(ana, held.id))?.notes.nodes).toHaveLength(1);
      const [kept] = await world.sql<{ text: string }>('select text from case_message where id = ?', [held.messageId]);
      expect(kept?.text).toBe('Mensaje');
    },
  );
});

describe('archiving', () => {
  test('an archived matter leaves the list, is read and not changed, and comes back', async () => {
    const ana = await pro();
    const { id } = await opens(ana);
    await ana.does(ArchiveCaseDocument, { input: { caseId: id, isArchived: true } });
    expect(await titles(ana)).toEqual([]);
    expect(await titles(ana, { filter: { isArchived: true } })).toEqual(['Amparo indirecto']);
    const { changeCaseStatus } = await ana.does(ChangeCaseStatusDocument, { input: { caseId: id, status: 'ACTIVE' } });
    expect(changeCaseStatus.userErrors).toMatchObject([
      { code: 'CONFLICT', message: expect.stringContaining('archivado') },
    ]);
    await ana.does(ArchiveCaseDocument, { input: { caseId: id, isArchived: false } });
    expect(await titles(ana)).toEqual(['Amparo indirecto']);
    expect(await sentences(ana, id)).toEqual([
      'recuperó el asunto del archivo',
      'archivó el asunto',
      'abrió el asunto',
    ]);
  });
});

describe('parties, links and notes', () => {
  test('a party is added with its conflicts, found by searching, and removed', async () => {
    const ana = await pro();
    const other = await opens(ana, { title: 'Otro asunto', client: 'María de la Luz Ortega' });
    const { id } = await opens(ana);
    const { addParty } = await ana.does(AddPartyDocument, {
      input: { caseId: id, party: { name: 'Ma. de la Luz Ortega', role: 'OPPOSING_COUNSEL' } },
    });
    expect(addParty.conflicts).toMatchObject([{ case: { id: other.id }, role: 'CLIENT', isOurs: true }]);
    expect(addParty.case?.parties).toMatchObject([{ role: 'CLIENT' }, { name: 'Ma. de la Luz Ortega' }]);
    expect(await titles(ana, { filter: { search: 'ortega abogado' } })).toEqual([]);
    expect((await titles(ana, { filter: { search: 'ORTÉGA' } })).toSorted()).toEqual([
      'Amparo indirecto',
      'Otro asunto',
    ]);
    const partyId = addParty.party?.id ?? '';
    const { removeParty } = await ana.does(RemovePartyDocument, { input: { caseId: id, partyId } });
    expect(removeParty.case?.parties).toMatchObject([{ role: 'CLIENT' }]);
    const twice = await ana.does(RemovePartyDocument, { input: { caseId: id, partyId } });
    expect(twice.removeParty.userErrors).toMatchObject([{ code: 'NOT_FOUND', field: 'partyId' }]);
    expect((await sentences(ana, id)).slice(0, 2)).toEqual([
      'quitó a «Ma. de la Luz Ortega» (abogado de la contraparte)',
      'agregó a «Ma. de la Luz Ortega» (abogado de la contraparte)',
    ]);
    expect(await titles(ana, { filter: { search: 'ortega' } })).toEqual(['Otro asunto']);
  });

  test('a link is seen from both sides, once, and only with the other matter', async () => {
    const [ana, bruno] = [await pro(), await pro()];
    const trial = await opens(ana, { title: 'Juicio' });
    const appeal = await opens(ana, { title: 'Apelación' });
    const link = (input: { caseId: string; otherCaseId: string; kind: 'APPEAL_OF' | 'RELATED' }) =>
      ana.does(LinkCasesDocument, { input });
    const { linkCases } = await link({ caseId: appeal.id, otherCaseId: trial.id, kind: 'APPEAL_OF' });
    expect(linkCases.case?.links).toMatchObject([{ kind: 'APPEAL_OF', isIncoming: false, case: { title: 'Juicio' } }]);
    expect((await sees(ana, trial.id))?.links).toMatchObject([{ isIncoming: true, case: { title: 'Apelación' } }]);
    expect(
      (await link({ caseId: appeal.id, otherCaseId: trial.id, kind: 'APPEAL_OF' })).linkCases.userErrors,
    ).toMatchObject([{ code: 'CONFLICT' }]);
    expect(
      (await link({ caseId: appeal.id, otherCaseId: appeal.id, kind: 'RELATED' })).linkCases.userErrors,
    ).toMatchObject([{ code: 'VALIDATION', field: 'otherCaseId' }]);
    const theirs = await opens(bruno);
    expect(
      (await link({ caseId: appeal.id, otherCaseId: theirs.id, kind: 'RELATED' })).linkCases.userErrors,
    ).toMatchObject([{ code: 'NOT_FOUND', field: 'otherCaseId' }]);
    expect((await sentences(ana, trial.id))[0]).toBe('relacionó este asunto y «Apelación»: aquel es apelación de este');
    // Bruno works in the trial only: he learns of no other title.
    await joins(bruno, trial.id, 'COLLABORATOR');
    expect((await sees(bruno, trial.id))?.links).toEqual([]);
    expect((await sentences(bruno, trial.id))[0]).toBe(
      'relacionó este asunto y otro asunto: aquel es apelación de este',
    );
    const linkId = linkCases.case?.links[0]?.id ?? '';
    const unlink = async (caller: Caller, caseId: string) =>
      (await caller.does(UnlinkCasesDocument, { input: { caseId, linkId } })).unlinkCases;
    expect((await unlink(bruno, trial.id)).userErrors).toMatchObject([{ code: 'NOT_FOUND', field: 'linkId' }]);
    expect((await unlink(ana, trial.id)).case?.links).toEqual([]);
  });

  test('links of one kind make no circle, however long, nor when they are made at once', async () => {
    const ana = await pro();
    const ids: string[] = [];
    for (let n = 0; n < 7; n++) ids.push((await opens(ana, { title: `Asunto ${n}` })).id);
    const [a = '', b = '', c = '', w = '', x = '', y = '', z = ''] = ids;
    type Kind = 'APPEAL_OF' | 'AMPARO_AGAINST' | 'ENFORCEMENT_OF' | 'RELATED';
    const links = async (caseId: string, otherCaseId: string, kind: Kind = 'APPEAL_OF') =>
      (await ana.does(LinkCasesDocument, { input: { caseId, otherCaseId, kind } })).linkCases.userErrors;
    expect(await links(a, b)).toEqual([]);
    expect(await links(b, a)).toEqual([
      { code: 'VALIDATION', field: 'otherCaseId', message: say.linkInCircle.APPEAL_OF },
    ]);
    expect(await links(b, c)).toEqual([]);
    expect((await links(c, a))[0]?.field).toBe('otherCaseId');
    expect(await links(a, c)).toEqual([]);
    // Of another kind it may go back; what is only related has no direction.
    expect(await links(c, a, 'AMPARO_AGAINST')).toEqual([]);
    expect((await links(a, c, 'AMPARO_AGAINST'))[0]?.message).toBe(say.linkInCircle.AMPARO_AGAINST);
    expect(await links(c, a, 'RELATED')).toEqual([]);
    // Two chains, and two links that would each join them, the one at one end, the other at the other.
    expect([await links(w, x), await links(y, z)]).toEqual([[], []]);
    const both = await Promise.all([links(x, y), links(z, w)]);
    expect(both.filter((errors) => errors.length === 0)).toHaveLength(1);
  });

  test('notes: by whom, newest first, deleted by author or owner only', async () => {
    const [ana, bruno, carla] = [await pro(), await pro(), await pro()];
    const { id } = await opens(ana);
    await joins(bruno, id, 'COLLABORATOR');
    await joins(carla, id, 'COLLABORATOR');
    const add = async (caller: Caller, text: string) =>
      (await caller.does(AddCaseNoteDocument, { input: { caseId: id, text } })).addCaseNote;
    const { note } = await add(bruno, '<b>Llamar</b> al perito\n\n\ny avisar');
    expect(note).toMatchObject({ text: '<b>Llamar</b> al perito\n\n\ny avisar', isShared: false, viewerCanEdit: true });
    for (const text of ['', ' \n ', 'a'.repeat(10_001), 'a\u0000'])
      expect((await add(ana, text)).userErrors).toMatchObject([{ code: 'VALIDATION', field: 'text' }]);
    world.clock.advance(1000);
    await add(ana, 'Segunda');
    const seen = (await history(carla, id))?.notes.nodes ?? [];
    expect(seen.map(({ text, viewerCanEdit }) => [text.slice(0, 7), viewerCanEdit])).toEqual([
      ['Segunda', false],
      ['<b>Llam', false],
    ]);
    const remove = async (caller: Caller) =>
      (await caller.does(DeleteCaseNoteDocument, { input: { noteId: note?.id ?? '' } })).deleteCaseNote;
    expect((await remove(carla)).userErrors).toMatchObject([{ code: 'FORBIDDEN' }]);
    expect(await remove(ana)).toMatchObject({ deletedNoteId: note?.id, userErrors: [] });
    expect((await remove(ana)).userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
    expect((await sentences(ana, id))[0]).toBe('eliminó una nota');
  });
});

describe('the list', () => {
  test('is searched and filtered alike with accents that stand apart (NFD) and without any', async () => {
    const ana = await pro();
    const apart = (text: string) => text.normalize('NFD');
    await opens(ana, {
      title: apart('Sucesión Muñoz'),
      client: apart('José Ibáñez'),
      tags: [apart('Última audición')],
      parties: [{ name: apart('Íñigo Peña'), role: 'DEFENDANT' }],
      courtName: apart('Juzgado Décimo de Ñuu Savi'),
    });
    await opens(ana, { title: 'Sucesión Zúñiga', client: 'José Ibáñez', tags: ['Última audición'] });
    for (const words of ['Última audición', 'ultima AUDICION'])
      for (const tag of [words, apart(words)]) expect(await titles(ana, { filter: { tag } })).toHaveLength(2);
    for (const filter of [{ search: 'ibáñez' }, { client: 'JOSÉ IBÁÑEZ' }, { search: 'sucesión' }])
      for (const form of [(text: string) => text, apart])
        expect(
          await titles(ana, {
            filter: Object.fromEntries(Object.entries(filter).map(([name, text]) => [name, form(text)])),
          }),
        ).toHaveLength(2);
    for (const search of ['Íñigo Peña', apart('Íñigo Peña'), 'inigo pena'])
      expect(await titles(ana, { filter: { search } })).toEqual(['Sucesión Muñoz']);
    expect(await titles(ana, { sort: 'TITLE' })).toEqual(['Sucesión Muñoz', 'Sucesión Zúñiga']);
    // As rows of before hold them, which were kept as they came.
    await world.sql('update legal_case set tags = ?::text[], client = ? where owner_id = ?', [
      `{"${apart('Última audición')}"}`,
      apart('José Ibáñez'),
      ana.userId,
    ]);
    expect(await titles(ana, { filter: { tag: 'última audición', client: 'josé ibáñez' } })).toHaveLength(2);
    const guest = await world.lawyer();
    for (const { id } of (await listOf(ana, {})).nodes) await joins(guest, id, 'GUEST');
    expect(await titles(guest, { filter: { search: apart('ibáñez') } })).toHaveLength(2);
  });

  test('is the caller’s own, sorted, filtered and paged without gaps', async () => {
    const ana = await pro();
    expect(await listOf(ana, {})).toMatchObject({ totalCount: 0, nodes: [], pageInfo: { hasNextPage: false } });
    const named = ['Ñandú', 'nube', 'Árbol', 'zapato', 'avión', '100% seguro', 'a_b'];
    for (const [at, title] of named.entries()) {
      world.clock.advance(1000);
      await opens(ana, {
        title,
        client: `Cliente ${at}`,
        openedOn: `2026-01-0${at + 1}`,
        status: at % 2 ? 'ACTIVE' : 'PENDING',
        isUrgent: at === 0,
        area: at === 1 ? 'TAX' : 'CIVIL',
        tags: at === 2 ? ['Álgida'] : [],
      });
    }
    const sorted: [string, string[]][] = [
      ['UPDATED', named.toReversed()],
      ['OPENED', named.toReversed()],
      ['LAST_ACTIVITY', named],
      ['TITLE', ['100% seguro', 'a_b', 'Árbol', 'avión', 'nube', 'Ñandú', 'zapato']],
      ['CLIENT', named],
    ];
    for (const [sort, expected] of sorted) {
      const found: string[] = [];
      let after: string | null = null;
      do {
        const page: Awaited<ReturnType<typeof listOf>> = await listOf(ana, { sort, first: 3, after });
        expect(page.totalCount).toBe(7);
        expect(page.pageInfo.hasPreviousPage).toBe(after !== null);
        found.push(...page.nodes.map(({ title }) => title));
        after = page.pageInfo.hasNextPage ? (page.pageInfo.endCursor ?? null) : null;
      } while (after);
      expect([sort, found]).toEqual([sort, expected]);
    }
    expect((await titles(ana, { sort: 'STATUS' })).slice(0, 3).toSorted()).toEqual(
      ['100% seguro', 'nube', 'zapato'].toSorted(),
    );
    const by = (filter: Record<string, unknown>) => titles(ana, { filter, sort: 'OPENED' });
    expect(await by({ status: 'ACTIVE' })).toEqual(['100% seguro', 'zapato', 'nube']);
    expect(await by({ isUrgent: true })).toEqual(['Ñandú']);
    expect(await by({ area: 'TAX' })).toEqual(['nube']);
    expect(await by({ tag: 'algida' })).toEqual(['Árbol']);
    expect(await by({ client: 'CLIENTE 3' })).toEqual(['zapato']);
    expect(await by({ search: 'nandu' })).toEqual(['Ñandú']);
    expect(await by({ search: '%' })).toEqual(['100% seguro']);
    expect(await by({ search: '_' })).toEqual(['a_b']);
    expect(await by({ search: 'arbol cliente' })).toEqual(['Árbol']);
    expect(await by({ search: 'nada\u0000 de esto' })).toEqual([]);
    expect(await by({ isForgotten: true })).toEqual([]);
    // Sessions last less than that.
    await world.sql(`update legal_case set last_activity_at = ? where title = 'nube'`, [
      later(world.clock.now(), -31 * DAY),
    ]);
    expect(await by({ isForgotten: true })).toEqual(['nube']);
    expect(await titles(await pro())).toEqual([]);
  });

  test('refuses pages too large and cursors that are not of this list', async () => {
    const ana = await pro();
    await opens(ana);
    const { edges } = await listOf(ana, { sort: 'TITLE' });
    const cursor = edges[0]?.cursor;
    const refused = async (variables: Record<string, unknown>) =>
      (await ana.graphql(CasesDocument, variables as never)).errors[0]?.extensions.code;
    expect(await refused({ first: 101 })).toBe('VALIDATION');
    expect(await refused({ first: 0 })).toBe('VALIDATION');
    expect(await refused({ after: cursor })).toBe('VALIDATION');
    for (const after of ['x', '💥', btoa('[]'), btoa('["UPDATED","a\\u0000","cas_1"]'), btoa('{"a":1}')])
      expect(await refused({ after })).toBe('VALIDATION');
    const past = btoa(JSON.stringify(['TITLE', '~', `cas_${'z'.repeat(26)}`]));
    expect(await listOf(ana, { sort: 'TITLE', after: past })).toMatchObject({ totalCount: 1, nodes: [] });
  });
});

describe('figures', () => {
  test('rest on rows, and are null without any', async () => {
    const ana = await pro();
    const read = async () => (await ana.does(CaseStatsDocument)).caseStats;
    expect(await read()).toEqual({
      totalCases: 0,
      activeCases: 0,
      pendingCases: 0,
      completedCases: 0,
      urgentCases: 0,
      archivedCases: 0,
      forgottenCases: 0,
      successRate: null,
      successOf: 0,
      averageDurationMonths: null,
      averageDurationOf: 0,
      recentCases: [],
    });
    const ids: string[] = [];
    for (let n = 0; n < 7; n++) ids.push((await opens(ana, { isUrgent: n === 0, openedOn: '2026-01-01' })).id);
    const close = (id: string | undefined, outcome: 'WON' | 'LOST' | null) =>
      ana.does(ChangeCaseStatusDocument, { input: { caseId: id ?? '', status: 'COMPLETED', outcome } });
    await close(ids[1], 'WON');
    await close(ids[2], 'LOST');
    await close(ids[3], 'WON');
    await close(ids[4], null);
    await ana.does(ArchiveCaseDocument, { input: { caseId: ids[3] ?? '', isArchived: true } });
    await world.sql(`update legal_case set closed_on = '2026-03-03' where owner_id = ? and closed_on is not null`, [
      ana.userId,
    ]);
    const stats = await read();
    expect(stats).toMatchObject({
      totalCases: 6,
      activeCases: 0,
      pendingCases: 3,
      completedCases: 3,
      urgentCases: 1,
      archivedCases: 1,
      successRate: 66.7,
      successOf: 3,
      averageDurationMonths: 2,
      averageDurationOf: 4,
    });
    expect(stats.recentCases).toHaveLength(5);
  });
});

describe('who sees what', () => {
  test('somebody else’s matter is as none, in every operation', async () => {
    const [ana, eva] = [await pro(), await pro()];
    const { id } = await opens(ana, { parties: [{ name: 'Alguien', role: 'OTHER' }] });
    const { addCaseNote } = await ana.does(AddCaseNoteDocument, {
      input: { caseId: id, text: 'Nota', isShared: true },
    });
    const noteId = addCaseNote.note?.id ?? '';
    const partyId = (await sees(ana, id))?.parties.at(-1)?.id ?? '';
    const own = await opens(eva);
    expect(await sees(eva, id)).toBeNull();
    expect((await eva.does(CaseNodesDocument, { ids: [id, noteId] })).nodes).toEqual([null, null]);
    expect((await world.visitor().does(CaseNodesDocument, { ids: [id, noteId] })).nodes).toEqual([null, null]);
    const noes = [
      (await eva.does(UpdateCaseDocument, { input: { caseId: id, version: 1, title: 'x' } })).updateCase,
      (await eva.does(ChangeCaseStatusDocument, { input: { caseId: id, status: 'ACTIVE' } })).changeCaseStatus,
      (await eva.does(ChangeStatusOfCasesDocument, { input: { caseIds: [id], status: 'ACTIVE' } })).changeStatusOfCases,
      (await eva.does(ArchiveCaseDocument, { input: { caseId: id, isArchived: true } })).archiveCase,
      (await eva.does(AddPartyDocument, { input: { caseId: id, party: { name: 'x', role: 'OTHER' } } })).addParty,
      (await eva.does(RemovePartyDocument, { input: { caseId: id, partyId } })).removeParty,
      (await eva.does(RemovePartyDocument, { input: { caseId: own.id, partyId } })).removeParty,
      (await eva.does(LinkCasesDocument, { input: { caseId: own.id, otherCaseId: id, kind: 'RELATED' } })).linkCases,
      (await eva.does(LinkCasesDocument, { input: { caseId: id, otherCaseId: own.id, kind: 'RELATED' } })).linkCases,
      (await eva.does(AddCaseNoteDocument, { input: { caseId: id, text: 'x' } })).addCaseNote,
      (await eva.does(DeleteCaseNoteDocument, { input: { noteId } })).deleteCaseNote,
    ];
    for (const { userErrors } of noes) expect(userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
    expect(await sees(ana, id)).toMatchObject({
      status: 'PENDING',
      parties: [{ role: 'CLIENT' }, { name: 'Alguien' }],
    });
  });

  test('a guest reads what is marked for guests and changes nothing', async () => {
    const [ana, rosa] = [await pro(), await pro()];
    const { id } = await opens(ana, {
      description: 'Estrategia secreta',
      amountClaimed: 100,
      fileNumber: '55/2026',
      courtName: 'Juzgado Tercero',
      tags: ['delicado'],
      parties: [{ name: 'Contraparte Oculta', role: 'DEFENDANT' }],
    });
    await joins(rosa, id, 'GUEST');
    for (const [text, isShared] of [
      ['Interna', false],
      ['Para ti', true],
    ] as const)
      await ana.does(AddCaseNoteDocument, { input: { caseId: id, text, isShared } });
    expect(await sees(rosa, id)).toMatchObject({
      title: 'Amparo indirecto',
      fileNumber: '55/2026',
      court: { name: 'Juzgado Tercero' },
      description: '',
      tags: [],
      parties: [],
      links: [],
      amountClaimed: null,
      myRole: 'GUEST',
      viewerCanEdit: false,
      viewerCanChat: false,
      viewerCanArchive: false,
      unreadMessageCount: 0,
    });
    const seen = await history(rosa, id);
    expect(seen?.notes.nodes.map(({ text }) => text)).toEqual(['Para ti']);
    expect(seen?.timeline.nodes).toEqual([]);
    // Nor is it guessed by searching.
    for (const filter of [{ search: 'secreta' }, { search: 'oculta' }, { tag: 'delicado' }])
      expect(await titles(rosa, { filter })).toEqual([]);
    expect(await titles(rosa, { filter: { search: 'ampáro 55/2026' } })).toEqual(['Amparo indirecto']);
    expect((await rosa.does(CaseStatsDocument)).caseStats.totalCases).toBe(0);
    const noes = [
      (await rosa.does(UpdateCaseDocument, { input: { caseId: id, version: 3, title: 'x' } })).updateCase,
      (await rosa.does(ChangeCaseStatusDocument, { input: { caseId: id, status: 'ACTIVE' } })).changeCaseStatus,
      (await rosa.does(AddPartyDocument, { input: { caseId: id, party: { name: 'x', role: 'OTHER' } } })).addParty,
      (await rosa.does(AddCaseNoteDocument, { input: { caseId: id, text: 'x' } })).addCaseNote,
      (await rosa.does(ArchiveCaseDocument, { input: { caseId: id, isArchived: true } })).archiveCase,
    ];
    for (const { userErrors } of noes) expect(userErrors).toMatchObject([{ code: 'FORBIDDEN' }]);
    const { changeStatusOfCases } = await rosa.does(ChangeStatusOfCasesDocument, {
      input: { caseIds: [id], status: 'ACTIVE' },
    });
    expect(changeStatusOfCases.userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
  });

  test('a collaborator edits and does not archive', async () => {
    const [ana, bruno] = [await pro(), await pro()];
    const { id } = await opens(ana);
    await joins(bruno, id, 'COLLABORATOR');
    expect(await sees(bruno, id)).toMatchObject({
      myRole: 'COLLABORATOR',
      viewerCanEdit: true,
      viewerCanArchive: false,
    });
    const { archiveCase } = await bruno.does(ArchiveCaseDocument, { input: { caseId: id, isArchived: true } });
    expect(archiveCase.userErrors).toMatchObject([{ code: 'FORBIDDEN' }]);
  });

  test('who did it is named in the timeline', async () => {
    const [ana, bruno] = [await pro(), await world.lawyer({ plan: 'PROFESSIONAL', name: 'Bruno Díaz' })];
    const { id } = await opens(ana);
    await joins(bruno, id, 'COLLABORATOR');
    await bruno.does(ChangeCaseStatusDocument, { input: { caseId: id, status: 'ACTIVE' } });
    expect((await history(ana, id))?.timeline.nodes[0]).toMatchObject({
      kind: 'STATUS_CHANGED',
      text: 'cambió el estado de Pendiente a Activo',
      actorName: 'Bruno Díaz',
    });
  });
});
