import type { calendar_v3 } from 'googleapis/build/src/apis/calendar/index.js';
import {
  PermissionLost,
  type CalendarGrant,
  type CalendarSync,
  type RemoteCalendar,
  type RemotePage,
  type WriteResult,
} from '#api/ports/calendar-sync.ts';
import { PortError } from '#api/ports/port-error.ts';
import { readGoogleEvent, writeEvent } from './google-events.rules.ts';
import { portErrorOf, googleErrorOf, writeErrorOf } from './google-errors.ts';

/** Access to events of calendars that the person owns, and to nothing else. */
const SCOPE = 'https://www.googleapis.com/auth/calendar.events.owned';
/** The primary calendar of the account. */
const CALENDAR = 'primary';
const PAGE_SIZE = 250;
/** Without birthdays and working locations, which are no appointments. */
const EVENT_TYPES = ['default', 'fromGmail', 'focusTime', 'outOfOffice'];

export interface GoogleClientSettings {
  clientId: string;
  clientSecret: string;
  timeoutMs: number;
}

// Imported on first use, and only the calendar part: importing the whole package takes half a second.
const loadLibrary = () => import('googleapis/build/src/apis/calendar/index.js');

async function clientOf({ clientId, clientSecret, timeoutMs }: GoogleClientSettings, redirectUri?: string) {
  const { auth } = await loadLibrary();
  return new auth.OAuth2({
    clientId,
    clientSecret,
    ...(redirectUri ? { redirectUri } : {}),
    transporterOptions: { timeout: timeoutMs, retry: false },
  });
}

/** Calls Google and converts errors to ours. `renew`: after a 401 the access token is renewed and the call retried once. */
async function callGoogle<T>(signal: AbortSignal, act: () => Promise<T>, renew?: () => void): Promise<T> {
  signal.throwIfAborted();
  try {
    return await act();
  } catch (error) {
    if (!renew || googleErrorOf(error).status !== 401) throw portErrorOf(error, signal);
    renew();
    return callGoogle(signal, act);
  }
}

interface Credentials {
  refresh_token?: string | null;
  access_token?: string | null;
  expiry_date?: number | null;
  scope?: string | null;
}

function grantOf(tokens: Credentials, known: CalendarGrant | null = null): CalendarGrant {
  return {
    refreshToken: tokens.refresh_token ?? known?.refreshToken ?? '',
    accessToken: tokens.access_token ?? null,
    accessExpiresAt: tokens.expiry_date ?? null,
  };
}

function pageOf(page: calendar_v3.Schema$Events): RemotePage {
  // Every complete page has a token. Without this check, a broken page would look like an empty calendar.
  if (!page.nextPageToken && !page.nextSyncToken) throw new PortError('BAD_REPLY', 'a page without a token');
  return pageFrom(page);
}

const pageFrom = (page: calendar_v3.Schema$Events): RemotePage => ({
  calendarName: page.summary ?? '',
  zone: page.timeZone ?? null,
  defaultAlarms: (page.defaultReminders ?? []).flatMap(({ minutes }) => (typeof minutes === 'number' ? [minutes] : [])),
  events: (page.items ?? []).map(readGoogleEvent).filter(({ id }) => id !== ''),
  nextPage: page.nextPageToken ?? null,
  nextSync: page.nextSyncToken ?? null,
});

class GoogleCalendar implements RemoteCalendar {
  constructor(
    private readonly events: calendar_v3.Calendar['events'],
    private readonly timeoutMs: number,
    readonly grant: () => CalendarGrant,
    /** Drops the access token, so that the next request gets a new one. (The client's own retry would do so at every 403 too.) */
    private readonly renew: () => void,
  ) {}

  /** Without retries of the client: the job queue retries with growing pauses. */
  private options(signal: AbortSignal, etag: string | null = null) {
    return {
      signal,
      timeout: this.timeoutMs,
      retry: false,
      ...(etag === null ? {} : { headers: { 'If-Match': etag } }),
    };
  }

  private call<T>(signal: AbortSignal, act: () => Promise<T>): Promise<T> {
    return callGoogle(signal, act, this.renew);
  }

  async check(signal: AbortSignal) {
    const { data } = await this.call(signal, () =>
      this.events.list({ calendarId: CALENDAR, maxResults: 1, fields: 'summary' }, this.options(signal)),
    );
    return { calendarName: data.summary ?? '' };
  }

  async readChanges({ since, page }: { since: string | null; page: string | null }, signal: AbortSignal) {
    return this.call(signal, async () => {
      try {
        const { data } = await this.events.list(
          {
            calendarId: CALENDAR,
            maxResults: PAGE_SIZE,
            singleEvents: false,
            eventTypes: EVENT_TYPES,
            ...(since === null ? {} : { syncToken: since }),
            ...(page === null ? {} : { pageToken: page }),
          },
          this.options(signal),
        );
        return pageOf(data);
      } catch (error) {
        const { status } = googleErrorOf(error);
        // The sync token is too old (410), or the page token has expired (400).
        if (status === 410 || (status === 400 && page !== null)) return 'EXPIRED' as const;
        throw error;
      }
    });
  }

  async read(id: string, signal: AbortSignal) {
    return this.call(signal, async () => {
      try {
        const { data } = await this.events.get({ calendarId: CALENDAR, eventId: id }, this.options(signal));
        return readGoogleEvent(data);
      } catch (error) {
        if (writeErrorOf(error)?.kind === 'MISSING') return null;
        throw error;
      }
    });
  }

  private write(signal: AbortSignal, act: () => Promise<{ data: calendar_v3.Schema$Event }>): Promise<WriteResult> {
    return this.call(signal, async () => {
      try {
        return { kind: 'DONE', event: readGoogleEvent((await act()).data) };
      } catch (error) {
        const refusal = writeErrorOf(error);
        if (refusal) return refusal;
        throw error;
      }
    });
  }

  create(id: string, change: Parameters<typeof writeEvent>[0], signal: AbortSignal) {
    // Synchronization must not send e-mails to guests.
    const params = { calendarId: CALENDAR, sendUpdates: 'none', requestBody: { id, ...writeEvent(change) } };
    return this.write(signal, () => this.events.insert(params, this.options(signal)));
  }

  update(id: string, change: Parameters<typeof writeEvent>[0], etag: string | null, signal: AbortSignal) {
    const params = { calendarId: CALENDAR, eventId: id, sendUpdates: 'none', requestBody: writeEvent(change) };
    return this.write(signal, () => this.events.patch(params, this.options(signal, etag)));
  }

  async remove(id: string, etag: string | null, signal: AbortSignal) {
    return this.call(signal, async () => {
      try {
        await this.events.delete(
          { calendarId: CALENDAR, eventId: id, sendUpdates: 'none' },
          this.options(signal, etag),
        );
        return { kind: 'GONE' as const };
      } catch (error) {
        const refusal = writeErrorOf(error);
        if (refusal) return refusal;
        throw error;
      }
    });
  }
}

/** Google Calendar, through the official client. */
export function createGoogleCalendarSync(keys: GoogleClientSettings): CalendarSync {
  return {
    async consentUrl({ state, codeChallenge, returnTo }) {
      const client = await clientOf(keys, returnTo);
      return client.generateAuthUrl({
        access_type: 'offline',
        // Without it Google sends a refresh token only the first time.
        prompt: 'consent',
        scope: [SCOPE],
        state,
        // The enum is in a package that is not a direct dependency; its value is this text.
        code_challenge_method: 'S256' as never,
        code_challenge: codeChallenge,
      });
    },
    exchange: ({ code, codeVerifier, returnTo }, signal) =>
      callGoogle(signal, async () => {
        const client = await clientOf(keys, returnTo);
        const { tokens } = await client.getToken({ code, codeVerifier, redirect_uri: returnTo });
        if (!tokens.refresh_token) throw new PermissionLost('no refresh token');
        // On Google's page a person can deselect single permissions.
        if (!(tokens.scope ?? '').split(' ').includes(SCOPE)) throw new PermissionLost('scope not granted');
        return grantOf(tokens);
      }),
    revoke: (grant, signal) =>
      callGoogle(signal, async () => {
        const client = await clientOf(keys);
        try {
          await client.revokeToken(grant.refreshToken);
        } catch (error) {
          // 400 `invalid_token`: it was revoked already.
          if (googleErrorOf(error).status !== 400) throw error;
        }
      }),
    async open(grant) {
      const { calendar } = await loadLibrary();
      const client = await clientOf(keys);
      let current = grant;
      client.setCredentials({
        refresh_token: grant.refreshToken,
        access_token: grant.accessToken,
        expiry_date: grant.accessExpiresAt,
      });
      client.on('tokens', (tokens) => (current = grantOf(tokens, current)));
      const { events } = calendar({ version: 'v3', auth: client });
      const renew = (): void => client.setCredentials({ refresh_token: current.refreshToken });
      return new GoogleCalendar(events, keys.timeoutMs, () => current, renew);
    },
  };
}
