import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { casesText as say } from '#schema/text/cases.ts';
import {
  AddCaseNoteDocument,
  CaseStatsDocument,
  ChangeCaseStatusDocument,
  ChangeStatusOfCasesDocument,
  DeleteCaseNoteDocument,
  LinkCasesDocument,
  UnlinkCasesDocument,
  UpdateCaseDocument,
  type ChangeCaseStatusMutationVariables,
  type UpdateCaseMutationVariables,
} from '#tests/support/cases.generated.ts';
import { EditCaseMessageDocument, SendCaseMessageDocument } from '#tests/support/case-chat.generated.ts';
import { World, type Caller } from '../../support/world.ts';
import { history, opens, sees, sentences, titles } from './case-world.ts';

let world: World;
beforeAll(async () => {
  world = await World.begin();
});
afterAll(() => world.end());

const pro = () => world.lawyer({ plan: 'PROFESSIONAL' });

describe('editing', () => {
  const edits = async (caller: Caller, input: UpdateCaseMutationVariables['input']) =>
    (await caller.does(UpdateCaseDocument, { input })).updateCase;

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
    await world.joins(bruno, id, 'COLLABORATOR');
    await edits(bruno, { caseId: id, version, description: 'De Bruno' });
    const { case: both, userErrors } = await edits(ana, { caseId: id, version, client: 'De Ana' });
    expect(userErrors).toEqual([]);
    expect(both).toMatchObject({ description: 'De Bruno', client: 'De Ana', version: 3 });
  });

  test('two people in the same field: nothing is written, both values are shown in Spanish', async () => {
    const [ana, bruno] = [await pro(), await pro()];
    const { id, version } = await opens(ana, { courtName: 'Juzgado Uno' });
    await world.joins(bruno, id, 'COLLABORATOR');
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
  const change = async (caller: Caller, input: ChangeCaseStatusMutationVariables['input']) =>
    (await caller.does(ChangeCaseStatusDocument, { input })).changeCaseStatus;

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
    for (const caseId of [id, otherCaseId]) await world.joins(bruno, caseId, 'COLLABORATOR');
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
      const em = world.server.work.em.fork();
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
