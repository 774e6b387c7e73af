import { PortError } from './port-error.ts';

/** Permission over somebody's calendar. A secret: kept sealed, never logged. */
export interface CalendarGrant {
  refreshToken: string;
  accessToken: string | null;
  /** Milliseconds since 1970. */
  accessExpiresAt: number | null;
}

/** The permission was taken back, or never was enough: its owner has to give it again. */
export class PermissionLost extends PortError {
  constructor(detail: string, options?: ErrorOptions) {
    super('REFUSED', detail, options);
    this.name = 'PermissionLost';
  }
}

/** A whole day (`YYYY-MM-DD`) or an instant with the zone whose wall clock it was written on. */
export type RemoteMoment = { date: string } | { at: Date; zone: string | null };

/** An event as the other side has it. Of one that is gone only the ids are sure. */
export interface RemoteEvent {
  id: string;
  etag: string;
  isGone: boolean;
  /** Last edit over there. */
  editedAt: Date | null;
  uid: string | null;
  /** Of one of a series that was changed apart: the series, and when it would have begun. */
  seriesId: string | null;
  originalStart: RemoteMoment | null;
  /** Our own id, as we wrote it into the event. */
  ownId: string | null;
  title: string;
  description: string;
  location: string;
  start: RemoteMoment | null;
  end: RemoteMoment | null;
  /** Lines of RFC 5545: `RRULE:…`, `EXDATE;…`. */
  recurrence: string[];
  isBusy: boolean;
  /** Minutes before; null: as the calendar does it for every event. */
  alarms: number[] | null;
  htmlLink: string | null;
}

/** Changes, oldest to newest in no promised order; `nextSync` stands on the last page only. */
export interface RemotePage {
  calendarName: string;
  /** Zone of the calendar. */
  zone: string | null;
  defaultAlarms: number[];
  events: RemoteEvent[];
  nextPage: string | null;
  nextSync: string | null;
}

/** What is written: fields that are absent stay as they are over there. */
export interface RemoteChange {
  /** Our id of it. */
  ownId?: string;
  title?: string;
  description?: string;
  location?: string;
  start?: RemoteMoment;
  end?: RemoteMoment;
  recurrence?: string[];
  isBusy?: boolean;
  alarms?: number[];
  /** It happens, although it was deleted over there. */
  isRevived?: boolean;
}

export type WriteResult =
  | { kind: 'DONE'; event: RemoteEvent }
  /** Somebody edited it over there since that etag. */
  | { kind: 'CHANGED' }
  | { kind: 'MISSING' }
  /** There is one of that id. */
  | { kind: 'TAKEN' }
  /** It never will be taken. */
  | { kind: 'REFUSED'; detail: string };

/**
 * One calendar of one person. Every call rejects with `PermissionLost` when the permission is gone, and with another
 * `PortError` when it may be tried again.
 */
export interface RemoteCalendar {
  /** The permission as it is now: access tokens are renewed on the way. */
  grant(): CalendarGrant;
  /** Whether the permission still holds: resolves when it does. */
  check(signal: AbortSignal): Promise<{ calendarName: string }>;
  /** `since` null: everything. `EXPIRED`: the place is no longer known, everything has to be read again. */
  readChanges(
    place: { since: string | null; page: string | null },
    signal: AbortSignal,
  ): Promise<RemotePage | 'EXPIRED'>;
  read(id: string, signal: AbortSignal): Promise<RemoteEvent | null>;
  create(id: string, change: RemoteChange, signal: AbortSignal): Promise<WriteResult>;
  /** `etag`: only when nobody edited it since; null: in any case. */
  update(id: string, change: RemoteChange, etag: string | null, signal: AbortSignal): Promise<WriteResult>;
  remove(
    id: string,
    etag: string | null,
    signal: AbortSignal,
  ): Promise<Exclude<WriteResult, { kind: 'DONE' }> | { kind: 'GONE' }>;
}

export interface ConsentRequest {
  state: string;
  /** S256 of the verifier (RFC 7636). */
  codeChallenge: string;
  returnTo: string;
}

/** A vendor of calendars, with whom events are kept the same on both sides. */
export interface CalendarSync {
  /** Page on which the person gives permission. */
  consentUrl(request: ConsentRequest): Promise<string>;
  /** Rejects with `PermissionLost` when what came back is no (whole) permission. */
  exchange(
    answer: { code: string; codeVerifier: string; returnTo: string },
    signal: AbortSignal,
  ): Promise<CalendarGrant>;
  /** Gives a permission back; one that is gone already is as good. */
  revoke(grant: CalendarGrant, signal: AbortSignal): Promise<void>;
  open(grant: CalendarGrant): Promise<RemoteCalendar>;
}

declare module '../kernel/context.ts' {
  interface Ports {
    /** `null`: this server has no keys for it. */
    calendarSync: CalendarSync | null;
  }
}
