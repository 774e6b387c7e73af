import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { extractText, getDocumentProxy } from 'unpdf';
import mammoth from 'mammoth';
import { CourtClosure } from '#db/entities/deadline.entity.ts';
import type { ComputeDeadlineInput } from '#schema/generated/contract.ts';
import { newId } from '#api/kernel/ids.ts';
import {
  CaseDeadlinesDocument,
  CloseCourtDocument,
  CompleteDeadlineDocument,
  ComputationDocumentDocument,
  ComputeChainDocument,
  ComputeDeadlineDocument,
  DeadlineDocumentDocument,
  DeadlineTableDocument,
  MoveTriggerDocument,
  PreviewMoveDocument,
  ReopenCourtDocument,
  ReopenDeadlineDocument,
  SaveDeadlinesDocument,
  UpdateDeadlineDocument,
} from '#tests/support/deadlines.generated.ts';
import {
  AMPARO,
  openCaseOf,
  createsDeadline,
  savesDeadlines,
  savesDeadline,
  seesDeadline,
  setClock,
} from '../../support/deadline-actions.ts';
import { World, type Caller } from '../../support/world.ts';

const NOON = '2026-03-03T18:00:00Z';
const CHAIN = 'ordinario-mercantil';

let world: World;
let ana: Caller;
beforeAll(async () => {
  world = await World.begin();
  setClock(world, NOON);
  ana = await world.lawyer({ name: 'Ana' });
});
beforeEach(() => setClock(world, NOON));
afterAll(() => world.end());

const computes = async (input: ComputeDeadlineInput, caller = ana) =>
  (await caller.does(ComputeDeadlineDocument, { input })).computeDeadline;
const move = async (caller: Caller, input: { chainId: string; noticeOn: string; deadlineIds?: string[] }) =>
  (await caller.does(MoveTriggerDocument, { input })).moveTrigger;
const preview = async (caller: Caller, input: { chainId: string; noticeOn: string }) =>
  (await caller.does(PreviewMoveDocument, { input })).previewMove;
const completes = (caller: Caller, id: string) => caller.does(CompleteDeadlineDocument, { input: { id } });
const closes = async (caller: Caller, from: string, to = from, calendar = 'pjf') =>
  (
    await caller.does(CloseCourtDocument, {
      input: { calendar, from, to, reason: 'Suspensión de ejemplo', source: 'Acuerdo de ejemplo' },
    })
  ).addClosure;
const table = async (caller: Caller, id: string) => (await caller.does(DeadlineTableDocument, { id })).deadline;

/** A chain as the screen saves it: what is checked, each with the notice that its step starts from. */
async function savesChain(caller: Caller, more: { caseId?: string } = {}) {
  const common = { noticeOn: '2026-03-02', method: 'PERSONAL' as const, calendar: 'pjf' };
  const { computeChain } = await caller.does(ComputeChainDocument, { input: { chainId: CHAIN, ...common } });
  expect(computeChain.userErrors).toEqual([]);
  const deadlines = computeChain.steps
    .filter(({ ruleId }) => /contestacion|ofrecer/.test(ruleId))
    .map(({ ruleId, computation }, at) => ({
      computation: {
        ruleId,
        calendar: 'pjf',
        noticeOn: computation.noticeOn,
        ...(at === 0 ? { method: 'PERSONAL' as const } : {}),
      },
    }));
  return { steps: computeChain.steps, saved: await savesDeadlines(caller, { deadlines, chainId: CHAIN, ...more }) };
}

describe('counting without saving', () => {
  test('gives the day, its table with articles, and what the call costs', async () => {
    const reply = await ana.graphql(ComputeDeadlineDocument, { input: AMPARO });
    const { computation } = reply.data.computeDeadline;
    expect(computation).toMatchObject({
      ruleId: AMPARO.ruleId,
      term: '15 días hábiles',
      effectOn: '2026-03-02',
      firstDay: '2026-03-03',
      dueOn: '2026-03-24',
      dueAt: '2026-03-25T05:59:59.000Z',
      countedDays: 15,
    });
    expect(computation?.days.filter(({ counts }) => counts).map(({ number }) => number)).toEqual(
      Array.from({ length: 15 }, (_, at) => at + 1),
    );
    expect(computation?.days.find(({ date }) => date === '2026-03-07')).toMatchObject({
      counts: false,
      basis: { statuteKey: 'lamparo', articleNumber: '19' },
    });
    // A Monday on which the court closed: its calendar says so, no article of the statute does.
    expect(computation?.days.find(({ date }) => date === '2026-03-16')).toMatchObject({
      counts: false,
      reason: expect.any(String),
      basis: null,
    });
    expect(computation?.basis[0]).toMatchObject({ statuteKey: 'lamparo', articleNumber: '17' });
    expect(computation?.calendars).toMatchObject([{ key: 'pjf', year: 2026 }]);
    expect(reply.extensions.cost).toBeGreaterThan(10);
    expect(reply.extensions.cost).toBeLessThan(200);
  });

  test('takes a free term, and counts a court’s closure of the caller only for the caller', async () => {
    const bruno = await world.lawyer();
    const input: ComputeDeadlineInput = {
      term: { regime: 'lamparo', amount: 3, unit: 'WORKING_DAYS', articles: ['lamparo:17'] },
      noticeOn: '2026-04-06',
      method: 'PERSONAL',
      lawOfAct: 'lfpa',
      calendar: 'pjf',
    };
    const before = (await computes(input, bruno)).computation?.dueOn;
    await closes(bruno, '2026-04-08');
    const after = (await computes(input, bruno)).computation;
    expect(after?.dueOn && before && after.dueOn > before).toBe(true);
    expect(after?.days.find(({ date }) => date === '2026-04-08')).toMatchObject({ counts: false });
    expect((await computes(input)).computation?.dueOn).toBe(before);
  });

  test.each<[string, Partial<ComputeDeadlineInput>, string]>([
    ['a rule that is not known', { ruleId: 'no-such' }, 'ruleId'],
    ['neither rule nor term', { ruleId: null }, 'term'],
    ['a calendar that is not known', { calendar: 'no-such' }, 'calendar'],
    ['a court that is not known', { calendar: null, courtId: 'crt_00000000000000000000000000' }, 'courtId'],
    ['an hour that is none', { noticeAt: '25:00' }, 'noticeAt'],
    ['a negative distance', { distanceKm: -1 }, 'distanceKm'],
    [
      'a suspension that ends before it begins',
      { suspensions: [{ from: '2026-03-09', to: '2026-03-08', reason: 'X' }] },
      'suspensions.0.to',
    ],
    [
      'a suspension without a reason',
      { suspensions: [{ from: '2026-03-09', to: '2026-03-09', reason: ' ' }] },
      'suspensions.0.reason',
    ],
    ['a year out of range', { noticeOn: '0026-03-02' }, 'noticeOn'],
    ['a term of 0 days', { ruleId: null, term: { regime: 'lamparo', amount: 0, unit: 'WORKING_DAYS' } }, 'term.amount'],
  ])('%s is refused', async (_name, given, field) => {
    const { computation, userErrors } = await computes({ ...AMPARO, ...given });
    expect(computation).toBeNull();
    expect(userErrors).toMatchObject([{ code: 'VALIDATION', field }]);
    expect(userErrors[0]?.message).toMatch(/\.$/);
  });

  test('without a court it says that it is provisional', async () => {
    const { computation } = await computes({ ...AMPARO, calendar: null });
    expect(computation).toMatchObject({ isProvisional: true, dueOn: '2026-03-23' });
    expect(computation?.assumptions.length).toBeGreaterThan(0);
  });

  test('a chain that is not known is not found', async () => {
    const { computeChain } = await ana.does(ComputeChainDocument, {
      input: { chainId: 'no-such', noticeOn: '2026-03-02' },
    });
    expect(computeChain).toMatchObject({ steps: [], userErrors: [{ code: 'NOT_FOUND', field: 'chainId' }] });
  });
});

describe('saving what was counted', () => {
  test('counts on the server, keeps the table, and ties those of one notice together', async () => {
    const caseId = await openCaseOf(world, ana);
    const deadlines = await savesDeadlines(ana, {
      caseId,
      deadlines: [{ computation: AMPARO }, { computation: AMPARO, title: ' Con otro  título ', alertDays: [2] }],
    });
    expect(deadlines).toMatchObject([
      { title: 'Demanda de amparo indirecto', dueOn: '2026-03-24', origin: 'COMPUTED', ruleId: AMPARO.ruleId },
      { title: 'Con otro título', alertDays: [2], case: { id: caseId } },
    ]);
    expect(deadlines[0]?.chainId).toMatch(/^chn_/);
    expect(deadlines[1]?.chainId).toBe(deadlines[0]?.chainId);
    const { computation } = (await computes(AMPARO)) ?? {};
    expect((await table(ana, deadlines[0]?.id ?? ''))?.computation).toMatchObject({
      countedDays: 15,
      dueOn: '2026-03-24',
      days: computation?.days.map(({ date, counts }) => ({ date, counts })),
    });
    const { case: seen } = await ana.does(CaseDeadlinesDocument, { id: caseId });
    expect(seen?.timeline.nodes[0]?.text).toBe('agregó 2 vencimientos');
  });

  test.each([
    ['none', [], 'deadlines'],
    ['more than 30', Array.from({ length: 31 }, () => ({ computation: AMPARO })), 'deadlines'],
    [
      'one that cannot be counted, after one that can',
      [{ computation: AMPARO }, { computation: { ...AMPARO, ruleId: 'x' } }],
      'deadlines.1.computation.ruleId',
    ],
    [
      'one for which the law sets no term',
      [{ computation: { ruleId: 'lamparo-17-cualquier-tiempo', noticeOn: '2026-03-02' } }],
      'deadlines.0.computation.ruleId',
    ],
    ['a title that is too long', [{ computation: AMPARO, title: 'a'.repeat(201) }], 'deadlines.0.title'],
  ])('%s are refused, and none is written', async (_name, deadlines, field) => {
    const caseId = await openCaseOf(world, ana);
    const { saveDeadlines } = await ana.does(SaveDeadlinesDocument, { input: { caseId, deadlines } });
    expect(saveDeadlines).toMatchObject({ deadlines: [], userErrors: [{ code: 'VALIDATION', field }] });
    expect((await ana.does(CaseDeadlinesDocument, { id: caseId })).case?.deadlines.totalCount).toBe(0);
  });

  test('a matter or a chain that is not there is not found', async () => {
    const foreign = await openCaseOf(world, await world.lawyer());
    for (const [given, field] of [
      [{ caseId: foreign }, 'caseId'],
      [{ chainId: 'no-such' }, 'chainId'],
    ] as const) {
      const input = { deadlines: [{ computation: AMPARO }], ...given };
      const { saveDeadlines } = await ana.does(SaveDeadlinesDocument, { input });
      expect(saveDeadlines.userErrors).toMatchObject([{ code: 'NOT_FOUND', field }]);
    }
  });
});

describe('moving the notice of a chain', () => {
  test('shows what would move, moves what is open with what follows from it, and can be moved back', async () => {
    const bruno = await world.lawyer();
    const caseId = await openCaseOf(world, ana, [bruno]);
    const { saved } = await savesChain(ana, { caseId });
    expect(saved.length).toBeGreaterThan(2);
    const chainId = saved[0]?.chainId ?? '';
    const [first, ...later] = saved;
    const planned = await preview(bruno, { chainId, noticeOn: '2026-03-09' });
    expect(planned).toMatchObject({ noticeOn: '2026-03-02', userErrors: [] });
    expect(planned.moves.map(({ deadline }) => deadline.id)).toEqual(saved.map(({ id }) => id));
    for (const { dueOn, deadline } of planned.moves) expect(dueOn && dueOn > deadline.dueOn).toBe(true);
    expect(await seesDeadline(ana, first?.id ?? '')).toMatchObject({ dueOn: first?.dueOn });

    const moved = (await move(bruno, { chainId, noticeOn: '2026-03-09' })).deadlines;
    expect(moved.map(({ dueOn }) => dueOn)).toEqual(planned.moves.map(({ dueOn }) => dueOn));
    expect(moved[0]?.changeNote).toMatch(
      /^Cambió del .* de 2026 al .* de 2026: la notificación se movió al 9 de marzo de 2026\.$/,
    );
    expect((await table(ana, first?.id ?? ''))?.computation).toMatchObject({ noticeOn: '2026-03-09' });
    const back = (await move(ana, { chainId, noticeOn: planned.noticeOn ?? '' })).deadlines;
    expect(back.map(({ dueOn }) => dueOn)).toEqual(saved.map(({ dueOn }) => dueOn));
    expect(later.length).toBeGreaterThan(0);
  });

  test('leaves what is completed, and counts what follows from it by its day', async () => {
    const { saved } = await savesChain(ana);
    const [first, second] = saved;
    const chainId = first?.chainId ?? '';
    await completes(ana, first?.id ?? '');
    const planned = await preview(ana, { chainId, noticeOn: '2026-03-09' });
    expect(planned.moves[0]).toMatchObject({ dueOn: null, problem: null });
    const { deadlines } = await move(ana, { chainId, noticeOn: '2026-03-09' });
    expect(deadlines[0]).toMatchObject({ dueOn: first?.dueOn, status: 'COMPLETED' });
    expect(deadlines.find(({ id }) => id === second?.id)).toBeDefined();
    for (const { id } of saved.slice(1)) await completes(ana, id);
    expect((await move(ana, { chainId, noticeOn: '2026-03-16' })).userErrors).toMatchObject([{ code: 'CONFLICT' }]);
  });

  test('moves only those that were chosen', async () => {
    const [one, other] = await savesDeadlines(ana, { deadlines: [{ computation: AMPARO }, { computation: AMPARO }] });
    const chainId = one?.chainId ?? '';
    await move(ana, { chainId, noticeOn: '2026-03-03', deadlineIds: [one?.id ?? ''] });
    expect((await seesDeadline(ana, one?.id ?? ''))?.dueOn).toBe('2026-03-25');
    expect((await seesDeadline(ana, other?.id ?? ''))?.dueOn).toBe('2026-03-24');
    await completes(ana, one?.id ?? '');
    for (const deadlineIds of [[one?.id ?? ''], ['x'], []])
      expect((await move(ana, { chainId, noticeOn: '2026-03-04', deadlineIds })).userErrors).toMatchObject([
        { code: 'VALIDATION', field: 'deadlineIds' },
      ]);
  });

  test('is refused for what is somebody else’s, for guests, and for a day out of range', async () => {
    const guest = await world.lawyer();
    const caseId = await openCaseOf(world, ana, [], [guest]);
    const one = await savesDeadline(ana, { caseId });
    await ana.does(UpdateDeadlineDocument, { input: { id: one.id, version: 1, isShared: true } });
    const chainId = one.chainId ?? '';
    const stranger = await world.lawyer();
    for (const id of [chainId, 'chn_00000000000000000000000000', 'x']) {
      expect((await move(stranger, { chainId: id, noticeOn: '2026-03-09' })).userErrors).toMatchObject([
        { code: 'NOT_FOUND', field: 'chainId' },
      ]);
      expect((await preview(stranger, { chainId: id, noticeOn: '2026-03-09' })).userErrors).toMatchObject([
        { code: 'NOT_FOUND', field: 'chainId' },
      ]);
    }
    expect((await move(guest, { chainId, noticeOn: '2026-03-09' })).userErrors).toMatchObject([{ code: 'FORBIDDEN' }]);
    expect((await move(ana, { chainId, noticeOn: '2926-03-09' })).userErrors).toMatchObject([
      { code: 'VALIDATION', field: 'noticeOn' },
    ]);
    expect(await seesDeadline(ana, one.id)).toMatchObject({ dueOn: one.dueOn });
  });
});

describe('a closure of a court', () => {
  test('moves what is open and rests on it, with the reason; taking it back moves it back', async () => {
    const carla = await world.lawyer();
    const caseId = await openCaseOf(world, carla);
    const [open, done] = [await savesDeadline(carla, { caseId }), await savesDeadline(carla, { caseId })];
    const elsewhere = await savesDeadline(carla, { deadlines: [{ computation: { ...AMPARO, calendar: 'tfja' } }] });
    const typed = await createsDeadline(carla);
    await completes(carla, done.id);
    const { closure, changed } = await closes(carla, '2026-03-10', '2026-03-11');
    expect(changed).toMatchObject([
      {
        id: open.id,
        dueOn: '2026-03-26',
        version: 2,
        changeNote: expect.stringMatching(
          /^Cambió del 24 de marzo de 2026 al 26 de marzo de 2026: cambiaron los días inhábiles de .+\.$/,
        ),
      },
    ]);
    expect((await table(carla, open.id))?.computation?.days.filter(({ date }) => date === '2026-03-10')).toMatchObject([
      { counts: false },
    ]);
    for (const { id, dueOn } of [done, elsewhere, typed])
      expect(await seesDeadline(carla, id)).toMatchObject({ dueOn });
    const seen = (await carla.does(CaseDeadlinesDocument, { id: caseId })).case;
    expect(seen?.timeline.nodes.map(({ text }) => text)).toContain(
      'recalculó el vencimiento «Demanda de amparo indirecto» (26 de marzo de 2026)',
    );
    // What was completed meanwhile is counted anew when it is opened again.
    const { reopenDeadline } = await carla.does(ReopenDeadlineDocument, { input: { id: done.id } });
    expect(reopenDeadline.deadline).toMatchObject({
      dueOn: '2026-03-26',
      changeNote: expect.stringContaining('reabrirlo'),
    });
    const { removeClosure } = await carla.does(ReopenCourtDocument, { input: { id: closure?.id ?? '' } });
    expect(Object.fromEntries(removeClosure.changed.map(({ id, dueOn }) => [id, dueOn]))).toEqual({
      [open.id]: '2026-03-24',
      [done.id]: '2026-03-24',
    });
  });

  test('that is being written is waited for: nothing is saved with the days of before', async () => {
    const carla = await world.lawyer();
    const saving: ReturnType<typeof savesDeadline>[] = [];
    await world.server.work.em.fork().transactional(async (em) => {
      await em.execute('select pg_advisory_xact_lock(hashtext(?))', [`court_closure:${carla.userId}`]);
      em.create(CourtClosure, {
        id: newId('courtClosure'),
        owner: carla.userId,
        calendar: 'pjf',
        fromOn: '2026-03-10',
        toOn: '2026-03-10',
        reason: 'Suspensión de ejemplo',
        source: 'Acuerdo de ejemplo',
        kind: 'CLOSURE',
        createdAt: world.clock.now(),
      });
      await em.flush();
      saving.push(savesDeadline(carla));
      await new Promise((resolve) => setTimeout(resolve, 300));
    });
    expect(await Promise.all(saving)).toMatchObject([{ dueOn: '2026-03-25' }]);
  });

  test('written while others save and complete in its matters stops nobody', async () => {
    const carla = await world.lawyer();
    const caseId = await openCaseOf(world, carla);
    const done = await savesDeadline(carla, { caseId });
    await Promise.all([
      ...Array.from({ length: 6 }, () => savesDeadline(carla, { caseId })),
      closes(carla, '2026-03-10'),
      completes(carla, done.id),
      savesDeadline(carla, { caseId }),
    ]);
    const { case: seen } = await carla.does(CaseDeadlinesDocument, { id: caseId });
    const dates = await Promise.all(
      (seen?.deadlines.nodes ?? []).filter(({ id }) => id !== done.id).map(({ id }) => seesDeadline(carla, id)),
    );
    expect(dates.map((deadline) => deadline?.dueOn)).toEqual(Array.from({ length: 7 }, () => '2026-03-25'));
  });

  test('of the owner of a matter counts for its collaborators too; theirs does not', async () => {
    const [owner, bruno] = [await world.lawyer(), await world.lawyer()];
    const caseId = await openCaseOf(world, owner, [bruno]);
    await closes(bruno, '2026-03-10');
    const deadline = await savesDeadline(bruno, { caseId });
    expect(deadline.dueOn).toBe('2026-03-24');
    await closes(owner, '2026-03-11');
    expect(await seesDeadline(bruno, deadline.id)).toMatchObject({ dueOn: '2026-03-25' });
  });
});

describe('documents', () => {
  const pdfText = async (content: string): Promise<string> => {
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(Buffer.from(content, 'base64'))), {
      mergePages: true,
    });
    return text.replace(/\s+/g, ' ');
  };
  const docxText = async (content: string): Promise<string> =>
    (await mammoth.extractRawText({ buffer: Buffer.from(content, 'base64') })).value.replace(/\s+/g, ' ');

  test('of a count that is not saved: day, table, articles, provisional mark', async () => {
    const input = { ...AMPARO, calendar: null };
    const { computationDocument: pdf } = await ana.does(ComputationDocumentDocument, { input, format: 'PDF' });
    expect(pdf).toMatchObject({
      fileName: 'computo-demanda-de-amparo-indirecto.pdf',
      mediaType: 'application/pdf',
    });
    const { computationDocument: docx } = await ana.does(ComputationDocumentDocument, { input, format: 'DOCX' });
    for (const text of [await pdfText(pdf.content), await docxText(docx.content)])
      for (const words of [
        'Demanda de amparo indirecto',
        '15 días hábiles',
        'lunes 23 de marzo de 2026',
        'Cálculo provisional',
        'sábado 7 de marzo de 2026',
        '(Ley de Amparo, artículo 19)',
        'artículo 17 (texto al ',
        'Supuestos',
      ])
        expect(text).toContain(words);
  });

  test('of a saved deadline: its matter, why it changed; of one typed in its day', async () => {
    const caseId = await openCaseOf(world, ana);
    const one = await savesDeadline(ana, { caseId });
    await move(ana, { chainId: one.chainId ?? '', noticeOn: '2026-03-03' });
    const ask = async (caller: Caller, id: string) =>
      docxText((await caller.does(DeadlineDocumentDocument, { id, format: 'DOCX' })).deadlineDocument.content);
    const text = await ask(ana, one.id);
    for (const words of ['Juicio de prueba', 'la notificación se movió', 'miércoles 25 de marzo de 2026', 'Pendiente'])
      expect(text).toContain(words);
    const typed = await createsDeadline(ana, { title: 'Llamar al perito', description: 'Antes de las doce' });
    const own = await ask(ana, typed.id);
    expect(own).toContain('viernes 20 de marzo de 2026');
    expect(own).toContain('Antes de las doce');
    const stranger = await world.lawyer();
    const refused = await stranger.graphql(DeadlineDocumentDocument, { id: one.id, format: 'PDF' });
    expect(refused.errors[0]?.extensions.code).toBe('NOT_FOUND');
    const bad = await ana.graphql(ComputationDocumentDocument, { input: { ...AMPARO, ruleId: 'x' }, format: 'PDF' });
    expect(bad.errors[0]?.extensions).toMatchObject({ code: 'VALIDATION', field: 'ruleId' });
  });
});
