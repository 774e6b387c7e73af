import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY } from '#schema/lib/durations.ts';
import { later } from '#api/kernel/clock.ts';
import {
  AddCaseNoteDocument,
  AddPartyDocument,
  ArchiveCaseDocument,
  CaseNodesDocument,
  CasesDocument,
  CaseStatsDocument,
  ChangeCaseStatusDocument,
  ChangeStatusOfCasesDocument,
  DeleteCaseNoteDocument,
  LinkCasesDocument,
  RemovePartyDocument,
  UpdateCaseDocument,
  type CasesQueryVariables,
} from '#tests/support/cases.generated.ts';
import { World } from '../../support/world.ts';
import { history, listOf, opens, sees, titles } from './case-world.ts';

let world: World;
beforeAll(async () => {
  world = await World.begin();
});
afterAll(() => world.end());

const pro = () => world.lawyer({ plan: 'PROFESSIONAL' });

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
    for (const { id } of (await listOf(ana, {})).nodes) await world.joins(guest, id, 'GUEST');
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
    const refused = async (variables: CasesQueryVariables) =>
      (await ana.graphql(CasesDocument, variables)).errors[0]?.extensions.code;
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
    await world.joins(rosa, id, 'GUEST');
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
    await world.joins(bruno, id, 'COLLABORATOR');
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
    await world.joins(bruno, id, 'COLLABORATOR');
    await bruno.does(ChangeCaseStatusDocument, { input: { caseId: id, status: 'ACTIVE' } });
    expect((await history(ana, id))?.timeline.nodes[0]).toMatchObject({
      kind: 'STATUS_CHANGED',
      text: 'cambió el estado de Pendiente a Activo',
      actorName: 'Bruno Díaz',
    });
  });
});
