import { HOUR } from '#schema/lib/durations.ts';
import { later } from '#api/kernel/clock.ts';
import {
  ConnectGoogleDocument,
  GooglePanelDocument,
  OwnEventsDocument,
  SyncGoogleDocument,
  type OwnEventsQuery,
} from './calendar-sync.generated.ts';
import {
  CreateEventDocument,
  DeleteEventDocument,
  UpdateEventDocument,
  type CreateEventMutationVariables,
  type UpdateEventMutationVariables,
} from './calendar.generated.ts';
import { FakeGoogle, GOOGLE_ENV } from './fake-google.ts';
import { World, type Caller } from './world.ts';

export type OwnEvent = OwnEventsQuery['calendarEvents']['nodes'][number];

/** After so long a sync waits for one that does not end. */
const A_HANG_MS = 120_000;

/** A world with a fake Google. */
export class GoogleWorld {
  /** The account of Google that gives the permission. */
  account = '';
  private accounts = 0;

  private constructor(
    readonly world: World,
    readonly google: FakeGoogle,
  ) {}

  static async begin(): Promise<GoogleWorld> {
    const world = await World.begin({ env: GOOGLE_ENV });
    const google = new FakeGoogle(() => world.clock.now());
    google.server.listen({ onUnhandledFrame: 'bypass' });
    return new GoogleWorld(world, google);
  }

  /** Another account of Google, which has no events, and no fault left from before. */
  useNewAccount(): void {
    this.accounts += 1;
    this.account = `cuenta-${this.accounts}@ejemplo.mx`;
    this.google.use(this.account);
    this.google.fault = () => undefined;
    this.google.pageSize = 250;
    this.google.requests.length = 0;
    this.google.revoked.length = 0;
  }

  async end(): Promise<void> {
    this.google.server.close();
    await this.world.end();
  }

  /** Consents on Google's page and follows the redirect, in the same browser. */
  async consents(person: Caller): Promise<Response> {
    const { connectGoogleCalendar } = await person.does(ConnectGoogleDocument);
    return this.followsRedirect(person, this.google.consent(connectGoogleCalendar.authUrl ?? ''));
  }

  /** The browser follows Google's redirect, without a bearer token. */
  async followsRedirect(browser: Caller, address: string): Promise<Response> {
    const { pathname, search } = new URL(address);
    const cookie = browser.cookie('foja_calendar');
    return fetch(browser.url + pathname + search, { headers: cookie ? { cookie: `foja_calendar=${cookie}` } : {} });
  }

  /** Marks the synchronization as claimed by a server that crashed. */
  async abandonSync(person: Caller): Promise<void> {
    await this.world.sql('update google_connection set running_since = ? where user_id = ?', [
      later(this.world.clock.now(), -HOUR),
      person.userId,
    ]);
  }

  /** Makes jobs that wait for a retry due now. */
  async makeRetriesDue(): Promise<void> {
    await this.world.sql(
      `update graphile_worker._private_jobs set run_at = now() where locked_at is null and run_at > now()`,
    );
  }

  /** Runs sync jobs until none is due. Postponed jobs run now; failed ones wait for `makeRetriesDue`. */
  async finishSync(): Promise<void> {
    for (const until = Date.now() + A_HANG_MS; Date.now() < until;) {
      await this.world.runJobs('sync-google-calendar', 60_000);
      const postponed = await this.world.sql(
        `update graphile_worker._private_jobs set run_at = now()
         where locked_at is null and run_at > now() and attempts = 0 and key like 'sync-google-calendar:%' returning 1 as one`,
      );
      if (postponed.length === 0) return;
    }
    throw new Error('syncs give way to each other without end');
  }

  async connectedPerson(): Promise<Caller> {
    const person = await this.world.lawyer();
    const response = await this.consents(person);
    if (response.status !== 200) throw new Error(`not connected: ${await response.text()}`);
    await this.finishSync();
    return person;
  }

  async syncs(person: Caller): Promise<void> {
    await person.does(SyncGoogleDocument);
    await this.finishSync();
  }

  async panel(person: Caller) {
    return (await person.does(GooglePanelDocument)).calendarConnection;
  }

  async events(person: Caller): Promise<OwnEvent[]> {
    const found: OwnEvent[] = [];
    for (let after: string | null = null; ;) {
      const { calendarEvents }: OwnEventsQuery = await person.does(OwnEventsDocument, { first: 100, after });
      found.push(...calendarEvents.nodes);
      if (!calendarEvents.pageInfo.hasNextPage) return found;
      after = calendarEvents.pageInfo.endCursor ?? null;
    }
  }

  async event(person: Caller, title: string): Promise<OwnEvent> {
    const found = (await this.events(person)).filter((event) => event.title === title);
    if (found.length !== 1) throw new Error(`${found.length} events «${title}»`);
    return found[0] as OwnEvent;
  }

  async createsEvent(
    person: Caller,
    title: string,
    more: Partial<CreateEventMutationVariables['input']> = {},
  ): Promise<string> {
    const input = { title, type: 'MEETING' as const, start: '2027-03-05T10:30', ...more };
    const { createCalendarEvent } = await person.does(CreateEventDocument, { input });
    const [no] = createCalendarEvent.userErrors;
    if (no) throw new Error(no.message);
    return createCalendarEvent.event?.id ?? '';
  }

  async edits(person: Caller, title: string, change: Partial<UpdateEventMutationVariables['input']>): Promise<void> {
    const { id, version } = await this.event(person, title);
    const { updateCalendarEvent } = await person.does(UpdateEventDocument, {
      input: { eventId: id, version, ...change },
    });
    const [no] = updateCalendarEvent.userErrors;
    if (no) throw new Error(no.message);
  }

  async deletes(person: Caller, title: string): Promise<void> {
    const { id } = await this.event(person, title);
    const { deleteCalendarEvent } = await person.does(DeleteEventDocument, { input: { eventId: id } });
    const [no] = deleteCalendarEvent.userErrors;
    if (no) throw new Error(no.message);
  }
}

/** A timed event in Google's format. */
export const timed = (
  id: string,
  summary: string,
  start = '2027-03-05T10:30:00-06:00',
  end = '2027-03-05T11:30:00-06:00',
) => ({
  id,
  summary,
  start: { dateTime: start, timeZone: 'America/Mexico_City' },
  end: { dateTime: end, timeZone: 'America/Mexico_City' },
});
