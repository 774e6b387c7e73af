import { PortError } from './port-error.ts';

/** OAuth tokens for a calendar. Secret: stored encrypted, never logged. */
export interface CalendarGrant {
  refreshToken: string;
  accessToken: string | null;
  /** Milliseconds since 1970. */
  accessExpiresAt: number | null;
}

/** The permission was revoked or has not the needed scope: its owner must grant it again. */
export class PermissionLost extends PortError {
  constructor(detail: string, options?: ErrorOptions) {
    super('REFUSED', detail, options);
    this.name = 'PermissionLost';
  }
}

/** A whole day (`YYYY-MM-DD`), or an instant with the zone in which it was entered. */
export type RemoteMoment = { date: string } | { at: Date; zone: string | null };

/** An event of the remote calendar. When it is deleted, only the ids are reliable. */
export interface RemoteEvent {
  id: string;
  etag: string;
  isGone: boolean;
  /** Last edit in the remote calendar. */
  editedAt: Date | null;
  uid: string | null;
  /** For a changed occurrence of a series: id of the series, and its original start. */
  seriesId: string | null;
  originalStart: RemoteMoment | null;
  /** Our id, which we wrote into the event. */
  ownId: string | null;
  title: string;
  description: string;
  location: string;
  start: RemoteMoment | null;
  end: RemoteMoment | null;
  /** Lines of RFC 5545: `RRULE:…`, `EXDATE;…`. */
  recurrence: string[];
  isBusy: boolean;
  /** Minutes before the start; null: the default of the calendar. */
  alarms: number[] | null;
  htmlLink: string | null;
}

/** A page of changes, in no guaranteed order. Only the last page has `nextSync`. */
export interface RemotePage {
  calendarName: string;
  /** Zone of the calendar. */
  zone: string | null;
  defaultAlarms: number[];
  events: RemoteEvent[];
  nextPage: string | null;
  nextSync: string | null;
}

/** A change to write. Absent fields stay as they are in the remote calendar. */
export interface RemoteChange {
  /** Our id of the event. */
  ownId?: string;
  title?: string;
  description?: string;
  location?: string;
  start?: RemoteMoment;
  end?: RemoteMoment;
  recurrence?: string[];
  isBusy?: boolean;
  alarms?: number[];
  /** Restores an event that was deleted in the remote calendar. */
  isRevived?: boolean;
}

export type WriteResult =
  | { kind: 'DONE'; event: RemoteEvent }
  /** It was edited in the remote calendar since that etag. */
  | { kind: 'CHANGED' }
  | { kind: 'MISSING' }
  /** An event with that id exists. */
  | { kind: 'TAKEN' }
  /** It is refused for good; not to be retried. */
  | { kind: 'REFUSED'; detail: string };

/**
 * One calendar of one person. Every call rejects with `PermissionLost` when the permission was revoked, and with another
 * `PortError` when it may be retried.
 */
export interface RemoteCalendar {
  /** The current tokens: access tokens are renewed during calls. */
  grant(): CalendarGrant;
  /** Resolves when the permission is valid. */
  check(signal: AbortSignal): Promise<{ calendarName: string }>;
  /** `since`: sync token; null: all events. `EXPIRED`: the token is too old, read all events again. */
  readChanges(
    position: { since: string | null; page: string | null },
    signal: AbortSignal,
  ): Promise<RemotePage | 'EXPIRED'>;
  read(id: string, signal: AbortSignal): Promise<RemoteEvent | null>;
  create(id: string, change: RemoteChange, signal: AbortSignal): Promise<WriteResult>;
  /** `etag`: writes only when it is still current; null: in any case. */
  update(id: string, change: RemoteChange, etag: string | null, signal: AbortSignal): Promise<WriteResult>;
  remove(
    id: string,
    etag: string | null,
    signal: AbortSignal,
  ): Promise<Exclude<WriteResult, { kind: 'DONE' }> | { kind: 'GONE' }>;
}

interface ConsentRequest {
  state: string;
  /** S256 of the verifier (RFC 7636). */
  codeChallenge: string;
  returnTo: string;
}

/** A calendar provider with which events are synchronized. */
export interface CalendarSync {
  /** Address of the consent page. */
  consentUrl(request: ConsentRequest): Promise<string>;
  /** Exchanges the code for tokens. Rejects with `PermissionLost` when the permission is missing or incomplete. */
  exchange(
    answer: { code: string; codeVerifier: string; returnTo: string },
    signal: AbortSignal,
  ): Promise<CalendarGrant>;
  /** Revokes a permission; one that was revoked before is no error. */
  revoke(grant: CalendarGrant, signal: AbortSignal): Promise<void>;
  open(grant: CalendarGrant): Promise<RemoteCalendar>;
}

declare module '../kernel/context.ts' {
  interface Ports {
    /** `null`: no OAuth client is configured. */
    calendarSync: CalendarSync | null;
  }
}
