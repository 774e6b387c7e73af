import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { casesText as say } from '#schema/text/cases.ts';
import {
  AddCaseNoteDocument,
  AddPartyDocument,
  ArchiveCaseDocument,
  CasePlanDocument,
  CasesDocument,
  CaseStatsDocument,
  ChangeCaseStatusDocument,
  CreateCaseDocument,
  DeleteCaseNoteDocument,
  LinkCasesDocument,
  RemovePartyDocument,
  UnlinkCasesDocument,
} from '#tests/support/cases.generated.ts';
import { World, type Caller } from '../../support/world.ts';
import { history, listOf, opens, sees, sentences, titles, tries, type Given } from './case-world.ts';

let world: World;
beforeAll(async () => {
  world = await World.begin();
});
afterAll(() => world.end());

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
    await world.joins(bruno, trial.id, 'COLLABORATOR');
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
    await world.joins(bruno, id, 'COLLABORATOR');
    await world.joins(carla, id, 'COLLABORATOR');
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
