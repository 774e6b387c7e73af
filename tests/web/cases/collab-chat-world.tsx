import { render, screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { MemoryRouter, useLocation } from 'react-router';
import { CollabChatPage } from '#web/features/cases/chat/collab-chat-page.tsx';
import type { ChatMessage } from '#web/features/cases/chat/message-feed.ts';
import { LiveCaseEvents } from '#web/features/cases/realtime/live-case-events.tsx';
import { GraphqlProvider } from '#web/shared/apollo/graphql-provider.tsx';
import type { LiveSocket } from '#web/shared/apollo/socket.ts';
import { Toaster } from '#web/shared/ui/toaster.tsx';
import { api, webServer } from '../web-server.ts';

export { handSocket } from './realtime-world.tsx';

export const ME = 'usr_1';
const NAMES: Record<string, string> = { usr_1: 'Ana Ejemplo', usr_2: 'Luis Prueba', usr_3: 'Eva Muestra' };
const AT = Date.parse('2026-11-20T18:00:00.000Z');

/** Message number `sequence`, a minute after the one before, by Luis unless said otherwise. */
export const chatMessage = (sequence: number, part: Partial<ChatMessage> = {}) => {
  const authorId = part.authorId ?? 'usr_2';
  return {
    __typename: 'CaseMessage' as const,
    id: `cmg_${sequence}`,
    caseId: 'cas_1',
    sequence,
    clientId: `c${sequence}`,
    authorName: NAMES[authorId] ?? '',
    authorEmail: `${authorId}@ejemplo.mx`,
    text: `Mensaje ${sequence}`,
    mentions: [],
    replyTo: null,
    attachments: [],
    createdAt: new Date(AT + sequence * 60_000).toISOString(),
    editedAt: null,
    deletedAt: null,
    versions: [],
    viewerCanEdit: false,
    viewerCanDelete: false,
    ...part,
    authorId,
  };
};

export const messages = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_each, place) => chatMessage(from + place));

const chatCase = (part: object = {}) => ({
  __typename: 'Case',
  id: 'cas_1',
  title: 'Amparo indirecto',
  client: 'Grupo Ejemplo',
  status: 'ACTIVE',
  viewerCanChat: true,
  viewerCanWriteInChat: true,
  archivedAt: null,
  unreadMessageCount: 0,
  memberCount: 2,
  lastMessage: null,
  ...part,
});

const member = (userId: string, part: object = {}) => ({
  __typename: 'CaseMember',
  userId,
  name: NAMES[userId],
  email: `${userId}@ejemplo.mx`,
  role: userId === ME ? 'OWNER' : 'COLLABORATOR',
  deliveredSequence: 0,
  readSequence: 0,
  ...part,
});

interface Answers {
  stored?: ReturnType<typeof chatMessage>[];
  cases?: object[];
  members?: object[];
  page?: number;
  history?: () => Response | null;
  send?: (input: Record<string, unknown>) => Response | Promise<Response | null> | null;
}

/** The chat's API over a conversation that is held here, and what it was asked. */
export function chatAnswers(answers: Answers = {}) {
  const { stored = [], members = [member(ME), member('usr_2'), member('usr_3')], page = 50 } = answers;
  const held = { stored: [...stored], isMember: true, room: {} };
  const asked = { send: [] as Record<string, unknown>[], typing: [] as unknown[], marks: [] as unknown[] };
  const changes: Record<string, unknown>[] = [];
  const pageInfo = { __typename: 'PageInfo', hasPreviousPage: false, startCursor: null as string | null };
  webServer.use(
    api.query('ChatCases', ({ variables }) => {
      const words = String(variables['search'] ?? '').toLowerCase();
      const nodes = (answers.cases ?? [chatCase()]).filter((each) =>
        (each as { title: string }).title.toLowerCase().includes(words),
      );
      return HttpResponse.json({
        data: { cases: { __typename: 'CaseConnection', nodes, totalCount: nodes.length } },
      });
    }),
    api.query('CaseChatRoom', ({ variables }) =>
      HttpResponse.json({
        data: { case: variables['caseId'] === 'cas_1' && held.isMember ? { ...chatCase(held.room), members } : null },
      }),
    ),
    api.query('CaseChatMessages', ({ variables }) => {
      const refused = answers.history?.();
      if (refused) return refused;
      const before = variables['before'] ? Number(variables['before']) : Number.POSITIVE_INFINITY;
      const words = String(variables['search'] ?? '').toLowerCase();
      const fitting = held.stored.filter(
        ({ sequence, text }) => sequence < before && text.toLowerCase().includes(words),
      );
      const nodes = fitting.slice(-page);
      return HttpResponse.json({
        data: {
          caseMessages: {
            __typename: 'CaseMessageConnection',
            nodes,
            pageInfo: {
              ...pageInfo,
              hasPreviousPage: fitting.length > nodes.length,
              startCursor: nodes[0] ? String(nodes[0].sequence) : null,
            },
          },
        },
      });
    }),
    api.mutation('SendCaseMessage', async ({ variables }) => {
      const input = variables['input'] as Record<string, unknown>;
      asked.send.push(input);
      const answer = await answers.send?.(input);
      if (answer) return answer;
      const known = held.stored.find(({ clientId }) => clientId === input['clientId']);
      const message =
        known ??
        chatMessage((held.stored.at(-1)?.sequence ?? 0) + 1, {
          authorId: ME,
          text: String(input['text']),
          clientId: String(input['clientId']),
          viewerCanEdit: true,
          viewerCanDelete: true,
          createdAt: new Date().toISOString(),
        });
      if (!known) held.stored.push(message);
      return HttpResponse.json({
        data: { sendCaseMessage: { __typename: 'SendCaseMessagePayload', message, userErrors: [] } },
      });
    }),
    api.mutation('EditCaseMessage', ({ variables }) => {
      const input = variables['input'] as { messageId: string; text: string };
      changes.push(input);
      const before = held.stored.find(({ id }) => id === input.messageId)!;
      const message = {
        ...before,
        text: input.text,
        editedAt: '2026-11-20T19:00:00.000Z',
        versions: [{ __typename: 'MessageVersion', text: before.text, until: '2026-11-20T19:00:00.000Z' }],
      };
      return HttpResponse.json({
        data: { editCaseMessage: { __typename: 'EditCaseMessagePayload', message, userErrors: [] } },
      });
    }),
    api.mutation('DeleteCaseMessage', ({ variables }) => {
      const input = variables['input'] as { messageId: string };
      changes.push(input);
      const before = held.stored.find(({ id }) => id === input.messageId)!;
      const message = { ...before, text: '', deletedAt: '2026-11-20T19:00:00.000Z' };
      return HttpResponse.json({
        data: { deleteCaseMessage: { __typename: 'DeleteCaseMessagePayload', message, userErrors: [] } },
      });
    }),
    api.mutation('MarkCaseMessages', ({ variables }) => {
      asked.marks.push(variables['input']);
      return HttpResponse.json({ data: { markMessages: { __typename: 'MarkMessagesPayload', userErrors: [] } } });
    }),
    api.mutation('SetCaseTyping', ({ variables }) => {
      asked.typing.push((variables['input'] as { isTyping: boolean }).isTyping);
      return HttpResponse.json({ data: { setTyping: { __typename: 'TypingPayload', userErrors: [] } } });
    }),
    api.query('ArticlesToAttach', () =>
      HttpResponse.json({
        data: {
          search: {
            __typename: 'SearchResultConnection',
            nodes: [
              {
                __typename: 'SearchResult',
                id: 'art_lft_48',
                title: 'LFT, artículo 48',
                summary: 'El trabajador podrá solicitar…',
                source: 'Ley Federal del Trabajo',
              },
              { __typename: 'SearchResult', id: 'top_x', title: 'Despido', summary: 'Tema', source: null },
            ],
          },
        },
      }),
    ),
    api.query('ExportCaseChat', ({ variables }) => {
      changes.push(variables);
      return HttpResponse.json({
        data: {
          caseChatDocument: {
            __typename: 'ExportedFile',
            fileName: 'chat.pdf',
            mediaType: 'application/pdf',
            content: btoa('hola'),
          },
        },
      });
    }),
  );
  return { held, asked, changes };
}

export { chatCase, member };

function Page() {
  const { search } = useLocation();
  return (
    <CollabChatPage
      userId={ME}
      params={new URLSearchParams(search)}
      addressOf={(params) => `/dashboard?${new URLSearchParams({ tab: 'collaborative-chat', ...params })}`}
      casesAddress="/dashboard?tab=cases"
    />
  );
}

const CHAT = '/dashboard?tab=collaborative-chat&case=cas_1';

export const openCollabChat = (socket: LiveSocket, address = CHAT) =>
  render(
    <MemoryRouter useTransitions={false} initialEntries={[address]}>
      <GraphqlProvider socket={socket}>
        <LiveCaseEvents userId={ME} />
        <Page />
      </GraphqlProvider>
      <Toaster />
    </MemoryRouter>,
  );

export const box = () => screen.getByRole('textbox', { name: 'Mensaje' });
export const list = () => screen.findByRole('region', { name: 'Mensajes del caso' });
/** Numbers of the messages that are shown, from top to bottom. */
export const shown = async () =>
  [...(await list()).querySelectorAll('[data-sequence]')].map((each) => Number(each.getAttribute('data-sequence')));
export const networkError = () => HttpResponse.error();
