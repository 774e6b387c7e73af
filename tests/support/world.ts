import { mkdtempSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { print } from 'graphql';
import { createClient, type Client as SocketClient } from 'graphql-ws';
import pg from 'pg';
import WebSocket from 'ws';
import type { PlanCode } from '#schema/generated/contract.ts';
import { PlanSubscription } from '#db/entities/plan-subscription.entity.ts';
import type { ConnectionLimits } from '#db/mikro-orm.config.ts';
import { newId } from '#api/kernel/ids.ts';
import { createLog } from '#api/kernel/log.ts';
import { parseEnv } from '#api/kernel/env.ts';
import { startServer, type RunningServer } from '#api/main.ts';
import type { Embedder } from '#api/ports/embedder.ts';
import type { AnswerModel } from '#api/ports/llm.ts';
import type { Mailer } from '#api/ports/mailer.ts';
import type { Ocr } from '#api/ports/ocr.ts';
import type { ConnectedService, OAuthConnection } from '#api/ports/oauth-connection.ts';
import type { WebhookPost } from '#api/ports/webhook-post.ts';
import { AskAndWaitDocument, AskDocument, ReplyDocument, type ReplySubscription } from './chat.generated.ts';
import { LoginDocument, MeDocument, RegisterDocument } from './users.generated.ts';
import { freshDatabase, type FreshDatabase } from './database.ts';
import { readMail, type ReadMail } from './read-mail.ts';

export interface Reply<T> {
  status: number;
  headers: Headers;
  data: T;
  errors: {
    message: string;
    path?: (string | number)[];
    extensions: { code: string; requestId: string } & Record<string, unknown>;
  }[];
  extensions: { cost?: number };
}

/** Noon of a Friday in Mexico City. */
const FRIDAY_NOON = Date.parse('2026-11-20T12:00:00-06:00');

/** A clock that a test advances. Each `now()` advances it by a millisecond, so that events have an order. */
class MovableClock {
  private time = FRIDAY_NOON;
  now(): Date {
    return new Date(this.time++);
  }
  advance(milliseconds: number): void {
    this.time += milliseconds;
  }
}

const PASSWORD = 'una clave larga de ejemplo';

/** A client with a token and cookies that uses GraphQL, REST and WebSocket. */
export class Caller {
  token: string | null = null;
  /** Sent as `X-Trial-Id`. */
  trialId: string | null = null;
  /** Network address, in a world that trusts a proxy. */
  address: string | null = null;
  userId = '';
  email = '';
  private cookies = new Map<string, string>();
  private sockets: SocketClient[] = [];

  constructor(readonly server: RunningServer) {}

  get url(): string {
    return `http://127.0.0.1:${this.server.port}`;
  }

  private credentials(): Record<string, string> {
    return {
      ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
      ...(this.trialId ? { 'x-trial-id': this.trialId } : {}),
    };
  }

  private headers(extra: Record<string, string> = {}): Record<string, string> {
    return {
      ...this.credentials(),
      ...(this.address ? { 'x-forwarded-for': this.address } : {}),
      ...(this.cookies.size ? { cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ') } : {}),
      ...extra,
    };
  }

  cookie(name: string): string | undefined {
    return this.cookies.get(name);
  }

  setCookie(name: string, value: string): void {
    this.cookies.set(name, value);
  }

  private keepCookies(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [pair] = line.split(';');
      const [name, value] = (pair ?? '').split('=');
      if (!name) continue;
      if (value) this.cookies.set(name, value);
      else this.cookies.delete(name);
    }
  }

  async graphql<T, V>(
    document: TypedDocumentNode<T, V> | string,
    variables?: V,
    headers: Record<string, string> = {},
  ): Promise<Reply<T>> {
    const query = typeof document === 'string' ? document : print(document);
    const response = await fetch(`${this.url}/graphql`, {
      method: 'POST',
      headers: this.headers({ 'content-type': 'application/json', accept: 'application/json', ...headers }),
      body: JSON.stringify({ query, variables }),
    });
    this.keepCookies(response);
    const body = (await response.json()) as {
      data?: T;
      errors?: Reply<T>['errors'];
      extensions?: Reply<T>['extensions'];
    };
    return {
      status: response.status,
      headers: response.headers,
      data: body.data as T,
      errors: body.errors ?? [],
      extensions: body.extensions ?? {},
    };
  }

  /** Runs an operation that must succeed; returns its data. */
  async does<T, V>(document: TypedDocumentNode<T, V>, variables?: V): Promise<T> {
    const reply = await this.graphql(document, variables);
    if (reply.errors.length > 0) throw new Error(`${reply.errors[0]?.extensions.code}: ${reply.errors[0]?.message}`);
    return reply.data;
  }

  async rest(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown, headers: Record<string, string> = {}) {
    const response = await fetch(this.url + path, {
      method,
      headers: this.headers({ ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers }),
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    this.keepCookies(response);
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: JSON.parse(text || 'null') as Record<string, never> & Record<string, unknown>,
    };
  }

  socket(options: { lazy?: boolean } = {}): SocketClient {
    const client = createClient({
      url: this.url.replace('http', 'ws') + '/graphql',
      webSocketImpl: WebSocket,
      lazy: options.lazy ?? true,
      retryAttempts: 0,
      connectionParams: () => this.credentials(),
    });
    this.sockets.push(client);
    return client;
  }

  /** Signs in again, as after hours away: a session that nobody used is over. */
  async returns(): Promise<void> {
    const { login } = await this.does(LoginDocument, { input: { email: this.email, password: PASSWORD } });
    this.token = login.token ?? null;
  }

  async me() {
    return (await this.does(MeDocument)).me;
  }

  /** Asks a question and waits for the whole answer. */
  async asks(text: string, threadId?: string) {
    const { askQuestion } = await this.does(AskAndWaitDocument, { input: { text, threadId: threadId ?? null } });
    const answer = askQuestion.finishedAnswer;
    if (!answer) throw new Error(askQuestion.userErrors[0]?.message ?? 'no answer');
    return answer;
  }

  /** Asks a question without waiting for the answer. */
  async startsQuestion(text: string, threadId?: string) {
    const { askQuestion } = await this.does(AskDocument, { input: { text, threadId: threadId ?? null } });
    if (!askQuestion.answer || !askQuestion.thread) throw new Error(askQuestion.userErrors[0]?.message ?? 'not asked');
    return {
      answerId: askQuestion.answer.id,
      threadId: askQuestion.thread.id,
      questionId: askQuestion.question?.id ?? '',
    };
  }

  /** All steps of an answer from the subscription; `until` ends it early. */
  async follows(
    messageId: string,
    fromOffset = 0,
    until: (step: ReplySubscription['chatReply']) => boolean = () => false,
  ) {
    const steps: ReplySubscription['chatReply'][] = [];
    const client = this.socket();
    const sequence = client.iterate<ReplySubscription>({
      query: print(ReplyDocument),
      variables: { messageId, fromOffset },
    });
    for await (const result of sequence) {
      if (result.errors) throw new Error(JSON.stringify(result.errors));
      if (!result.data) continue;
      steps.push(result.data.chatReply);
      if (until(result.data.chatReply)) break;
    }
    await client.dispose();
    return steps;
  }

  async leave(): Promise<void> {
    for (const socket of this.sockets) await socket.dispose();
  }
}

let people = 0;

interface WorldOptions {
  llm?: AnswerModel;
  embedder?: Embedder;
  mailer?: Mailer;
  ocr?: Ocr;
  webhookPost?: WebhookPost;
  services?: Partial<Record<ConnectedService, OAuthConnection>>;
  limits?: ConnectionLimits;
  env?: Record<string, string>;
}

export class World {
  readonly clock = new MovableClock();
  private callers: Caller[] = [];
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'foja-world-'));

  /** People of a world with a model agreed that their texts are sent to it. */
  private hasModel = false;

  private constructor(private readonly database: FreshDatabase) {}

  server!: RunningServer;

  static async begin(options: WorldOptions = {}): Promise<World> {
    const database = await freshDatabase();
    const world = new World(database);
    await world.start(options);
    return world;
  }

  async start(options: WorldOptions = {}): Promise<RunningServer> {
    this.hasModel ||= options.llm !== undefined || options.env?.['LLM_PROVIDER'] !== undefined;
    const env = parseEnv({
      NODE_ENV: 'test',
      PORT: '0',
      LOG_LEVEL: process.env['TEST_LOG'] ?? 'silent',
      DATABASE_URL: this.database.url,
      DATABASE_OWNER_URL: this.database.ownerUrl,
      FOJA_SECRET: 'a secret for tests, never for people!',
      FOJA_DATA: this.folder,
      // Answers are complete at once; tests that follow an answer set another pace.
      READING_PACE_MS: '0',
      // What is installed on a machine changes no test; those of OCR bring their own.
      OCR: 'off',
      ...options.env,
    });
    this.server = await startServer(env, {
      clock: this.clock,
      // Scheduled jobs would follow the clock of the machine, not that of the test.
      schedules: false,
      web: null,
      log: createLog(env.LOG_LEVEL),
      ...(options.llm ? { llm: options.llm } : {}),
      ...(options.embedder ? { embedder: options.embedder } : {}),
      ...(options.mailer ? { mailer: options.mailer } : {}),
      ...(options.ocr ? { ocr: options.ocr } : {}),
      ...(options.services ? { services: options.services } : {}),
      ...(options.webhookPost ? { webhookPost: options.webhookPost } : {}),
      ...(options.limits ? { limits: options.limits } : {}),
    });
    return this.server;
  }

  visitor(server = this.server): Caller {
    const caller = new Caller(server);
    this.callers.push(caller);
    return caller;
  }

  /** A registered and signed-in user. */
  async lawyer(options: { plan?: PlanCode; name?: string } = {}): Promise<Caller> {
    const caller = this.visitor();
    people++;
    caller.email = `persona-${people}-${Math.random().toString(36).slice(2)}@ejemplo.mx`;
    const input = {
      name: options.name ?? `Persona ${people}`,
      email: caller.email,
      password: PASSWORD,
      profession: null,
    };
    const { register } = await caller.does(RegisterDocument, { input });
    caller.token = register.token ?? null;
    caller.userId = register.user?.id ?? '';
    if (options.plan) await this.givePlan(caller.userId, options.plan);
    if (this.hasModel)
      await this.sql('insert into privacy_choice (user_id, model_use, updated_at) values (?, true, now())', [
        caller.userId,
      ]);
    return caller;
  }

  async givePlan(userId: string, plan: PlanCode): Promise<void> {
    const em = this.server.work.em.fork();
    const now = this.clock.now();
    em.create(PlanSubscription, {
      id: newId('planSubscription'),
      user: userId,
      plan,
      status: 'ACTIVE',
      trialEndsAt: null,
      periodAnchorAt: now,
      endsAt: null,
      createdAt: now,
      updatedAt: now,
    });
    await em.flush();
  }

  async sql<T>(text: string, values: unknown[] = []): Promise<T[]> {
    return this.server.work.em.fork().getConnection().execute<T[]>(text, values);
  }

  /** Takes part in a case as if an invitation had been accepted. */
  async joins(caller: Caller, caseId: string, role: 'COLLABORATOR' | 'GUEST' = 'COLLABORATOR'): Promise<void> {
    await this.sql('insert into case_member (case_id, user_id, role, joined_at) values (?, ?, ?, now())', [
      caseId,
      caller.userId,
      role,
    ]);
  }

  async leaves(caller: Caller, caseId: string): Promise<void> {
    await this.sql('delete from case_member where case_id = ? and user_id = ?', [caseId, caller.userId]);
  }

  /** A statement that the server itself could not run: it changes a table, or empties one. */
  async asOwner(statement: string): Promise<void> {
    const client = new pg.Client({ connectionString: this.ownerUrl });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  }

  /** Of the role that the server signs in as. */
  get databaseUrl(): string {
    return this.database.url;
  }

  get ownerUrl(): string {
    return this.database.ownerUrl;
  }

  /**
   * Waits until no job of that name is due or running. One that has used up its tries is not done any more, whenever
   * it is due: so is one that failed after another with its key was put in its place.
   */
  async runJobs(name: string, timeoutMs = 60_000): Promise<void> {
    for (const until = Date.now() + timeoutMs; Date.now() < until;) {
      const waiting = await this.sql(
        `select 1 from graphile_worker.jobs
         where task_identifier = ? and (locked_at is not null or (run_at <= now() and attempts < max_attempts))`,
        [name],
      );
      if (waiting.length === 0) return;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    const stuck = await this.sql(
      'select attempts, last_error from graphile_worker.jobs where task_identifier = ? limit 3',
      [name],
    );
    throw new Error(`${name} was not done in time: ${JSON.stringify(stuck)}`);
  }

  /** Deletes what the rules of retention let go, by the clock of the world. */
  async deletesOverdue(): Promise<void> {
    for (const job of ['delete-overdue-hourly', 'delete-overdue-nightly']) {
      await this.sql('select graphile_worker.add_job(?)', [job]);
      await this.runJobs(job);
    }
  }

  /** The mails in the outbox, ordered by id. */
  async outbox(): Promise<ReadMail[]> {
    const folder = path.join(this.folder, 'outbox');
    const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.eml')).sort();
    return Promise.all(files.map(async (file) => readMail(await readFile(path.join(folder, file), 'utf8'))));
  }

  async end(): Promise<void> {
    await Promise.all(this.callers.map((caller) => caller.leave()));
    await this.server.stop();
    await this.database.drop();
    await rm(this.folder, { recursive: true, force: true });
  }
}
