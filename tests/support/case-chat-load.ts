import { print } from 'graphql/index.js';
import { createClient, type Client } from 'graphql-ws';
import WebSocket from 'ws';
import { newId } from '#api/kernel/ids.ts';
import {
  BareMessageAddedDocument,
  SendCaseMessageDocument,
  type BareMessageAddedSubscription,
} from './case-chat.generated.ts';

/** Runs an SQL statement on the database of the servers. */
export type Sql = (text: string, values: unknown[]) => Promise<unknown[]>;

/** Inserts a case with its owner and collaborators; returns its id. */
export async function openCaseFor(sql: Sql, owner: string, others: readonly string[] = []): Promise<string> {
  const id = newId('case');
  await sql(
    `insert into legal_case (id, owner_id, title, client, area, status, opened_on, created_at, updated_at, last_activity_at)
     values (?, ?, 'Juicio de prueba', 'Cliente de prueba', 'CIVIL', 'ACTIVE', current_date, now(), now(), now())`,
    [id, owner],
  );
  for (const userId of [owner, ...others])
    await sql('insert into case_member (case_id, user_id, role, joined_at) values (?, ?, ?, now())', [
      id,
      userId,
      userId === owner ? 'OWNER' : 'COLLABORATOR',
    ]);
  return id;
}

export interface ChatConnection {
  /** `http://127.0.0.1:1234` */
  url: string;
  token: string;
}

/** Subscribes to the chats of cases on one socket. After a lost connection it continues from the last message. */
class ChatListener {
  readonly received = new Map<string, { sequence: number; text: string }[]>();
  cuts = 0;
  private client: Client;
  private socket: WebSocket | null = null;
  private isOver = false;
  private readonly running: Promise<void>[];

  constructor(
    private readonly connection: ChatConnection,
    caseIds: readonly string[],
  ) {
    this.client = createClient({
      url: `${connection.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
      connectionParams: { authorization: `Bearer ${connection.token}` },
      on: { opened: (socket) => (this.socket = socket as WebSocket) },
    });
    this.running = caseIds.map((caseId) => this.follow(caseId));
  }

  private async follow(caseId: string): Promise<void> {
    const received: { sequence: number; text: string }[] = [];
    this.received.set(caseId, received);
    while (!this.isOver) {
      try {
        const afterSequence = received.at(-1)?.sequence ?? 0;
        const variables = { caseId, afterSequence };
        const query = print(BareMessageAddedDocument);
        for await (const { data, errors } of this.client.iterate<BareMessageAddedSubscription>({ query, variables })) {
          if (errors) throw new Error(JSON.stringify(errors));
          if (data) received.push(data.caseMessageAdded);
        }
      } catch (error) {
        // A close event: the socket was cut, the next iteration subscribes again.
        if (error instanceof Error && !this.isOver) throw error;
      }
    }
  }

  /** Terminates the socket without a close frame, like a lost network. */
  cut(): void {
    this.cuts++;
    this.socket?.terminate();
  }

  async end(): Promise<void> {
    this.isOver = true;
    await this.client.dispose();
    await Promise.all(this.running);
  }
}

async function send(connection: ChatConnection, caseId: string, clientId: string, text: string): Promise<void> {
  const response = await fetch(`${connection.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${connection.token}` },
    body: JSON.stringify({
      query: print(SendCaseMessageDocument),
      variables: { input: { caseId, clientId, text } },
    }),
  });
  const { data, errors } = (await response.json()) as {
    data?: { sendCaseMessage: { userErrors: { message: string }[] } };
    errors?: { message: string }[];
  };
  const problem = errors?.[0] ?? data?.sendCaseMessage.userErrors[0];
  if (problem) throw new Error(problem.message);
}

/** Sends the messages of one client in order. Every third is sent twice at once, like a retry. */
async function write(connection: ChatConnection, jobs: { caseId: string; text: string }[]): Promise<void> {
  for (const [at, { caseId, text }] of jobs.entries()) {
    const clientId = crypto.randomUUID();
    const times = at % 3 === 0 ? 2 : 1;
    await Promise.all(Array.from({ length: times }, () => send(connection, caseId, clientId, text)));
  }
}

export interface ChatLoadResult {
  cuts: number;
  /** Problems; empty: every client received each message once and in order. */
  problems: string[];
  milliseconds: number;
}

function problemsOf(listener: ChatListener, name: string, expected: Map<string, Set<string>>): string[] {
  return [...expected].flatMap(([caseId, texts]) => {
    const received = listener.received.get(caseId) ?? [];
    const distinct = new Set(received.map(({ text }) => text));
    const isOrdered = received.every(({ sequence }, at) => sequence === at + 1);
    const isWhole =
      received.length === texts.size && distinct.size === texts.size && [...texts].every((text) => distinct.has(text));
    return isOrdered && isWhole
      ? []
      : [`${name}: ${received.length} of ${texts.size} in ${caseId}, ordered: ${isOrdered}`];
  });
}

/** All clients send and listen to the chats of all cases, while their sockets are cut in next. */
export async function runChatLoad(options: {
  connections: readonly ChatConnection[];
  caseIds: readonly string[];
  messages: number;
  cutEveryMs: number;
  timeoutMs: number;
}): Promise<ChatLoadResult> {
  const { connections, caseIds, messages, cutEveryMs, timeoutMs } = options;
  const begun = performance.now();
  const listeners = connections.map((connection) => new ChatListener(connection, caseIds));
  const shares = connections.map(() => [] as { caseId: string; text: string }[]);
  const expected = new Map(caseIds.map((id) => [id, new Set<string>()]));
  for (let number = 0; number < messages; number++) {
    const caseId = caseIds[number % caseIds.length] ?? '';
    const text = `Mensaje ${number}`;
    shares[number % connections.length]?.push({ caseId, text });
    expected.get(caseId)?.add(text);
  }
  // Each socket is cut every `cutEveryMs`, not all at the same instant.
  let next = 0;
  const cutter = setInterval(() => listeners[next++ % listeners.length]?.cut(), cutEveryMs / listeners.length);
  await Promise.all(connections.map((connection, at) => write(connection, shares[at] ?? [])));
  const isWhole = (listener: ChatListener): boolean =>
    [...expected].every(([id, texts]) => (listener.received.get(id)?.length ?? 0) >= texts.size);
  const latest = performance.now() + timeoutMs;
  while (!listeners.every(isWhole) && performance.now() < latest)
    await new Promise((resolve) => setTimeout(resolve, 20));
  clearInterval(cutter);
  const milliseconds = performance.now() - begun;
  const problems = listeners.flatMap((listener, at) => problemsOf(listener, `client ${at + 1}`, expected));
  const cuts = listeners.reduce((sum, listener) => sum + listener.cuts, 0);
  await Promise.all(listeners.map((listener) => listener.end()));
  return { cuts, problems, milliseconds };
}
