import { useEffect } from 'react';
import { render } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { CalendarPage } from '#web/features/calendar/calendar-page.tsx';
import type { EventDetail, Occurrence } from '#web/features/calendar/event-styles.tsx';
import { GraphqlProvider } from '#web/shared/apollo/graphql-provider.tsx';
import type { CalendarSettingsFieldsFragment } from '#web/features/calendar/calendar.generated.ts';
import type { GoogleConnectionFieldsFragment } from '#web/features/calendar/google/connection.generated.ts';
import type { LiveSocket } from '#web/shared/apollo/socket.ts';
import { Toaster } from '#web/shared/ui/toaster.tsx';
import { api, webServer } from '../web-server.ts';

type Wire<T> = T & { __typename: string };
type Variables = Record<string, unknown>;

/** What the events of a test happen on: a Monday. */
export const MONDAY = '2026-11-23';

export const legalCase = (id = 'case_1', title = 'Cobro de pagaré') => ({
  __typename: 'Case' as const,
  id,
  title,
  client: 'Comercializadora Ejemplo',
  fileNumber: null,
});

/** 10:00 in Mexico City, where it is six hours less than in Greenwich. */
const instant = (day: string, time: string): string =>
  new Date(Date.parse(`${day}T${time}:00Z`) + 6 * 3_600_000).toISOString();

interface When {
  day?: string;
  from?: string;
  to?: string;
}

export function occurrence(id: string, when: When = {}, part: Partial<Occurrence> = {}): Wire<Occurrence> {
  const { day = MONDAY, from = '10:00', to = '11:00' } = when;
  return {
    __typename: 'EventOccurrence',
    key: part.occurrenceOf ? `${id}@${part.occurrenceOf}` : id,
    occurrenceOf: null,
    isMoved: false,
    title: `Evento ${id}`,
    location: '',
    startAt: instant(day, from),
    endAt: instant(day, to),
    startsOn: day,
    endsOn: day,
    startTime: from,
    endTime: to,
    conflictKeys: [],
    timeEntryId: null,
    ...part,
    event: {
      __typename: 'CalendarEvent',
      id,
      type: 'MEETING',
      source: 'FOJA',
      zone: 'America/Mexico_City',
      isAllDay: false,
      isBillable: true,
      isMine: true,
      ownerName: 'Persona usr_1',
      descriptionPreview: '',
      googleState: null,
      version: 3,
      viewerCanEdit: true,
      recurrence: null,
      case: null,
      ...part.event,
    } as never,
  };
}

export function detail(id: string, when: When = {}, part: Partial<EventDetail> = {}): Wire<EventDetail> {
  const { day = MONDAY, from = '10:00', to = '11:00' } = when;
  return {
    __typename: 'CalendarEvent',
    id,
    title: `Evento ${id}`,
    type: 'MEETING',
    description: '',
    descriptionPreview: '',
    location: '',
    client: '',
    case: null,
    source: 'FOJA',
    htmlLink: null,
    zone: 'America/Mexico_City',
    isAllDay: false,
    startAt: instant(day, from),
    endAt: instant(day, to),
    startsOn: day,
    endsOn: day,
    startTime: from,
    endTime: to,
    recurrence: null,
    isBillable: true,
    isBusy: true,
    isShared: false,
    alarms: [],
    ownerName: 'Persona usr_1',
    isMine: true,
    googleState: null,
    version: 3,
    updatedAt: '2026-11-20T18:00:00.000Z',
    viewerCanEdit: true,
    viewerCanDelete: true,
    ...part,
  };
}

const settings = (part: Partial<CalendarSettingsFieldsFragment> = {}) => ({
  __typename: 'CalendarSettings',
  zone: 'America/Mexico_City',
  offeredZones: [
    { __typename: 'CalendarZone', name: 'America/Mexico_City', label: 'Centro (Ciudad de México)' },
    { __typename: 'CalendarZone', name: 'America/Tijuana', label: 'Noroeste (Baja California)' },
  ],
  alarms: [15],
  weekStartsOn: 'MONDAY',
  dayBeginsAt: 8,
  dayEndsAt: 20,
  courtCalendar: null,
  ...part,
});

export const connection = (part: Partial<GoogleConnectionFieldsFragment> = {}) => ({
  __typename: 'GoogleCalendarConnection',
  state: 'DISCONNECTED',
  connected: false,
  problem: null,
  calendarName: null,
  connectedAt: null,
  lastSyncedAt: null,
  syncState: 'IDLE',
  pendingCount: 0,
  importedCount: 0,
  conflictCount: 0,
  ...part,
});

export const holiday = {
  __typename: 'NonWorkingDay',
  date: '2026-11-16',
  kind: 'HOLIDAY',
  reason: 'tercer lunes de noviembre, en conmemoración del 20 de noviembre',
  basis: 'LFT, artículo 74, fracción VI',
};

export const money = (centavos: number) => ({ __typename: 'Money', centavos, currency: 'MXN' as const });

export const refusal = (message: string, field: string | null = null, code = 'VALIDATION') => ({
  __typename: 'UserError',
  code,
  field,
  message,
});

export const broken = (code = 'UNAVAILABLE', message = 'El servicio no está disponible.') =>
  HttpResponse.json({ data: null, errors: [{ message, extensions: { code, requestId: 'req_7' } }] });

export const hoursTotal = (seconds = 0, centavos = 0, part: object = {}) => ({
  __typename: 'HoursTotal',
  seconds,
  billedSeconds: seconds,
  amount: money(centavos),
  entryCount: seconds > 0 ? 1 : 0,
  withoutRateCount: 0,
  ...part,
});

export const hoursSummary = (part: object = {}) => ({
  __typename: 'HoursSummary',
  total: hoursTotal(),
  billable: hoursTotal(),
  notBillable: hoursTotal(),
  flatFee: hoursTotal(),
  unbilled: hoursTotal(),
  byCase: [],
  byDay: [],
  byPerson: [],
  ...part,
});

/** How the account charges: nothing is set yet. */
export const hoursSettings = (part: object = {}) => ({
  __typename: 'HoursSettings',
  rounding: 'OFF',
  people: [{ __typename: 'BillablePerson', personId: 'usr_1', name: 'Persona usr_1' }],
  rates: [],
  issuer: {
    __typename: 'BillIssuer',
    name: 'Ana',
    rfc: null,
    kind: 'INDIVIDUAL',
    regime: 'PROFESSIONAL',
    vatRate: 'GENERAL',
  },
  ...part,
});

type Reply = Record<string, unknown> | ReturnType<typeof broken> | ReturnType<typeof HttpResponse.error>;
export type Answer = (variables: Variables) => Reply | Promise<Reply>;

export const page = (nodes: readonly object[], endCursor: string | null = null) => ({
  __typename: 'Connection',
  nodes,
  pageInfo: { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor },
});

export const deadlinePage = (nodes: readonly object[], totalCount = nodes.length) => ({
  __typename: 'DeadlineConnection',
  nodes,
  totalCount,
});

export const deadline = (id: string, part: object = {}) => ({
  __typename: 'Deadline',
  id,
  title: `Plazo ${id}`,
  dueOn: '2026-11-24',
  dueAt: '2026-11-25T05:59:59.000Z',
  hasHour: false,
  zone: 'America/Mexico_City',
  completedAt: null,
  eventId: null,
  case: { __typename: 'Case', id: 'case_1', title: 'Amparo de ejemplo' },
  ...part,
});

export const done = (field: string, payload: object) => ({ [field]: { __typename: 'P', userErrors: [], ...payload } });
export const refused = (field: string, error: ReturnType<typeof refusal>, payload: object = {}) => ({
  [field]: { __typename: 'P', userErrors: [error], ...payload },
});

export const eventPayload = (event: object | null, part: object = {}) => ({
  event,
  conflicts: [],
  notices: [],
  caseLinked: false,
  ...part,
});

export interface World {
  events?: Occurrence[];
  details?: EventDetail[];
  restDays?: object[];
  settings?: ReturnType<typeof settings>;
  google?: ReturnType<typeof connection>;
  answers?: Record<string, Answer>;
}

/** The API of the calendar over events that a test holds, and what it was asked. */
export function calendarWorld(world: World = {}) {
  const asked: [string, Variables][] = [];
  const state = { events: world.events ?? [], google: world.google ?? connection() };
  const answers = new Map(Object.entries(world.answers ?? {}));
  const detailOf = (id: unknown) => world.details?.find((event) => event.id === id) ?? null;
  const replies: Record<string, Answer> = {
    CalendarChoices: () => ({ calendarSettings: world.settings ?? settings() }),
    CalendarRange: ({ from, to }) => ({
      calendarRange: {
        __typename: 'CalendarRange',
        from,
        to,
        zone: 'America/Mexico_City',
        isTruncated: false,
        nonWorkingDaysNote: null,
        nonWorkingDays: world.restDays ?? [],
        occurrences: state.events.filter((event) => event.startsOn <= String(to) && event.endsOn >= String(from)),
      },
    }),
    CalendarDeadlines: () => ({ deadlines: deadlinePage([]) }),
    HoursSettings: () => ({ hoursSettings: hoursSettings() }),
    GoogleConnection: () => ({ calendarConnection: state.google }),
    GoogleConflicts: () => ({
      calendarConnection: { __typename: 'GoogleCalendarConnection', conflictCount: 0, conflicts: page([]) },
    }),
    EventDetail: ({ id }) => ({ calendarEvent: detailOf(id) }),
    ZoomState: () => ({ integrations: [] }),
    EventOverlaps: () => ({ eventConflicts: [] }),
    CaseChoices: () => ({ cases: { __typename: 'CaseConnection', nodes: [legalCase()] } }),
    CaseOfEvent: ({ id }) => ({ case: legalCase(String(id)) }),
    CalendarFeeds: () => ({ calendarFeeds: [] }),
    CourtCalendars: () => ({
      courtCalendars: [
        { __typename: 'CourtCalendarSummary', key: 'tfja', name: 'TFJA', years: [] },
        { __typename: 'CourtCalendarSummary', key: 'pjf', name: 'Poder Judicial de la Federación', years: [] },
      ],
    }),
    BillableSummary: () => ({
      billableSummary: {
        __typename: 'BillableSummary',
        totalHours: 0,
        totalEvents: 0,
        byCase: [],
        unrecorded: [],
        unrecordedCount: 0,
      },
    }),
    HoursSummary: () => ({ hoursSummary: hoursSummary() }),
    RunningTimer: () => ({ runningTimer: null }),
  };
  webServer.use(
    api.operation(async ({ operationName, variables }) => {
      const name = operationName ?? '';
      const given = variables as Variables;
      asked.push([name, (given['input'] ?? given) as Variables]);
      const answer = answers.get(name) ?? replies[name];
      if (!answer) throw new Error(`the test world has no answer to ${name}`);
      const reply = await answer((given['input'] ?? given) as Variables);
      return (reply instanceof HttpResponse ? reply : HttpResponse.json({ data: reply })) as never;
    }),
  );
  return {
    asked: (name: string) => asked.filter(([known]) => known === name).map(([, variables]) => variables),
    /** From now on, this operation answers this. */
    answer: (name: string, answer: Answer) => void answers.set(name, answer),
    mend: (name: string) => void answers.delete(name),
    state,
  };
}

export const NO_SOCKET: LiveSocket = {
  subscribe: () => () => undefined,
  subscribeState: () => () => undefined,
  state: () => 'connected',
};

const shown = { address: '' };
/** The parameters of the address that the browser would show, without the section's own. */
export const place = (): Record<string, string> => {
  const { tab: _tab, ...rest } = Object.fromEntries(new URL(shown.address, 'https://foja.mx').searchParams);
  return rest;
};

const PLACES = {
  section: (params: Record<string, string>) => `/dashboard?${new URLSearchParams({ tab: 'calendar', ...params })}`,
  caseFile: (caseId: string) => `/cases/${caseId}`,
  integrations: '/dashboard?tab=settings&part=integrations',
  deadline: ({ id, caseId }: { id: string; caseId: string | null }) => `/vencimientos/${caseId ?? 'propios'}/${id}`,
};

function Section() {
  const { search } = useLocation();
  return <CalendarPage params={new URLSearchParams(search)} links={PLACES} />;
}

function Follow() {
  const { pathname, search } = useLocation();
  useEffect(() => {
    shown.address = pathname + search;
  }, [pathname, search]);
  return null;
}

export const openCalendar = (params: Record<string, string> = {}, socket: LiveSocket = NO_SOCKET) =>
  render(
    <MemoryRouter
      useTransitions={false}
      initialEntries={[`/dashboard?${new URLSearchParams({ tab: 'calendar', ...params })}`]}
    >
      <GraphqlProvider socket={socket}>
        <main id="main-content">
          <Routes>
            <Route path="/dashboard" element={<Section />} />
            <Route path="*" element={null} />
          </Routes>
        </main>
        <Follow />
      </GraphqlProvider>
      <Toaster />
    </MemoryRouter>,
  );
