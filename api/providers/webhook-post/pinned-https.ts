import { lookup as lookupByName } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import type { WebhookFailure } from '#schema/generated/contract.ts';
import type { WebhookAttemptResult, WebhookPost } from '#api/ports/webhook-post.ts';
import { isPublicAddress, targetOf, urlProblem } from './public-address.ts';

/** All addresses of a name; rejects when there are none. */
export type Resolve = (name: string) => Promise<readonly string[]>;

interface PinnedHttpsOptions {
  timeoutMs: number;
  /** `host:port` that may be private and without TLS: for development and tests. */
  allowed: ReadonlySet<string>;
  /** Absent: the resolver of the machine. */
  resolve?: Resolve;
  /** Certificates that are trusted besides those of Node. */
  ca?: string;
}

const MAX_ANSWER_BYTES = 64 * 1024;
const SHOWN_CHARACTERS = 500;

/** A failure with a name of its own; everything else is that there was no connection. */
class PostFailure extends Error {
  constructor(
    readonly failure: WebhookFailure,
    readonly statusCode: number | null = null,
  ) {
    super(failure);
  }
}

const CERTIFICATE_CODES =
  /^(?:CERT_|ERR_TLS_CERT|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_(?:VERIFY|GET)|HOSTNAME_MISMATCH|INVALID_CA|ERR_SSL)/;

function failureOf(error: unknown): WebhookFailure {
  if (error instanceof PostFailure) return error.failure;
  const { code } = error as { code?: string };
  return CERTIFICATE_CODES.test(code ?? '') ? 'CERTIFICATE' : 'NO_CONNECTION';
}

/** Text that PostgreSQL can hold, cut between characters. */
const shown = (bytes: Buffer): string =>
  Array.from(bytes.toString('utf8').toWellFormed().replaceAll('\0', '')).slice(0, SHOWN_CHARACTERS).join('');

interface Answer {
  statusCode: number;
  start: string;
}

class PinnedHttps implements WebhookPost {
  private readonly resolve: Resolve;

  constructor(private readonly options: PinnedHttpsOptions) {
    this.resolve =
      options.resolve ??
      (async (name) => (await lookupByName(name, { all: true, verbatim: true })).map(({ address }) => address));
  }

  problemOf(url: string) {
    return urlProblem(url, this.options.allowed);
  }

  async probe(url: string) {
    try {
      await this.addressOf(new URL(url));
      return null;
    } catch (error) {
      if (error instanceof PostFailure && error.failure === 'ADDRESS_REFUSED') return 'ADDRESS_REFUSED';
      return 'NAME_NOT_FOUND';
    }
  }

  async post(
    url: string,
    message: { headers: Readonly<Record<string, string>>; body: string | Uint8Array },
    signal: AbortSignal,
  ): Promise<WebhookAttemptResult> {
    signal.throwIfAborted();
    const begun = performance.now();
    const late = AbortSignal.timeout(this.options.timeoutMs);
    const end = (rest: Pick<WebhookAttemptResult, 'statusCode' | 'failure' | 'responseStart'>) => ({
      durationMs: Math.round(performance.now() - begun),
      ...rest,
    });
    try {
      const { statusCode, start } = await this.send(url, message, AbortSignal.any([signal, late]));
      const failure = statusCode >= 300 && statusCode < 400 ? 'REDIRECT' : 'STATUS';
      const isTaken = statusCode >= 200 && statusCode < 300;
      return end({ statusCode, failure: isTaken ? null : failure, responseStart: start });
    } catch (error) {
      signal.throwIfAborted();
      const statusCode = error instanceof PostFailure ? error.statusCode : null;
      return end({ statusCode, failure: late.aborted ? 'TIMEOUT' : failureOf(error), responseStart: '' });
    }
  }

  /** The address to connect to. Every address of the name must be public: one of two is a trap. */
  private async addressOf(url: URL): Promise<string> {
    // It may have been stored by a release with other rules.
    if (this.problemOf(url.href)) throw new PostFailure('ADDRESS_REFUSED');
    const isAllowed = this.options.allowed.has(targetOf(url));
    if (isAllowed && isIP(url.hostname)) return url.hostname;
    const addresses = await this.resolve(url.hostname).catch(() => {
      throw new PostFailure('NAME_NOT_FOUND');
    });
    const [first] = addresses;
    if (first === undefined) throw new PostFailure('NAME_NOT_FOUND');
    if (!isAllowed && !addresses.every(isPublicAddress)) throw new PostFailure('ADDRESS_REFUSED');
    return first;
  }

  private async send(
    text: string,
    { headers, body }: { headers: Readonly<Record<string, string>>; body: string | Uint8Array },
    signal: AbortSignal,
  ): Promise<Answer> {
    const url = new URL(text);
    const address = await untilAborted(this.addressOf(url), signal);
    const family = isIP(address);
    const isTls = url.protocol === 'https:';
    const bytes = Buffer.from(body);
    const options: https.RequestOptions = {
      method: 'POST',
      hostname: url.hostname,
      port: url.port || (isTls ? 443 : 80),
      path: url.pathname + url.search,
      headers: { ...headers, host: url.host, 'content-length': bytes.length, connection: 'close' },
      // The name is in Host, in SNI and in the check of the certificate; the connection goes to what was checked.
      ...(isTls && !isIP(url.hostname) ? { servername: url.hostname } : {}),
      lookup: (_name, asked, done) => (asked.all ? done(null, [{ address, family }]) : done(null, address, family)),
      // A connection of its own, never one that was opened for another check.
      agent: false,
      signal,
      ...(this.options.ca ? { ca: this.options.ca } : {}),
    };
    return new Promise((resolve, reject) => {
      const request = isTls ? https.request(options) : http.request(options);
      request.on('error', reject);
      request.on('response', (response) => {
        const statusCode = response.statusCode ?? 0;
        const parts: Buffer[] = [];
        let length = 0;
        response.on('data', (part: Buffer) => {
          length += part.length;
          parts.push(part);
          if (length > MAX_ANSWER_BYTES) request.destroy(new PostFailure('TOO_LARGE', statusCode));
        });
        response.on('end', () => resolve({ statusCode, start: shown(Buffer.concat(parts)) }));
        response.on('error', reject);
        response.on('aborted', () => reject(new PostFailure('NO_CONNECTION', statusCode)));
      });
      request.end(bytes);
    });
  }
}

/** A name that is not resolved in time keeps nobody waiting. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(signal.reason as Error);
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

/** Posts over HTTPS to a checked and pinned address. Follows no redirect and reads at most 64 kB of the answer. */
export const createPinnedHttps = (options: PinnedHttpsOptions): WebhookPost => new PinnedHttps(options);
