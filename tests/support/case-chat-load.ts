import { print } from 'graphql/index.js';
import { createClient, type Client } from 'graphql-ws';
import WebSocket from 'ws';
import { newId } from '#api/kernel/ids.ts';
import {
  BareMessageAddedDocument,
  SendCaseMessageDocument,
  type BareMessageAddedSubscription,
} from './case-chat.generated.ts';

/** Runs a statement on the database that the servers share. */
export type Sql = (text: string, values: unknown[]) => Promise<unknown[]>;

/** A matter with its owner and those who work in it, as the tables hold it. */
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

export interface ChatClient {
  /** `http://127.0.0.1:1234` */
  url: string;
  token: string;
}

/** Hears the chats of some matters on one socket that may be cut at any time; goes on from where it was. */
export class ChatListener {
  readonly received = new Map<string, { sequence: number; text: string }[]>();
  cuts = 0;
  private client: Client;
  private socket: WebSocket | null = null;
  private isOver = false;
  private readonly running: Promise<void>[];

  constructor(
    private readonly place: ChatClient,
    caseIds: readonly string[],
  ) {
    this.client = createClient({
      url: `${place.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
      connectionParams: { authorization: `Bearer ${place.token}` },
      on: { opened: (socket) => (this.socket = socket as WebSocket) },
    });
    this.running = caseIds.map((caseId) => this.follow(caseId));
  }

  private async follow(caseId: string): Promise<void> {
    const heard: { sequence: number; text: string }[] = [];
    this.received.set(caseId, heard);
    while (!this.isOver) {
      try {
        const afterSequence = heard.at(-1)?.sequence ?? 0;
        const variables = { caseId, afterSequence };
        const query = print(BareMessageAddedDocument);
        for await (const { data, errors } of this.client.iterate<BareMessageAddedSubscription>({ query, variables })) {
          if (errors) throw new Error(JSON.stringify(errors));
          if (data) heard.push(data.caseMessageAdded);
        }
      } catch (error) {
        // A close event: the socket was cut, the next turn goes on.
        if (error instanceof Error && !this.isOver) throw error;
      }
    }
  }

  /** As a lost network does it: no close frame, no farewell. */
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

async function send(place: ChatClient, caseId: string, clientId: string, text: string): Promise<void> {
  const response = await fetch(`${place.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${place.token}` },
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

/** One client's share of the messages, one after the other; every third is sent twice at once, as after a cut. */
async function write(place: ChatClient, jobs: { caseId: string; text: string }[]): Promise<void> {
  for (const [at, { caseId, text }] of jobs.entries()) {
    const clientId = crypto.randomUUID();
    const times = at % 3 === 0 ? 2 : 1;
    await Promise.all(Array.from({ length: times }, () => send(place, caseId, clientId, text)));
  }
}

export interface ChatLoadResult {
  cuts: number;
  /** What went wrong, a line for each; empty: each message once, in order, on each client. */
  problems: string[];
  milliseconds: number;
}

function problemsOf(listener: ChatListener, name: string, expected: Map<string, Set<string>>): string[] {
  return [...expected].flatMap(([caseId, texts]) => {
    const heard = listener.received.get(caseId) ?? [];
    const said = new Set(heard.map(({ text }) => text));
    const isOrdered = heard.every(({ sequence }, at) => sequence === at + 1);
    const isWhole =
      heard.length === texts.size && said.size === texts.size && [...texts].every((text) => said.has(text));
    return isOrdered && isWhole
      ? []
      : [`${name}: ${heard.length} of ${texts.size} in ${caseId}, ordered: ${isOrdered}`];
  });
}

/** Everybody writes and everybody listens to every matter, while sockets are cut one after the other. */
export async function runChatLoad(options: {
  places: readonly ChatClient[];
  caseIds: readonly string[];
  messages: number;
  cutEveryMs: number;
  patienceMs: number;
}): Promise<ChatLoadResult> {
  const { places, caseIds, messages, cutEveryMs, patienceMs } = options;
  const begun = performance.now();
  const listeners = places.map((place) => new ChatListener(place, caseIds));
  const shares = places.map(() => [] as { caseId: string; text: string }[]);
  const expected = new Map(caseIds.map((id) => [id, new Set<string>()]));
  for (let number = 0; number < messages; number++) {
    const caseId = caseIds[number % caseIds.length] ?? '';
    const text = `Mensaje ${number}`;
    shares[number % places.length]?.push({ caseId, text });
    expected.get(caseId)?.add(text);
  }
  // Each socket is cut every `cutEveryMs`, not all at the same instant.
  let turn = 0;
  const cutter = setInterval(() => listeners[turn++ % listeners.length]?.cut(), cutEveryMs / listeners.length);
  await Promise.all(places.map((place, at) => write(place, shares[at] ?? [])));
  const isWhole = (listener: ChatListener): boolean =>
    [...expected].every(([id, texts]) => (listener.received.get(id)?.length ?? 0) >= texts.size);
  const latest = performance.now() + patienceMs;
  while (!listeners.every(isWhole) && performance.now() < latest)
    await new Promise((resolve) => setTimeout(resolve, 20));
  clearInterval(cutter);
  const milliseconds = performance.now() - begun;
  const problems = listeners.flatMap((listener, at) => problemsOf(listener, `client ${at + 1}`, expected));
  const cuts = listeners.reduce((sum, listener) => sum + listener.cuts, 0);
  await Promise.all(listeners.map((listener) => listener.end()));
  return { cuts, problems, milliseconds };
}
