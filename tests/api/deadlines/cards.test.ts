import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { CaseMessagesDocument, SendCaseMessageDocument } from '#tests/support/case-chat.generated.ts';
import {
  CompleteDeadlineDocument,
  DeleteDeadlineDocument,
  MoveTriggerDocument,
  RestoreDeadlineDocument,
  UpdateDeadlineDocument,
} from '#tests/support/deadlines.generated.ts';
import { openCaseOf, createsDeadline, savesDeadline, setClock } from '../../support/deadline-actions.ts';
import { World, type Caller } from '../../support/world.ts';

let world: World;
let ana: Caller;
/** Noon of Tuesday 3 March 2026 in Mexico City. */
const NOON = '2026-03-03T18:00:00Z';
beforeAll(async () => {
  world = await World.begin();
  setClock(world, NOON);
  ana = await world.lawyer({ name: 'Ana', plan: 'PROFESSIONAL' });
});
beforeEach(() => setClock(world, NOON));
afterAll(() => world.end());

describe('a deadline as a card in the chat of its matter', () => {
  const send = async (caller: Caller, caseId: string, ...ids: string[]) => {
    const attachments = ids.map((id) => ({ kind: 'DEADLINE' as const, id }));
    const input = { caseId, text: 'Mira', clientId: crypto.randomUUID(), attachments };
    return (await caller.does(SendCaseMessageDocument, { input })).sendCaseMessage;
  };
  const cards = async (caller: Caller, caseId: string) =>
    (await caller.does(CaseMessagesDocument, { caseId, last: 10 })).caseMessages.nodes.flatMap(
      ({ attachments }) => attachments,
    );
  const remove = (caller: Caller, id: string) => caller.does(DeleteDeadlineDocument, { input: { id } });

  test('shows its day and what is left as it is now: moved, with an hour, overdue, completed', async () => {
    const bruno = await world.lawyer();
    const caseId = await openCaseOf(world, ana, [bruno]);
    const deadline = await savesDeadline(ana, { caseId });
    const hour = await createsDeadline(bruno, { caseId, title: 'Audiencia', dueAt: '2026-03-03T18:30:00Z' });
    const past = await createsDeadline(ana, { caseId, title: 'Pasado', dueOn: '2026-03-01' });
    const done = await createsDeadline(ana, { caseId, title: 'Hecho', dueOn: '2026-03-05' });
    expect((await send(ana, caseId, deadline.id)).message?.attachments).toMatchObject([
      {
        kind: 'DEADLINE',
        id: deadline.id,
        label: deadline.title,
        state: 'AVAILABLE',
        detail: 'martes 24 de marzo de 2026 · 21 días',
      },
    ]);
    expect((await send(bruno, caseId, hour.id, past.id, done.id)).userErrors).toEqual([]);
    await ana.does(MoveTriggerDocument, { input: { chainId: deadline.chainId ?? '', noticeOn: '2026-03-03' } });
    await ana.does(CompleteDeadlineDocument, { input: { id: done.id } });
    for (const reader of [ana, bruno])
      expect((await cards(reader, caseId)).map(({ detail }) => detail)).toEqual([
        'miércoles 25 de marzo de 2026 · 22 días',
        'martes 3 de marzo de 2026, 12:30 h · ¡HOY!',
        'domingo 1 de marzo de 2026 · ¡VENCIDO! venció hace 2 días',
        'jueves 5 de marzo de 2026 · completado',
      ]);
  });

  test('is of that matter: one of another, of none, or of somebody else is refused with the reason', async () => {
    const [bruno, stranger] = [await world.lawyer(), await world.lawyer()];
    const caseId = await openCaseOf(world, ana, [bruno]);
    const other = await createsDeadline(ana, { caseId: await openCaseOf(world, ana), title: 'De otro asunto' });
    const personal = await createsDeadline(bruno, { title: 'Personal' });
    const foreign = await createsDeadline(stranger, { title: 'Ajeno' });
    const gone = await createsDeadline(ana, { caseId, title: 'Eliminado' });
    await remove(ana, gone.id);
    const elsewhere = 'Ese vencimiento no es de este asunto: en su chat sólo se adjuntan los suyos.';
    const unknown = 'No encontramos lo que quieres adjuntar, o no tienes acceso.';
    for (const [caller, id, message] of [
      [ana, other.id, elsewhere],
      [bruno, personal.id, elsewhere],
      [bruno, other.id, unknown],
      [ana, foreign.id, unknown],
      [ana, 'dl_00000000000000000000000000', unknown],
      [ana, "x'y", unknown],
      [ana, gone.id, 'Ese vencimiento se eliminó: ya no se puede adjuntar.'],
    ] as const)
      expect(await send(caller, caseId, id)).toMatchObject({
        message: null,
        userErrors: [{ code: 'VALIDATION', field: 'attachments', message }],
      });
    expect(await cards(ana, caseId)).toEqual([]);
  });

  test('says that it was deleted, and comes back with it; moved to a matter of others it has no title', async () => {
    const bruno = await world.lawyer();
    const caseId = await openCaseOf(world, ana, [bruno]);
    const [gone, moved] = [
      await createsDeadline(ana, { caseId, title: 'Eliminado' }),
      await createsDeadline(ana, { caseId, title: 'Reservado' }),
    ];
    await send(ana, caseId, gone.id, moved.id);
    await remove(ana, gone.id);
    await ana.does(UpdateDeadlineDocument, {
      input: { id: moved.id, version: moved.version, caseId: await openCaseOf(world, ana) },
    });
    expect(await cards(bruno, caseId)).toMatchObject([
      { label: 'Eliminado', state: 'DELETED', detail: null },
      { label: 'Un vencimiento', state: 'UNAVAILABLE', detail: null },
    ]);
    // Who works in both matters sees it.
    expect((await cards(ana, caseId))[1]).toMatchObject({ label: 'Reservado', state: 'AVAILABLE' });
    await ana.does(RestoreDeadlineDocument, { input: { id: gone.id } });
    expect((await cards(bruno, caseId))[0]).toMatchObject({ state: 'AVAILABLE', detail: expect.any(String) });
  });

  test('is neither read nor sent by a guest, shared or not; and not by who was removed', async () => {
    const [guest, bruno] = [await world.lawyer(), await world.lawyer()];
    const caseId = await openCaseOf(world, ana, [bruno], [guest]);
    const shared = await createsDeadline(ana, { caseId, isShared: true });
    await send(ana, caseId, shared.id);
    expect((await send(guest, caseId, shared.id)).userErrors).toMatchObject([{ code: 'FORBIDDEN' }]);
    await world.sql('delete from case_member where case_id = ? and user_id = ?', [caseId, bruno.userId]);
    for (const caller of [guest, bruno]) {
      const { errors } = await caller.graphql(CaseMessagesDocument, { caseId, last: 10 });
      expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
    }
  });

  test('is read in as many statements whether a page has one or fifteen', async () => {
    const statementsFor = async (messages: number): Promise<number> => {
      const caseId = await openCaseOf(world, ana);
      for (let at = 0; at < messages; at++) {
        const { id } = await createsDeadline(ana, { caseId, title: `Plazo ${at}` });
        const gone = await createsDeadline(ana, { caseId, title: `Eliminado ${at}` });
        await send(ana, caseId, id, gone.id);
        await remove(ana, gone.id);
      }
      const spy = vi.spyOn(world.server.orm.config.getLogger(), 'logQuery');
      const read = await cards(ana, caseId);
      const count = spy.mock.calls.length;
      spy.mockRestore();
      expect(read.filter(({ state }) => state === 'DELETED')).toHaveLength(messages);
      return count;
    };
    expect(await statementsFor(10)).toBe(await statementsFor(1));
  });
});
