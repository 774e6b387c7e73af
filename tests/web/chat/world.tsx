import { render } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { MemoryRouter, useLocation } from 'react-router';
import { ChatPage, type ChatPageProps } from '#web/features/chat/chat-page.tsx';
import type { Message, ReplyEvent } from '#web/features/chat/reply-follower.ts';
import { GraphqlProvider } from '#web/shared/apollo/graphql-provider.tsx';
import type { LiveSocket, Sink } from '#web/shared/apollo/socket.ts';
import { api, webServer } from '../web-server.ts';

type Wire<T> = T & { __typename: string };

export const citation = (part: Partial<Message['citations'][number]> = {}): Wire<Message['citations'][number]> => ({
  __typename: 'Citation',
  ordinal: 1,
  label: 'LFT, artículo 518',
  state: 'VERIFIED',
  reason: 'El artículo existe y dice lo citado.',
  statuteKey: 'lft',
  articleNumber: '518',
  detail: null,
  textAsOf: '2026-01-15',
  officialUrl: 'https://www.diputados.gob.mx/LeyesBiblio/pdf/LFT.pdf',
  laterReform: null,
  source: 'OFFICIAL',
  passage: 'Prescriben en dos meses las acciones de los trabajadores que sean separados del trabajo.',
  highlight: { __typename: 'TextSpan', start: 0, end: 23 } as never,
  ...part,
});

export const message = (part: Partial<Message> = {}): Wire<Message> => ({
  __typename: 'ChatMessage',
  id: 'msg_2',
  threadId: 'cht_1',
  role: 'ASSISTANT',
  status: 'COMPLETE',
  text: 'Tienes dos meses. [1]',
  createdAt: '2026-11-20T18:00:00.000Z',
  completedAt: '2026-11-20T18:00:05.000Z',
  citations: [citation()],
  claims: [],
  understood: [],
  reading: [],
  actions: [],
  area: null,
  style: 'STANDARD',
  feedback: null,
  followUps: ['¿Desde cuándo se cuentan?'],
  isAbstention: false,
  engine: 'LOCAL',
  model: null,
  notice: null,
  error: null,
  calculation: null,
  modelUsage: null,
  ...part,
});

export const question = message({
  id: 'msg_1',
  role: 'USER',
  text: '¿Cuánto tiempo tengo?',
  citations: [],
  followUps: [],
  engine: null,
});

const fields = {
  __typename: 'ChatThread',
  id: 'cht_1',
  title: '¿Cuánto tiempo tengo?',
  createdAt: '2026-11-20T18:00:00.000Z',
  lastMessageAt: '2026-11-20T18:00:05.000Z',
  messageCount: 2,
  pinnedAt: null,
};
const meter = (used: number) => ({
  __typename: 'UsageMeter',
  used,
  limit: 100,
  percentage: used,
  resetsAt: '2026-12-20T18:00:00.000Z',
});

/** A socket that the test holds in its hand. */
export function handSocket() {
  const replies: { offset: () => number; sink: Sink<ReplyEvent> }[] = [];
  const socket: LiveSocket = {
    subscribe: (payload, sink) => {
      const variables = payload.variables as { fromOffset?: number } | undefined;
      if (payload.operationName === 'ChatReply') {
        replies.push({
          offset: () => variables?.fromOffset ?? 0,
          sink: { ...sink, next: (chatReply: ReplyEvent) => sink.next({ chatReply } as never) },
        });
      }
      return () => undefined;
    },
    subscribeState: () => () => undefined,
    state: () => 'connected',
  };
  const send = (part: Partial<ReplyEvent>) =>
    replies.at(-1)?.sink.next({
      kind: 'DELTA',
      messageId: 'msg_2',
      stage: null,
      offset: null,
      text: null,
      citations: null,
      message: null,
      ...part,
    });
  return { socket, replies, send };
}

interface Answers {
  messages?: Wire<Message>[];
  /** What rating an answer and exporting a conversation answer. */
  rate?: () => Response | Promise<Response>;
  exported?: () => Response | Promise<Response>;
  /** What askQuestion answers; a function may refuse. */
  ask?: (variables: Record<string, unknown>) => Response | Promise<Response>;
  fetched?: () => Wire<Message> | null;
}

export const accepted = () =>
  HttpResponse.json({
    data: {
      askQuestion: {
        __typename: 'AskQuestionPayload',
        thread: fields,
        question,
        answer: message({ status: 'PENDING', text: '', citations: [], followUps: [], completedAt: null }),
        usage: meter(4),
        userErrors: [],
      },
    },
  });

export const refused = (error: object) => HttpResponse.json({ data: { askQuestion: null }, errors: [error] });

/** The API of the chat, and what it was asked. */
export function chatAnswers({ messages = [], ask = accepted, fetched = () => null, rate, exported }: Answers = {}) {
  const rated: Record<string, unknown>[] = [];
  const pinned: Record<string, unknown>[] = [];
  const exports: Record<string, unknown>[] = [];
  let pinnedAt: string | null = null;
  const asked: Record<string, unknown>[] = [];
  const stopped: unknown[] = [];
  const held = { messages };
  webServer.use(
    api.query('ChatThreads', () =>
      HttpResponse.json({
        data: {
          chatThreads: {
            __typename: 'ChatThreadConnection',
            nodes: [{ ...fields, pinnedAt }],
            pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
            totalCount: 1,
          },
        },
      }),
    ),
    api.query('ChatThread', ({ variables }) =>
      HttpResponse.json({
        data: {
          chatThread:
            variables['id'] === 'cht_1'
              ? {
                  ...fields,
                  pinnedAt,
                  messages: {
                    __typename: 'ChatMessageConnection',
                    nodes: held.messages,
                    pageInfo: { __typename: 'PageInfo', hasPreviousPage: false, startCursor: null },
                  },
                }
              : null,
        },
      }),
    ),
    api.query('ChatMessage', () => HttpResponse.json({ data: { chatMessage: fetched() } })),
    api.query('ChatUsage', () =>
      HttpResponse.json({ data: { usage: { __typename: 'Usage', chatMessages: meter(3) } } }),
    ),
    api.query('ChatStock', () =>
      HttpResponse.json({
        data: {
          chatStock: {
            __typename: 'ChatStock',
            statuteCount: 87,
            articleCount: 25_497,
            synthesisCount: 1360,
            officialTextCount: 25_000,
            topicCount: 46,
            textAsOf: '2026-01-15',
            engine: 'LOCAL',
            model: null,
            examples: ['¿Qué debe llevar un pagaré?'],
          },
        },
      }),
    ),
    api.mutation('AskQuestion', ({ variables }) => {
      asked.push(variables['input'] as Record<string, unknown>);
      held.messages = [question, message({ status: 'PENDING', text: '', citations: [], followUps: [] })];
      return ask(variables);
    }),
    api.mutation('RateAnswer', ({ variables }) => {
      const { messageId, ...said } = variables['input'] as Record<string, unknown>;
      rated.push(said);
      return (
        rate?.() ??
        HttpResponse.json({
          data: {
            rateAnswer: {
              __typename: 'RateAnswerPayload',
              message: {
                __typename: 'ChatMessage',
                id: messageId,
                feedback: {
                  __typename: 'AnswerFeedback',
                  reasons: [],
                  comment: null,
                  createdAt: '2026-11-20T18:01:00.000Z',
                  ...said,
                },
              },
              userErrors: [],
            },
          },
        })
      );
    }),
    api.mutation('PinThread', ({ variables }) => {
      const input = variables['input'] as { threadId: string; isPinned: boolean };
      pinned.push(input);
      pinnedAt = input.isPinned ? '2026-11-20T18:01:00.000Z' : null;
      const thread = { __typename: 'ChatThread', id: input.threadId, pinnedAt };
      return HttpResponse.json({ data: { pinThread: { __typename: 'PinThreadPayload', thread, userErrors: [] } } });
    }),
    api.query('ExportChatThread', ({ variables }) => {
      exports.push(variables);
      return (
        exported?.() ??
        HttpResponse.json({
          data: {
            chatThreadDocument: {
              __typename: 'ExportedFile',
              fileName: 'conversacion.docx',
              mediaType: 'application/octet-stream',
              content: btoa('hola'),
            },
          },
        })
      );
    }),
    api.mutation('StopAnswer', ({ variables }) => {
      stopped.push(variables['input']);
      return HttpResponse.json({
        data: {
          stopAnswer: {
            __typename: 'StopAnswerPayload',
            message: message({ status: 'STOPPED', text: 'Tienes dos', citations: [], followUps: [] }),
            userErrors: [],
          },
        },
      });
    }),
  );
  return { asked, stopped, rated, pinned, exports };
}

function Page({ actionAddress }: Pick<ChatPageProps, 'actionAddress'>) {
  const { search } = useLocation();
  return (
    <ChatPage
      threadId={new URLSearchParams(search).get('thread')}
      addressOf={(thread) => (thread ? `/dashboard?tab=chat&thread=${thread}` : '/dashboard?tab=chat')}
      actionAddress={actionAddress}
    />
  );
}

export function openChat(
  socket: LiveSocket,
  address = '/dashboard?tab=chat',
  actionAddress?: ChatPageProps['actionAddress'],
) {
  return render(
    <MemoryRouter useTransitions={false} initialEntries={[address]}>
      <GraphqlProvider socket={socket}>
        <Page actionAddress={actionAddress} />
      </GraphqlProvider>
    </MemoryRouter>,
  );
}
