import { createHash } from 'node:crypto';
import mammoth from 'mammoth';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { caseChatText } from '#schema/text/case-chat.ts';
import { canonicalConversation, mentionsIn } from '#api/features/cases/chat/case-chat.rules.ts';
import { openCaseFor, runChatLoad } from '../../support/case-chat-load.ts';
import { ArchiveCaseDocument } from '#tests/support/cases.generated.ts';
import {
  CaseChatAbilitiesDocument,
  CaseChatDocumentDocument,
  CaseMessagesDocument,
  DeleteCaseMessageDocument,
  EditCaseMessageDocument,
  MarkMessagesDocument,
  SendCaseMessageDocument,
  SetTypingDocument,
} from '#tests/support/case-chat.generated.ts';
import type { SendCaseMessageInput } from '#schema/generated/operation-types.ts';
import type { Caller, World } from '../../support/world.ts';
import { beginChatWorld, type ChatWorld } from './chat-world.ts';

let world: World;
let ana: Caller;
let bruno: Caller;
let carla: Caller;
let stranger: Caller;
let sql: ChatWorld['sql'];
let aCase: ChatWorld['aCase'];
beforeAll(async () => {
  ({ world, sql, ana, bruno, carla, stranger, aCase } = await beginChatWorld());
});
afterAll(() => world.end());

type Sent = Partial<SendCaseMessageInput> & { caseId: string; text: string };
const sends = async (who: Caller, input: Sent) =>
  (await who.does(SendCaseMessageDocument, { input: { clientId: crypto.randomUUID(), ...input } })).sendCaseMessage;
async function says(who: Caller, caseId: string, text: string, more: Partial<SendCaseMessageInput> = {}) {
  const { message, userErrors } = await sends(who, { caseId, text, ...more });
  if (!message) throw new Error(userErrors[0]?.message);
  return message;
}
const edits = async (who: Caller, messageId: string, text: string) =>
  (await who.does(EditCaseMessageDocument, { input: { messageId, text } })).editCaseMessage;
const deletes = async (who: Caller, messageId: string) =>
  (await who.does(DeleteCaseMessageDocument, { input: { messageId } })).deleteCaseMessage;
const reads = async (who: Caller, caseId: string, page: object = { last: 50 }) =>
  (await who.does(CaseMessagesDocument, { caseId, ...page })).caseMessages;

describe('a message', () => {
  test('has its place, its author and its text, and both read it', async () => {
    const caseId = await aCase();
    const first = await says(ana, caseId, '  Buenos días  ');
    await says(bruno, caseId, 'Buenos días, Ana');
    expect(first).toMatchObject({
      caseId,
      sequence: 1,
      text: 'Buenos días',
      authorId: ana.userId,
      authorName: 'Ana Ruiz',
      authorEmail: ana.email,
      viewerCanEdit: true,
      viewerCanDelete: true,
    });
    const { nodes } = await reads(bruno, caseId);
    expect(nodes.map(({ sequence, text, viewerCanEdit }) => [sequence, text, viewerCanEdit])).toEqual([
      [1, 'Buenos días', false],
      [2, 'Buenos días, Ana', true],
    ]);
  });

  test('sent twice with one client id is one message, with another text a conflict', async () => {
    const caseId = await aCase();
    const clientId = crypto.randomUUID();
    const both = await Promise.all([1, 2, 3].map(() => sends(ana, { caseId, clientId, text: 'Una vez' })));
    expect(new Set(both.map(({ message }) => message?.id)).size).toBe(1);
    const other = await sends(ana, { caseId, clientId, text: 'Otra cosa' });
    expect(other.userErrors[0]).toMatchObject({ code: 'CONFLICT', field: 'clientId' });
    await edits(ana, both[0]?.message?.id ?? '', 'Una vez, corregida');
    expect((await sends(ana, { caseId, clientId, text: 'Una vez' })).message?.text).toBe('Una vez, corregida');
    expect((await sends(bruno, { caseId, clientId, text: 'De Bruno' })).message?.sequence).toBe(2);
  });

  test('of twenty at once has a place of its own, without gaps', async () => {
    const caseId = await aCase();
    await Promise.all(Array.from({ length: 20 }, (_, at) => says(at % 2 ? ana : bruno, caseId, `Número ${at}`)));
    expect((await reads(ana, caseId)).nodes.map(({ sequence }) => sequence)).toEqual(
      Array.from({ length: 20 }, (_, at) => at + 1),
    );
  });

  test('that is HTML, or a statement, stays text', async () => {
    const caseId = await aCase();
    const text = `<img src=x onerror=alert(1)> <b>hola</b> '; drop table case_message; -- ¿sí? {{lft:48}}`;
    expect((await says(ana, caseId, text)).text).toBe(text);
  });

  test.each([
    ['', 'Escribe un mensaje.'],
    [' \n\t ', 'Escribe un mensaje.'],
    ['\n'.repeat(10_000), 'Escribe un mensaje.'],
    ['a'.repeat(5000), 'El mensaje puede tener hasta 4,000 caracteres.'],
    [`a${'\n'.repeat(10_000)}b`, 'El mensaje puede tener hasta 4,000 caracteres.'],
    ['nulo\u0000', 'El texto tiene caracteres que no se pueden guardar.'],
  ])('that cannot be is refused in Spanish and takes no place', async (text, message) => {
    const caseId = await aCase();
    expect((await sends(ana, { caseId, text })).userErrors).toEqual([{ code: 'VALIDATION', field: 'text', message }]);
    expect((await says(ana, caseId, 'a'.repeat(4000))).sequence).toBe(1);
  });

  test('needs a client id that can be kept', async () => {
    const caseId = await aCase();
    for (const clientId of ['', ' ', 'x'.repeat(101), 'a\u0000'])
      expect((await sends(ana, { caseId, clientId, text: 'hola' })).userErrors[0]?.field).toBe('clientId');
  });

  test('names members with @, accents aside, and nobody else', async () => {
    const caseId = await aCase();
    const message = await says(ana, caseId, 'Lo revisa @bruno nunez; copia a @Otra Persona y a correo@ana ruiz.mx');
    expect(message.mentions).toEqual([bruno.userId]);
    const members = [
      { id: '1', name: 'Ana' },
      { id: '2', name: 'Ana Ruiz' },
    ];
    expect(mentionsIn('@Ana Ruiz y @ana, @Anabel', members)).toEqual(['2', '1']);
  });

  test('answers another of the same matter only', async () => {
    const caseId = await aCase();
    const other = await says(ana, await aCase(), 'En otro caso');
    const first = await says(ana, caseId, '¿Ya quedó?');
    expect((await says(bruno, caseId, 'Sí', { replyToId: first.id })).replyTo).toMatchObject({ text: '¿Ya quedó?' });
    for (const replyToId of [other.id, 'cmg_nada'])
      expect((await sends(bruno, { caseId, text: 'No', replyToId })).userErrors[0]).toMatchObject({
        code: 'NOT_FOUND',
        field: 'replyToId',
      });
  });

  test('carries articles as cards; what is not there is said so', async () => {
    const caseId = await aCase();
    const attachments = [{ kind: 'ARTICLE' as const, id: 'art_lft_48' }];
    const message = await says(ana, caseId, 'Mira', { attachments });
    expect(message.attachments).toEqual([
      {
        kind: 'ARTICLE',
        id: 'art_lft_48',
        label: 'LFT, artículo 48',
        state: 'AVAILABLE',
        detail: expect.any(String),
        url: null,
        byteLength: null,
        mediaType: null,
      },
    ]);
    const refused = async (given: SendCaseMessageInput['attachments']) =>
      (await sends(ana, { caseId, text: 'Mira', attachments: given ?? null })).userErrors[0];
    expect(await refused([{ kind: 'DEADLINE', id: 'dl_1' }])).toMatchObject({
      code: 'VALIDATION',
      message: 'No encontramos lo que quieres adjuntar, o no tienes acceso.',
    });
    expect(await refused([{ kind: 'ARTICLE', id: 'art_lft_9999' }])).toMatchObject({ field: 'attachments' });
    expect(await refused([{ kind: 'ARTICLE', id: "x'y" }])).toMatchObject({ field: 'attachments' });
    expect(await refused(Array.from({ length: 6 }, () => attachments[0] ?? never()))).toMatchObject({
      message: 'Un mensaje lleva hasta 5 adjuntos.',
    });
  });
});

const never = (): never => {
  throw new Error('never');
};

describe('editing and deleting', () => {
  test('an author mends it within fifteen minutes, and what it said before is kept', async () => {
    const caseId = await aCase();
    const { id } = await says(ana, caseId, 'El lunes');
    const { message } = await edits(ana, id, ' El martes @Bruno Núñez ');
    expect(message).toMatchObject({ text: 'El martes @Bruno Núñez', mentions: [bruno.userId] });
    expect(message?.versions.map(({ text }) => text)).toEqual(['El lunes']);
    expect((await edits(ana, id, 'El martes @Bruno Núñez')).message?.versions).toHaveLength(1);
    expect((await edits(ana, id, 'a'.repeat(4001))).userErrors[0]?.code).toBe('VALIDATION');
    await world.sql(`update case_message set created_at = created_at - interval '15 minutes' where id = ?`, [id]);
    const late = await edits(ana, id, 'El miércoles');
    expect(late.userErrors[0]).toMatchObject({ code: 'FORBIDDEN', message: expect.stringContaining('15 minutos') });
  });

  test('a deleted message leaves its mark, and nothing of what it said', async () => {
    const caseId = await aCase();
    const { id } = await says(ana, caseId, 'Esto no se debió decir');
    await edits(ana, id, 'Ni esto');
    const { message } = await deletes(ana, id);
    expect(message).toMatchObject({ text: '', versions: [], mentions: [], attachments: [], viewerCanEdit: false });
    expect(message?.deletedAt).toBeTruthy();
    expect((await deletes(ana, id)).message?.deletedAt).toBe(message?.deletedAt);
    expect((await edits(ana, id, 'De nuevo')).userErrors[0]?.code).toBe('CONFLICT');
    expect((await reads(bruno, caseId)).nodes).toHaveLength(1);
    const kept = await world.sql<{ text: string }>('select * from case_message where id = ?', [id]);
    expect(JSON.stringify(kept)).not.toMatch(/debió|Ni esto/);
  });

  test('is the author’s alone, and unknown outside of the matter', async () => {
    const caseId = await aCase();
    const { id } = await says(ana, caseId, 'De Ana');
    expect((await edits(bruno, id, 'De Bruno')).userErrors[0]?.code).toBe('FORBIDDEN');
    expect((await deletes(bruno, id)).userErrors[0]?.code).toBe('FORBIDDEN');
    for (const who of [stranger, carla]) {
      expect((await edits(who, id, 'x')).userErrors[0]?.code).toBe('NOT_FOUND');
      expect((await deletes(who, id)).userErrors[0]?.code).toBe('NOT_FOUND');
    }
    expect((await deletes(ana, "cmg_' or 1=1")).userErrors[0]?.code).toBe('NOT_FOUND');
  });
});

describe('the chat of an archived matter', () => {
  test('is read and not written in, and its abilities say so', async () => {
    const caseId = await aCase();
    const { id } = await says(ana, caseId, 'Antes');
    const clientId = crypto.randomUUID();
    const sent = await says(ana, caseId, 'Sólo una vez', { clientId });
    const archives = (isArchived: boolean) => ana.does(ArchiveCaseDocument, { input: { caseId, isArchived } });
    const abilities = async (who: Caller) => (await who.does(CaseChatAbilitiesDocument, { id: caseId })).case;
    expect(await abilities(bruno)).toEqual({ viewerCanChat: true, viewerCanWriteInChat: true });
    await archives(true);
    const refusal = { code: 'CONFLICT', message: caseChatText.archived };
    expect((await sends(bruno, { caseId, text: 'Después' })).userErrors).toMatchObject([refusal]);
    expect((await edits(ana, id, 'Otro')).userErrors).toMatchObject([refusal]);
    expect((await deletes(ana, id)).userErrors).toMatchObject([refusal]);
    const typing = await ana.does(SetTypingDocument, { input: { caseId, isTyping: true } });
    expect(typing.setTyping.userErrors).toMatchObject([refusal]);
    // What was sent before and comes again is the same message.
    expect((await sends(ana, { caseId, clientId, text: 'Sólo una vez' })).message?.id).toBe(sent.id);
    const { nodes } = await reads(ana, caseId);
    expect(nodes.map(({ text, viewerCanEdit, viewerCanDelete }) => [text, viewerCanEdit, viewerCanDelete])).toEqual([
      ['Antes', false, false],
      ['Sólo una vez', false, false],
    ]);
    const mark = { input: { caseId, sequence: 2, isRead: true } };
    expect((await bruno.does(MarkMessagesDocument, mark)).markMessages.member?.readSequence).toBe(2);
    expect(await abilities(bruno)).toEqual({ viewerCanChat: true, viewerCanWriteInChat: false });
    expect(await abilities(carla)).toEqual({ viewerCanChat: false, viewerCanWriteInChat: false });
    expect((await sends(carla, { caseId, text: 'x' })).userErrors[0]?.code).toBe('FORBIDDEN');
    await archives(false);
    expect((await edits(ana, id, 'Otro')).message?.viewerCanEdit).toBe(true);
    expect((await sends(bruno, { caseId, text: 'De nuevo' })).message?.sequence).toBe(3);
  });

  test('takes nothing that was under way when it was archived', async () => {
    const caseId = await aCase();
    const em = world.server.work.em.fork();
    await em.begin();
    await em.execute('update legal_case set archived_at = now() where id = ?', [caseId]);
    const waiting = sends(bruno, { caseId, text: 'Tarde' });
    await expect
      .poll(() =>
        world.sql(
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%message_sequence%'`,
        ),
      )
      .not.toEqual([]);
    await em.commit();
    expect((await waiting).userErrors).toEqual([{ code: 'CONFLICT', field: 'caseId', message: caseChatText.archived }]);
  });
});

describe('a conversation', () => {
  test('is read from its newest page backwards, and forwards', async () => {
    const caseId = await aCase();
    for (let at = 1; at <= 7; at++) await says(ana, caseId, `Mensaje ${at}`);
    const newest = await reads(bruno, caseId, { last: 3 });
    expect(newest.nodes.map(({ sequence }) => sequence)).toEqual([5, 6, 7]);
    expect(newest.pageInfo).toMatchObject({ hasPreviousPage: true, hasNextPage: false });
    const older = await reads(bruno, caseId, { last: 10, before: newest.pageInfo.startCursor });
    expect(older.nodes.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4]);
    expect(older.pageInfo.hasPreviousPage).toBe(false);
    const next = await reads(bruno, caseId, { first: 2, after: older.pageInfo.endCursor });
    expect(next.nodes.map(({ sequence }) => sequence)).toEqual([5, 6]);
    expect(next.pageInfo.hasNextPage).toBe(true);
    for (const page of [{ first: 0 }, { first: 101 }, { last: 1, before: 'x' }, { first: 1, after: "' or 1=1" }]) {
      const { errors } = await ana.graphql(CaseMessagesDocument, { caseId, ...page });
      expect(errors[0]?.extensions.code).toBe('VALIDATION');
    }
  });

  test('is searched without accents and with signs as letters', async () => {
    const caseId = await aCase();
    await says(ana, caseId, 'La notificación llegó el LUNES');
    await says(bruno, caseId, 'Va el 100% de la garantía');
    const found = async (search: string) =>
      (await reads(ana, caseId, { last: 20, search })).nodes.map(({ sequence }) => sequence);
    expect(await found('notificacion lunes')).toEqual([1]);
    expect(await found('GARANTÍA')).toEqual([2]);
    expect(await found('100%')).toEqual([2]);
    expect(await found('%')).toEqual([2]);
    expect(await found('_')).toEqual([]);
    expect(await found('\u0000')).toEqual([1, 2]);
  });

  test('reads a page in as many statements whether it has three messages or thirty', async () => {
    const statementsFor = async (messages: number): Promise<number> => {
      const caseId = await aCase();
      const first = await says(ana, caseId, 'Primero');
      for (let at = 1; at < messages; at++)
        await says(at % 2 ? ana : bruno, caseId, `Respuesta ${at}`, {
          replyToId: first.id,
          attachments: [{ kind: 'ARTICLE', id: at % 3 ? 'art_lft_48' : 'art_lft_47' }],
        });
      const spy = vi.spyOn(world.server.orm.config.getLogger(), 'logQuery');
      const { nodes } = await reads(ana, caseId, { last: 50 });
      const count = spy.mock.calls.length;
      spy.mockRestore();
      expect(nodes.filter(({ replyTo }) => replyTo?.id === first.id)).toHaveLength(messages - 1);
      return count;
    };
    const few = await statementsFor(4);
    expect(few).toBeLessThanOrEqual(6);
    expect(await statementsFor(30)).toBe(few);
  });

  test('marks only grow, and never beyond its end', async () => {
    const caseId = await aCase();
    for (const text of ['uno', 'dos', 'tres']) await says(ana, caseId, text);
    const marks = async (sequence: number, isRead: boolean) => {
      const { markMessages } = await bruno.does(MarkMessagesDocument, { input: { caseId, sequence, isRead } });
      return [markMessages.member?.deliveredSequence, markMessages.member?.readSequence];
    };
    expect(await marks(2, false)).toEqual([2, 0]);
    expect(await marks(1, true)).toEqual([2, 1]);
    expect(await marks(99, true)).toEqual([3, 3]);
    expect(await marks(1, false)).toEqual([3, 3]);
    const { markMessages } = await bruno.does(MarkMessagesDocument, { input: { caseId, sequence: -1, isRead: true } });
    expect(markMessages.userErrors[0]?.code).toBe('VALIDATION');
  });

  test.each(['PDF', 'DOCX'] as const)('is printed as %s with a hash that can be verified', async (format) => {
    const caseId = await aCase();
    const first = await says(ana, caseId, 'Texto <b>literal</b>\n\ncon dos párrafos');
    const second = await says(bruno, caseId, 'Respuesta', { replyToId: first.id });
    await edits(bruno, second.id, 'Respuesta mejor');
    await deletes(ana, (await says(ana, caseId, 'Secreto')).id);
    const print = async () => (await bruno.does(CaseChatDocumentDocument, { caseId, format })).caseChatDocument;
    const wordsOf = async (content: string): Promise<string> => {
      const bytes = Buffer.from(content, 'base64');
      if (format === 'DOCX') return (await mammoth.extractRawText({ buffer: bytes })).value;
      return (await extractText(new Uint8Array(bytes), { mergePages: true })).text;
    };
    const words = await wordsOf((await print()).content);
    expect(words).toContain('<b>literal</b>');
    expect(words).toMatch(/Mensaje eliminado/);
    expect(words).not.toMatch(/Secreto/);
    // Anybody with the API makes the hash again.
    const { nodes } = await reads(ana, caseId);
    const text = canonicalConversation(
      nodes.map((node) => ({
        ...node,
        createdAt: new Date(node.createdAt),
        editedAt: node.editedAt ? new Date(node.editedAt) : null,
        deletedAt: node.deletedAt ? new Date(node.deletedAt) : null,
        replyTo: node.replyTo?.sequence ?? null,
      })),
    );
    const hash = createHash('sha256').update(text).digest('hex');
    expect(words.replace(/\s/g, '')).toContain(hash);
    expect((await wordsOf((await print()).content)).replace(/\s/g, '')).toContain(hash);
    await says(ana, caseId, 'Algo más');
    expect((await wordsOf((await print()).content)).replace(/\s/g, '')).not.toContain(hash);
  });
});

describe('who is not of the chat', () => {
  test('a stranger, a guest and whoever names no matter hear the same refusal, over GraphQL', async () => {
    const caseId = await aCase();
    await says(ana, caseId, 'Sólo entre nosotros');
    for (const [who, id] of [
      [stranger, caseId],
      [carla, caseId],
      [ana, 'cas_00000000000000000000000000'],
      [ana, "' or 1=1"],
    ] as const) {
      expect((await who.graphql(CaseMessagesDocument, { caseId: id })).errors[0]?.extensions.code).toBe('FORBIDDEN');
      const document = await who.graphql(CaseChatDocumentDocument, { caseId: id, format: 'PDF' });
      expect(document.errors[0]?.extensions.code).toBe('FORBIDDEN');
      expect((await sends(who, { caseId: id, text: 'hola' })).userErrors[0]?.code).toBe('FORBIDDEN');
      const input = { caseId: id, sequence: 1, isRead: true };
      expect((await who.does(MarkMessagesDocument, { input })).markMessages.userErrors[0]?.code).toBe('FORBIDDEN');
      const typing = await who.does(SetTypingDocument, { input: { caseId: id, isTyping: true } });
      expect(typing.setTyping.userErrors[0]?.code).toBe('FORBIDDEN');
    }
    expect((await reads(ana, caseId)).nodes).toHaveLength(1);
    const { errors } = await world.visitor().graphql(CaseMessagesDocument, { caseId });
    expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  test('over REST a member reads, others are refused with 403', async () => {
    const caseId = await aCase();
    const message = await says(ana, caseId, 'Por REST');
    const { status, body } = await bruno.rest('GET', `/api/cases/${caseId}/chat`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      messages: [
        {
          id: message.id,
          user_email: ana.email,
          message: 'Por REST',
          created_at: message.createdAt,
          timestamp: message.createdAt,
          caseId,
        },
      ],
    });
    expect((await stranger.rest('GET', `/api/cases/${caseId}/chat`)).status).toBe(403);
    expect((await carla.rest('GET', `/api/cases/${caseId}/chat`)).status).toBe(403);
    expect((await ana.rest('GET', '/api/cases/nada/chat')).status).toBe(403);
    expect((await world.visitor().rest('GET', `/api/cases/${caseId}/chat`)).status).toBe(401);
  });
});

describe('many clients whose sockets are cut', () => {
  const connectionsOf = (callers: Caller[]) => callers.map(({ url, token }) => ({ url, token: token ?? '' }));

  test('each hears each message once, in order, although half of them are on another server', async () => {
    const first = world.server;
    const second = await world.start();
    world.server = first;
    try {
      const six = await Promise.all(Array.from({ length: 6 }, () => world.lawyer()));
      const ids = six.map(({ userId }) => userId);
      const caseIds = await Promise.all([1, 2, 3].map(() => openCaseFor(sql, ids[0] ?? '', ids.slice(1))));
      const elsewhere = six.slice(3).map((caller) => {
        const twin = world.visitor(second);
        twin.token = caller.token;
        return twin;
      });
      // A server reads its keys with its first request.
      await elsewhere[0]?.me();
      const { problems, cuts } = await runChatLoad({
        connections: connectionsOf([...six.slice(0, 3), ...elsewhere]),
        caseIds,
        messages: 120,
        cutEveryMs: 400,
        timeoutMs: 15_000,
      });
      expect(problems).toEqual([]);
      expect(cuts).toBeGreaterThan(2);
    } finally {
      await second.stop();
    }
  });
});
