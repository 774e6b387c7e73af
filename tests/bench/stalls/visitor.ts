import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { MINUTE } from '#schema/lib/durations.ts';
import { OPERATIONS } from '../api/documents.ts';
import { CREATE_REVIEW } from './requests.ts';

/** People who use a running product over HTTP, and one who watches how long ordinary requests take. */

interface Owner {
  visitor: Visitor;
  /** Of the review. */
  id: string;
}

interface Answer {
  /** What a person is told; empty: nothing was wrong. */
  sentence: string;
  code: string;
  data: Record<string, Record<string, unknown> | null> | null;
}

interface Body {
  data?: Record<string, Record<string, unknown> & { userErrors?: { code: string; message: string }[] }> | null;
  errors?: { message: string; extensions?: { code?: string } }[];
}

let people = 0;

const AUTH = '{ token userErrors { code message } }';
/** Less than an access token lives. */
const RENEW_MS = 8 * MINUTE;
const ANALYSIS_LOOK_MS = 50;

export class Visitor {
  token = '';
  private cookie = '';
  private renewed = 0;
  constructor(private readonly url: string) {}

  static async register(url: string): Promise<Visitor> {
    const visitor = new Visitor(url);
    const email = `persona${++people}.${Date.now()}@ejemplo.mx`;
    const { data } = await visitor.asks(`mutation($input: RegisterInput!) { register(input: $input) ${AUTH} }`, {
      input: { name: `Persona ${people}`, email, password: 'una clave larga de ejemplo' },
    });
    visitor.token = data?.['register']?.['token'] as string;
    visitor.renewed = performance.now();
    return visitor;
  }

  /** A new access token, as the page asks for one. */
  private async renew(): Promise<void> {
    this.renewed = performance.now();
    this.token = '';
    const { data, code, sentence } = await this.asks(`mutation { refresh ${AUTH} }`);
    this.token = (data?.['refresh']?.['token'] as string | undefined) ?? '';
    if (!this.token) throw new Error(`${code}: ${sentence}`);
  }

  async asks(query: string, variables: Record<string, unknown> = {}): Promise<Answer> {
    if (this.token && performance.now() - this.renewed > RENEW_MS) await this.renew();
    const response = await fetch(new URL('/graphql', this.url), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        connection: 'close',
        ...(this.token ? { authorization: `Bearer ${this.token}` } : { cookie: this.cookie }),
      },
      body: JSON.stringify({ query, variables }),
    });
    const [cookie] = response.headers.getSetCookie();
    if (cookie) this.cookie = cookie.split(';', 1)[0] ?? '';
    const { data, errors } = (await response.json()) as Body;
    const [error] = errors ?? [];
    const [no] = Object.values(data ?? {}).flatMap((payload) => payload?.userErrors ?? []);
    return {
      sentence: error?.message ?? no?.message ?? '',
      code: error?.extensions?.code ?? no?.code ?? '',
      data: data ?? null,
    };
  }

  /** The id of a file that was sent; empty: it was not taken. */
  async sends(fileName: string, bytes: Buffer): Promise<{ id: string; refused: Answer | null }> {
    const announced = await this.asks(
      'mutation($input: CreateUploadInput!) { createUpload(input: $input) { upload { id } userErrors { code message } } }',
      { input: { fileName, byteLength: bytes.length } },
    );
    const id = (announced.data?.['createUpload']?.['upload'] as { id: string } | null)?.id;
    if (!id) return { id: '', refused: announced };
    await fetch(new URL(`/api/uploads/${id}`, this.url), {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${this.token}`,
        'content-type': 'application/octet-stream',
        connection: 'close',
      },
      body: new Uint8Array(bytes),
    });
    return { id, refused: null };
  }

  /** Sends a file to be analysed and waits for the end of it: what its owner is told, and how long that took. */
  async analyzes(fileName: string, bytes: Buffer): Promise<Answer & { ms: number }> {
    const { id: uploadId, refused } = await this.sends(fileName, bytes);
    if (refused) return { ...refused, ms: 0 };
    const begun = performance.now();
    const asked = await this.asks(
      'mutation($input: AnalyzeDocumentInput!) { analyzeDocument(input: $input) { document { id } userErrors { code message } } }',
      { input: { uploadId } },
    );
    const documentId = (asked.data?.['analyzeDocument']?.['document'] as { id: string } | null | undefined)?.id;
    if (!documentId) return { ...asked, ms: performance.now() - begun };
    for (;;) {
      await sleep(ANALYSIS_LOOK_MS);
      const { data, code, sentence } = await this.asks('query($id: ID!) { document(id: $id) { status problem } }', {
        id: documentId,
      });
      const found = data?.['document'] as { status: string; problem: string | null } | null | undefined;
      if (!found) throw new Error(`${code}: ${sentence}`);
      if (found.status === 'QUEUED' || found.status === 'RUNNING') continue;
      const ms = performance.now() - begun;
      await this.asks(
        'mutation($input: DeleteDocumentInput!) { deleteDocument(input: $input) { userErrors { code message } } }',
        {
          input: { documentId },
        },
      );
      return { data, ms, code: found.status === 'DONE' ? '' : found.status, sentence: found.problem ?? '' };
    }
  }

  /** Sends a file to where a person would: a calendar to the calendar, all others to a review of citations. */
  async opens(fileName: string, bytes: Buffer): Promise<Answer> {
    const { id, refused } = await this.sends(fileName, bytes);
    if (refused) return refused;
    return fileName.endsWith('.ics')
      ? this.asks(
          'mutation($input: ImportCalendarInput!) { importCalendar(input: $input) { createdCount problemCount userErrors { code message } } }',
          { input: { uploadId: id } },
        )
      : this.asks(
          'mutation($input: CreateCitationReviewInput!) { createCitationReview(input: $input) { review { id } userErrors { code message } } }',
          { input: { uploadId: id } },
        );
  }
}

/** Memory of the server, and of its workers, in MB; Linux only. */
export function memoryOf(pid: number): { server: number; workers: number } {
  const rss = (one: number | string): number => {
    try {
      return Math.round((Number(readFileSync(`/proc/${one}/statm`, 'utf8').split(' ')[1]) * 4096) / 1024 / 1024);
    } catch {
      return 0;
    }
  };
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
  const isWorker = (one: string): boolean => {
    try {
      return /worker\.(js|ts)/.test(readFileSync(`/proc/${one}/cmdline`, 'utf8'));
    } catch {
      return false;
    }
  };
  return { server: rss(pid), workers: children.filter(isWorker).reduce((sum, one) => sum + rss(one), 0) };
}

/** Work that is refused for its number would measure nothing. */
export async function served(asked: Promise<Answer>): Promise<Answer> {
  const answer = await asked;
  if (answer.code === 'RATE_LIMITED') throw new Error(answer.sentence);
  return answer;
}

/** People with a review of this text each. One account may ask only so often in a minute: several take turns. */
export async function registerOwners(url: string, text: string, count: number): Promise<() => Owner> {
  const owners: Owner[] = [];
  while (owners.length < count) {
    const visitor = await Visitor.register(url);
    const { data, code, sentence } = await visitor.asks(CREATE_REVIEW, { input: { text } });
    const id = (data?.['createCitationReview']?.['review'] as { id: string } | null)?.id;
    if (!id) throw new Error(`${code}: ${sentence}`);
    owners.push({ visitor, id });
  }
  let turn = 0;
  return () => owners[turn++ % count] as Owner;
}

export interface Watcher {
  /** Milliseconds of the ordinary requests since the last look. */
  look(): Promise<number[]>;
  end(): void;
}

/** Somebody else, who asks for health and for the first page all the time. */
export async function watch(url: string): Promise<Watcher> {
  const { token } = await Visitor.register(url);
  const home = OPERATIONS.find(({ name }) => name === 'home')?.query ?? '';
  const child = fork(path.join(import.meta.dirname, 'probe.ts'), [url, token, home], { execArgv: ['--import', 'tsx'] });
  return {
    look: () =>
      new Promise((resolve) => {
        child.once('message', (waits) => resolve(waits as number[]));
        child.send('report');
      }),
    end: () => child.disconnect(),
  };
}
