import { createHash, randomBytes } from 'node:crypto';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

/** A fake of Google's HTTP API: OAuth endpoints and one calendar with etags, sync tokens and pages. */

interface GoogleMoment {
  date?: string | null;
  dateTime?: string | null;
  timeZone?: string | null;
}

export interface GoogleEvent {
  id: string;
  status: 'confirmed' | 'cancelled';
  summary?: string;
  description?: string;
  location?: string;
  start?: GoogleMoment;
  end?: GoogleMoment;
  recurrence?: string[];
  recurringEventId?: string;
  originalStartTime?: GoogleMoment;
  transparency?: string;
  reminders?: { useDefault: boolean; overrides?: { method: string; minutes: number }[] };
  extendedProperties?: { private?: Record<string, string> };
  iCalUID?: string;
  htmlLink?: string;
  etag?: string;
  updated?: string;
}

export interface GoogleRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  body: Record<string, unknown>;
}

/** An injected answer. `undefined`: the normal one. `CUT`: a network error. `LOSE_ANSWER`: the call runs, then a network error. */
type FakeAnswer = Response | 'LOSE_ANSWER' | 'CUT' | undefined;
export type Fault = (asked: GoogleRequest) => FakeAnswer | Promise<FakeAnswer>;

const CALENDAR = 'https://www.googleapis.com/calendar/v3/calendars/primary/events';
const SCOPE = 'https://www.googleapis.com/auth/calendar.events.owned';
const KEYS = { clientId: 'cliente-de-prueba', clientSecret: 'secreto-de-prueba' };
export const GOOGLE_ENV = { GOOGLE_CLIENT_ID: KEYS.clientId, GOOGLE_CLIENT_SECRET: KEYS.clientSecret };

const secret = (): string => randomBytes(12).toString('hex');
const failure = (status: number, reason: string): Response =>
  HttpResponse.json({ error: { code: status, message: reason, errors: [{ domain: 'global', reason }] } }, { status });

/** In Google's API null deletes a field. */
const withoutNulls = <T extends object>(value: T): T =>
  Object.fromEntries(
    Object.entries(value)
      .filter(([, each]) => each !== null)
      .map(([name, each]: [string, unknown]) => [
        name,
        typeof each === 'object' && each !== null && !Array.isArray(each) ? withoutNulls(each) : each,
      ]),
  ) as T;

interface Account {
  name: string;
  events: Map<string, GoogleEvent>;
  /** Number of the last change of each event. */
  changes: Map<string, number>;
  count: number;
  /** Sync tokens before this change are refused. */
  forgottenUpTo: number;
  pages: Map<string, { events: GoogleEvent[]; at: number; next: string }>;
}

const newAccount = (name: string): Account => ({
  name,
  events: new Map(),
  changes: new Map(),
  count: 0,
  forgottenUpTo: 0,
  pages: new Map(),
});

export class FakeGoogle {
  readonly requests: GoogleRequest[] = [];
  readonly revoked: string[] = [];
  pageSize = 250;
  zone = 'America/Mexico_City';
  defaultAlarms = [10];
  /** Scope that the person grants on the consent page. */
  givenScope = SCOPE;
  fault: Fault = () => undefined;
  private readonly accounts = new Map<string, Account>();
  private account = newAccount('persona@ejemplo.mx');
  private readonly codes = new Map<string, { challenge: string; returnTo: string }>();
  private readonly grants = new Map<string, { isAlive: boolean; account: Account }>();
  private readonly accessTokens = new Map<string, string>();

  constructor(private readonly now: () => Date) {
    this.accounts.set(this.account.name, this.account);
  }

  readonly server = setupServer(
    http.post('https://oauth2.googleapis.com/token', ({ request }) => this.token(request)),
    http.post('https://oauth2.googleapis.com/revoke', ({ request }) => this.revoke(request)),
    http.get(CALENDAR, ({ request }) => this.answer(request, (asked, account) => this.list(asked, account))),
    http.post(CALENDAR, ({ request }) => this.answer(request, (asked, account) => this.insert(asked, account))),
    http.get(`${CALENDAR}/:id`, ({ request }) => this.answer(request, (asked, account) => this.get(asked, account))),
    http.patch(`${CALENDAR}/:id`, ({ request }) =>
      this.answer(request, (asked, account) => this.patch(asked, account, request)),
    ),
    http.delete(`${CALENDAR}/:id`, ({ request }) =>
      this.answer(request, (asked, account) => this.remove(asked, account, request)),
    ),
  );

  /** Switches to another Google account. */
  use(name: string): void {
    this.account = this.accounts.get(name) ?? newAccount(name);
    this.accounts.set(name, this.account);
  }

  get events(): GoogleEvent[] {
    return [...this.account.events.values()];
  }

  get live(): GoogleEvent[] {
    return this.events.filter(({ status }) => status === 'confirmed');
  }

  get titles(): string[] {
    return this.live.map(({ summary }) => summary ?? '').toSorted();
  }

  find(summary: string): GoogleEvent {
    const found = this.live.filter((event) => event.summary === summary);
    if (found.length !== 1) throw new Error(`${found.length} events «${summary}»`);
    return found[0] as GoogleEvent;
  }

  /** Creates or edits an event in Google. */
  put(event: Partial<GoogleEvent> & { id: string }): GoogleEvent {
    const { account } = this;
    account.count += 1;
    const known = account.events.get(event.id);
    const next: GoogleEvent = {
      status: 'confirmed',
      iCalUID: `${event.id}@google.com`,
      htmlLink: `https://www.google.com/calendar/event?eid=${event.id}`,
      reminders: { useDefault: true },
      ...known,
      ...event,
      etag: `"${account.count}"`,
      updated: this.now().toISOString(),
    };
    account.events.set(event.id, withoutNulls(next));
    account.changes.set(event.id, account.count);
    return next;
  }

  /** Deletes an event in Google. */
  cancel(id: string): void {
    this.put({ id, status: 'cancelled' });
  }

  /** Deletes an occurrence of a series in Google. */
  cancelOne(seriesId: string, originalStart: GoogleMoment, stamp: string): void {
    this.put({
      id: `${seriesId}_${stamp}`,
      status: 'cancelled',
      recurringEventId: seriesId,
      originalStartTime: originalStart,
    });
  }

  /** Invalidates all sync tokens, so that all events must be read again. */
  forgetSyncTokens(): void {
    this.account.forgottenUpTo = this.account.count + 1;
    this.account.count += 1;
  }

  revokeAll(): void {
    for (const grant of this.grants.values()) grant.isAlive = false;
  }

  get aliveGrants(): number {
    return [...this.grants.values()].filter(({ isAlive }) => isAlive).length;
  }

  count(method: string, pattern: RegExp): number {
    return this.requests.filter((each) => each.method === method && pattern.test(each.path)).length;
  }

  /** The person consents; returns the address to which Google redirects. */
  consent(authUrl: string): string {
    const query = new URL(authUrl).searchParams;
    const code = `4/${secret()}`;
    const returnTo = query.get('redirect_uri') ?? '';
    this.codes.set(code, { challenge: query.get('code_challenge') ?? '', returnTo });
    return `${returnTo}?${new URLSearchParams({ state: query.get('state') ?? '', code, scope: SCOPE }).toString()}`;
  }

  private async token(request: Request): Promise<Response> {
    const form = new URLSearchParams(await request.text());
    const refuse = (error: string, status = 400) => HttpResponse.json({ error }, { status });
    if (form.get('client_secret') !== KEYS.clientSecret) return refuse('invalid_client', 401);
    const give = (refreshToken: string): Record<string, unknown> => {
      const accessToken = `ya29.${secret()}`;
      this.accessTokens.set(accessToken, refreshToken);
      return { access_token: accessToken, expires_in: 3599, scope: this.givenScope, token_type: 'Bearer' };
    };
    if (form.get('grant_type') === 'refresh_token') {
      const refreshToken = form.get('refresh_token') ?? '';
      if (!this.grants.get(refreshToken)?.isAlive)
        return HttpResponse.json(
          { error: 'invalid_grant', error_description: 'Token has been expired or revoked.' },
          { status: 400 },
        );
      return HttpResponse.json(give(refreshToken));
    }
    const code = this.codes.get(form.get('code') ?? '');
    this.codes.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (!code || code.challenge !== challenge || code.returnTo !== form.get('redirect_uri'))
      return refuse('invalid_grant');
    const refreshToken = `1//${secret()}`;
    this.grants.set(refreshToken, { isAlive: true, account: this.account });
    return HttpResponse.json({ ...give(refreshToken), refresh_token: refreshToken });
  }

  private async revoke(request: Request): Promise<Response> {
    const token =
      new URL(request.url).searchParams.get('token') ?? new URLSearchParams(await request.text()).get('token');
    const grant = this.grants.get(token ?? '');
    if (!grant?.isAlive) return HttpResponse.json({ error: 'invalid_token' }, { status: 400 });
    grant.isAlive = false;
    this.revoked.push(token ?? '');
    return HttpResponse.json({});
  }

  private async answer(request: Request, act: (asked: GoogleRequest, account: Account) => Response): Promise<Response> {
    const bearer = (request.headers.get('authorization') ?? '').replace('Bearer ', '');
    const grant = this.grants.get(this.accessTokens.get(bearer) ?? '');
    if (!grant?.isAlive) return failure(401, 'authError');
    const url = new URL(request.url);
    const text = await request.text();
    const asked: GoogleRequest = {
      method: request.method,
      path: decodeURIComponent(url.pathname),
      query: url.searchParams,
      body: text ? (JSON.parse(text) as Record<string, unknown>) : {},
    };
    this.requests.push(asked);
    const fault = await this.fault(asked);
    if (fault === 'CUT') return HttpResponse.error();
    if (fault === 'LOSE_ANSWER') {
      act(asked, grant.account);
      return HttpResponse.error();
    }
    return fault ?? act(asked, grant.account);
  }

  private pageOf(account: Account, events: GoogleEvent[], next: string, at = 0): Response {
    const rest = at + this.pageSize;
    const shared = {
      kind: 'calendar#events',
      summary: account.name,
      timeZone: this.zone,
      defaultReminders: this.defaultAlarms.map((minutes) => ({ method: 'popup', minutes })),
      items: events.slice(at, rest),
    };
    if (rest >= events.length) return HttpResponse.json({ ...shared, nextSyncToken: next });
    const token = secret();
    account.pages.set(token, { events, at: rest, next });
    return HttpResponse.json({ ...shared, nextPageToken: token });
  }

  private list({ query }: GoogleRequest, account: Account): Response {
    const page = query.get('pageToken');
    if (page !== null) {
      const known = account.pages.get(page);
      return known ? this.pageOf(account, known.events, known.next, known.at) : failure(400, 'invalid');
    }
    const token = query.get('syncToken');
    const next = `sync-${account.count}`;
    if (token === null) {
      const isShown = (event: GoogleEvent): boolean =>
        event.status === 'confirmed' ||
        (event.recurringEventId !== undefined && account.events.get(event.recurringEventId)?.status === 'confirmed');
      return this.pageOf(account, [...account.events.values()].filter(isShown), next);
    }
    const since = Number(token.replace('sync-', ''));
    if (since < account.forgottenUpTo) return failure(410, 'fullSyncRequired');
    const changed = [...account.changes].filter(([, at]) => at > since).toSorted((a, b) => a[1] - b[1]);
    return this.pageOf(
      account,
      changed.flatMap(([id]) => account.events.get(id) ?? []),
      next,
    );
  }

  private within<T>(account: Account, act: () => T): T {
    const current = this.account;
    this.account = account;
    try {
      return act();
    } finally {
      this.account = current;
    }
  }

  private insert({ body }: GoogleRequest, account: Account): Response {
    const id = typeof body['id'] === 'string' ? body['id'] : secret();
    if (!/^[a-v0-9]{5,1024}$/.test(id)) return failure(400, 'invalid');
    if (account.events.has(id)) return failure(409, 'duplicate');
    if (!body['start'] || !body['end']) return failure(400, 'required');
    return HttpResponse.json(this.within(account, () => this.put(withoutNulls({ ...body, id }))));
  }

  private idOf({ path }: GoogleRequest): string {
    return path.split('/').at(-1) ?? '';
  }

  /** An unchanged occurrence of a series, computed from the series. */
  private instanceOf(id: string, account: Account): GoogleEvent | undefined {
    const [, seriesId = '', stamp = ''] = /^(.*)_(\d{8}(?:T\d{6}Z)?)$/.exec(id) ?? [];
    const series = account.events.get(seriesId);
    if (!series?.recurrence || series.status !== 'confirmed') return undefined;
    const day = `${stamp.slice(0, 4)}-${stamp.slice(4, 6)}-${stamp.slice(6, 8)}`;
    const { recurrence: _recurrence, ...rest } = series;
    if (stamp.length === 8)
      return { ...rest, id, recurringEventId: seriesId, originalStartTime: { date: day }, start: { date: day } };
    const dateTime = `${day}T${stamp.slice(9, 11)}:${stamp.slice(11, 13)}:${stamp.slice(13, 15)}Z`;
    const length = Date.parse(series.end?.dateTime ?? '') - Date.parse(series.start?.dateTime ?? '');
    const timeZone = series.start?.timeZone ?? null;
    return {
      ...rest,
      id,
      recurringEventId: seriesId,
      originalStartTime: { dateTime, timeZone },
      start: { dateTime, timeZone },
      end: { dateTime: new Date(Date.parse(dateTime) + length).toISOString(), timeZone },
    };
  }

  private get(asked: GoogleRequest, account: Account): Response {
    const event = account.events.get(this.idOf(asked)) ?? this.instanceOf(this.idOf(asked), account);
    return event ? HttpResponse.json(event) : failure(404, 'notFound');
  }

  private patch(asked: GoogleRequest, account: Account, request: Request): Response {
    const id = this.idOf(asked);
    const known = account.events.get(id) ?? this.instanceOf(id, account);
    if (!known) return failure(404, 'notFound');
    const match = request.headers.get('if-match');
    if (match !== null && match !== known.etag) return failure(412, 'conditionNotMet');
    const { start, end, ...rest } = asked.body as Partial<GoogleEvent>;
    const moment = (before: GoogleMoment | undefined, change: GoogleMoment | undefined): GoogleMoment | undefined =>
      change ? withoutNulls({ ...before, ...change }) : before;
    const next = { ...known, ...rest, id, start: moment(known.start, start), end: moment(known.end, end) };
    const isRescheduled = rest.recurrence !== undefined || start !== undefined;
    // A series with new times loses its changed occurrences.
    if (isRescheduled && known.recurrence)
      for (const each of account.events.values())
        if (each.recurringEventId === id) {
          account.events.delete(each.id);
          account.changes.delete(each.id);
        }
    return HttpResponse.json(this.within(account, () => this.put(next as GoogleEvent)));
  }

  private remove(asked: GoogleRequest, account: Account, request: Request): Response {
    const id = this.idOf(asked);
    const known = account.events.get(id) ?? this.instanceOf(id, account);
    if (!known) return failure(404, 'notFound');
    if (known.status === 'cancelled') return failure(410, 'deleted');
    const match = request.headers.get('if-match');
    if (match !== null && match !== known.etag) return failure(412, 'conditionNotMet');
    this.within(account, () => this.put({ ...known, status: 'cancelled' }));
    return new HttpResponse(null, { status: 204 });
  }
}
