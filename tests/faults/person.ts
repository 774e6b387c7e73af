import { setTimeout as sleep } from 'node:timers/promises';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { print } from 'graphql/index.js';
import { CloseCode, createClient, type Client } from 'graphql-ws';
import WebSocket from 'ws';
import { idempotencyText } from '#schema/text/errors.ts';
import { LoginDocument, RegisterDocument } from '../support/users.generated.ts';
import type { Ledger } from './ledger.ts';

/** Where the product answers; it changes when it is started anew. */
export interface Address {
  readonly url: string;
}

export interface Reply<T> {
  /** 0: nothing came back. */
  status: number;
  code: string;
  message: string;
  data: T | null;
  retryAfterMs: number | null;
}

/** The server did it, and cannot say what it answered. */
export const ANSWER_LOST = Symbol('done, and the answer is lost');

const PASSWORD = 'una clave larga de ejemplo';
const PATIENCE_MS = 180_000;
const NO_ANSWER_MS = 20_000;
const RETRY_MS = 150;
/** What `Retry-After` says is for people; who measures asks sooner. */
const MOST_RETRY_MS = 500;
/** What may be asked again with the same key: nothing was written, or nobody knows. */
const AGAIN: ReadonlySet<string> = new Set(['UNAVAILABLE', 'CONFLICT', 'RATE_LIMITED', 'INTERNAL', 'UPSTREAM']);

let people = 0;

/** Somebody who uses the product over HTTP and over a socket, and repeats what was not answered. */
export class Person {
  token = '';
  private readonly email = `persona-${++people}-${Math.random().toString(36).slice(2)}@ejemplo.mx`;

  constructor(
    readonly at: Address,
    readonly ledger: Ledger,
  ) {}

  async register(): Promise<this> {
    const input = { name: 'Persona de prueba', email: this.email, password: PASSWORD, profession: null };
    const { data, message } = await this.asks(RegisterDocument, { input });
    this.token = data?.register.token ?? '';
    if (!this.token) throw new Error(`nobody was registered: ${message}`);
    return this;
  }

  async signsIn(): Promise<boolean> {
    const { data } = await this.asks(LoginDocument, { input: { email: this.email, password: PASSWORD } });
    this.token = data?.login.token ?? this.token;
    return Boolean(data?.login.token);
  }

  /** A socket that was closed because its token is too old needs a new one. */
  async renewsAfter(closed: unknown): Promise<void> {
    if (closed !== null && typeof closed === 'object' && 'code' in closed && closed.code === CloseCode.Forbidden)
      await this.signsIn();
  }

  private async fetches(path: string, init: RequestInit): Promise<{ response: Response; text: string } | null> {
    try {
      const response = await fetch(new URL(path, this.at.url), { ...init, signal: AbortSignal.timeout(NO_ANSWER_MS) });
      return { response, text: await response.text() };
    } catch {
      // Refused, cut off, or silent: nobody knows whether it was done.
      return null;
    }
  }

  private headers(more: Record<string, string>): Record<string, string> {
    return this.token ? { authorization: `Bearer ${this.token}`, ...more } : more;
  }

  async asks<T, V>(document: TypedDocumentNode<T, V>, variables: V, key?: string): Promise<Reply<T>> {
    const came = await this.fetches('/graphql', {
      method: 'POST',
      headers: this.headers({
        'content-type': 'application/json',
        accept: 'application/graphql-response+json',
        ...(key ? { 'idempotency-key': key } : {}),
      }),
      body: JSON.stringify({ query: print(document), variables }),
    });
    return this.replyOf<T>(came);
  }

  async puts(path: string, bytes: Buffer): Promise<Reply<unknown>> {
    const came = await this.fetches(path, {
      method: 'PUT',
      headers: this.headers({ 'content-type': 'application/octet-stream' }),
      body: new Uint8Array(bytes),
    });
    return this.replyOf(came);
  }

  private replyOf<T>(came: { response: Response; text: string } | null): Reply<T> {
    if (!came) {
      this.ledger.saw(0);
      return { status: 0, code: 'UNAVAILABLE', message: 'no answer', data: null, retryAfterMs: null };
    }
    const { response, text } = came;
    const body = (text.startsWith('{') ? JSON.parse(text) : { code: 'INTERNAL', error: text }) as {
      data?: T;
      errors?: { message: string; extensions: { code: string } }[];
      code?: string;
      error?: string;
    };
    const [error] = body.errors ?? [];
    const code = error?.extensions.code ?? body.code ?? '';
    const message = error?.message ?? body.error ?? '';
    const after = response.headers.get('retry-after');
    this.ledger.saw(code === 'INTERNAL' ? 500 : response.status);
    if (code === 'INTERNAL') this.ledger.problems.push(`${response.status} INTERNAL: ${message.slice(0, 100)}`);
    if (response.status === 503 && !after) this.ledger.problems.push('503 without Retry-After');
    return {
      status: response.status,
      code,
      message,
      data: code ? null : (body.data ?? null),
      retryAfterMs: after === null ? null : Number(after) * 1000,
    };
  }

  /** Sends a write until it is answered, always with the same key. Null: it was refused, and the ledger says why. */
  async writes<T, V>(
    document: TypedDocumentNode<T, V>,
    variables: V,
    key: string,
  ): Promise<T | typeof ANSWER_LOST | null> {
    for (const until = performance.now() + PATIENCE_MS; performance.now() < until;) {
      const reply = await this.asks(document, variables, key);
      if (reply.data) return reply.data;
      if (reply.message === idempotencyText.answerLost) return ANSWER_LOST;
      if (reply.code === 'UNAUTHENTICATED') await this.signsIn();
      else if (!AGAIN.has(reply.code)) {
        this.ledger.problems.push(`${reply.status} ${reply.code}: ${reply.message.slice(0, 100)}`);
        return null;
      }
      await sleep(Math.min(MOST_RETRY_MS, reply.retryAfterMs ?? RETRY_MS));
    }
    this.ledger.problems.push('a write was never answered');
    return null;
  }

  socket(): Client {
    return createClient({
      url: `${this.at.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
      connectionAckWaitTimeout: NO_ANSWER_MS,
      connectionParams: { authorization: `Bearer ${this.token}` },
    });
  }
}
