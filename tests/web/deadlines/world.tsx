import { useEffect } from 'react';
import { render } from '@testing-library/react';
import { HttpResponse } from 'msw';
import type { GraphQLResponseBody } from 'msw/graphql';
import { MemoryRouter, useLocation } from 'react-router';
import { DeadlinesPage } from '#web/features/deadlines/deadlines-page.tsx';
import type { DeadlineCard } from '#web/features/deadlines/deadline-styles.tsx';
import { LiveDeadlineAlerts } from '#web/features/deadlines/live/live-deadline-alerts.tsx';
import type { DeadlineLinks, DeadlineScreen } from '#web/features/deadlines/links.ts';
import { CaseDeadlines } from '#web/features/deadlines/panel/case-deadlines.tsx';
import { NextDeadlines } from '#web/features/deadlines/panel/next-deadlines.tsx';
import { GraphqlProvider } from '#web/shared/apollo/graphql-provider.tsx';
import type { ComputationFieldsFragment } from '#web/features/deadlines/computation.generated.ts';
import type { ComputeChainQuery, TermChainsQuery } from '#web/features/deadlines/chains/chains.generated.ts';
import type { CourtCalendarQuery } from '#web/features/deadlines/calendars/calendars.generated.ts';
import type { ReadNoticeMutation } from '#web/features/deadlines/reading/reading-notice.generated.ts';
import type { TermRuleFieldsFragment } from '#web/features/deadlines/calculator/calculator.generated.ts';
import type { LiveSocket } from '#web/shared/apollo/socket.ts';
import { Toaster } from '#web/shared/ui/toaster.tsx';
import type { Sent } from '../sent.ts';
import { api, webServer } from '../web-server.ts';

export function deadline(id: string, part: Partial<Sent<DeadlineCard>> = {}): Sent<DeadlineCard> {
  return {
    __typename: 'Deadline',
    id,
    case: {
      __typename: 'Case',
      id: 'case_1',
      title: 'Amparo de ejemplo',
      client: 'Cliente',
      court: { __typename: 'CourtOffice', id: 'crt_1', name: 'Juzgado de ejemplo' },
    },
    title: `Plazo ${id}`,
    description: '',
    dueAt: '2026-11-28T05:59:00.000Z',
    dueOn: '2026-11-27',
    hasHour: false,
    priority: 'LOW',
    urgency: 'LOW',
    daysLeft: 12,
    label: '12 días',
    isOverdue: false,
    overdueSince: null,
    zone: 'America/Mexico_City',
    zoneNote: null,
    status: 'PENDING',
    type: 'vencimiento',
    origin: 'COMPUTED',
    eventId: null,
    isSnoozed: false,
    remindAt: null,
    alertDays: [1, 7, 30],
    completedAt: null,
    completedBy: null,
    chainId: null,
    changeNote: null,
    isProvisional: false,
    isEstimated: false,
    isTheirs: false,
    isShared: false,
    version: 1,
    viewerCanEdit: true,
    viewerCanComplete: true,
    ...part,
  };
}

const basis = (articleNumber: string, statuteKey = 'lamparo', statuteName = 'Ley de Amparo') => ({
  __typename: 'TermBasis' as const,
  statuteKey,
  statuteName,
  articleNumber,
  place: null,
  textAsOf: '2025-10-16',
});

export function rule(id: string, part: Partial<Sent<TermRuleFieldsFragment>> = {}): Sent<TermRuleFieldsFragment> {
  return {
    __typename: 'TermRule',
    id,
    title: 'Recurso de queja',
    area: 'CONSTITUTIONAL',
    kind: 'PARTY',
    side: null,
    amount: 5,
    unit: 'WORKING_DAYS',
    term: '5 días hábiles',
    extension: null,
    trigger: 'Día en que se notificó el auto',
    methods: ['PERSONAL', 'LIST'],
    asksLawOfAct: false,
    lawOfAct: null,
    isBackward: false,
    consequence: 'Firmeza',
    notes: [],
    basis: [basis('98')],
    ...part,
  };
}

const counted = (date: string, number: number) => ({
  __typename: 'CountedDay' as const,
  date,
  counts: true,
  number,
  reason: null,
  basis: null,
});
const out = (date: string, reason: string) => ({
  __typename: 'CountedDay' as const,
  date,
  counts: false,
  number: null,
  reason,
  basis: basis('19'),
});

/** What the queja was counted from. */
const countedFrom = () => ({
  __typename: 'CountedFrom' as const,
  ruleId: 'lamparo-98-queja',
  term: null,
  noticeOn: '2026-11-17',
  adviceSentOn: null,
  noticeAt: null,
  method: 'LIST' as const,
  lawOfAct: null,
  calendar: 'pjf',
  responsibleCalendar: null,
  courtId: null,
  distanceKm: 450,
  suspensions: [
    { __typename: 'Suspension' as const, from: '2026-11-19', to: '2026-11-20', reason: 'Suspensión de ejemplo' },
  ],
});

/** A queja notified by list on Tuesday 17 November 2026. */
export function computation(part: Partial<Sent<ComputationFieldsFragment>> = {}): Sent<ComputationFieldsFragment> {
  return {
    __typename: 'DeadlineComputation',
    ruleId: 'lamparo-98-queja',
    title: 'Recurso de queja',
    term: '5 días hábiles',
    noticeOn: '2026-11-17',
    method: 'LIST',
    effectOn: '2026-11-18',
    effectNote: 'La lista surte efectos al día siguiente (Ley de Amparo 31)',
    firstDay: '2026-11-19',
    dueOn: '2026-11-26',
    dueAt: '2026-11-27T05:59:00.000Z',
    zone: 'America/Mexico_City',
    hourNote: 'Hasta el final del día.',
    countedDays: 5,
    days: [
      counted('2026-11-19', 1),
      out('2026-11-20', '20 de noviembre'),
      out('2026-11-21', 'sábado'),
      out('2026-11-22', 'domingo'),
      counted('2026-11-23', 2),
      counted('2026-11-24', 3),
      counted('2026-11-25', 4),
      counted('2026-11-26', 5),
    ],
    daysLeftOut: [out('2026-11-20', '20 de noviembre')],
    assumptions: ['Se supone que no hubo otra suspensión de labores.'],
    warnings: [],
    alternatives: [],
    isProvisional: false,
    calendars: [],
    laterReforms: [],
    consequence: 'Firmeza',
    basis: [basis('98'), basis('19')],
    ...part,
  };
}

export const chain = (): Sent<TermChainsQuery['termChains'][number]> => ({
  __typename: 'TermChain',
  id: 'ordinario',
  title: 'Emplazamiento de ejemplo',
  trigger: 'Día del emplazamiento',
  steps: [
    step(rule('contestar', { title: 'Contestar la demanda', term: '15 días hábiles', side: 'DEFENDANT' }), null, true),
    step(rule('vista', { title: 'Desahogar la vista', term: '3 días hábiles', side: 'PLAINTIFF' }), 'contestar', false),
    step(rule('declinatoria', { title: 'Promover la declinatoria', side: 'DEFENDANT' }), null, false),
  ],
});

const step = (of: Sent<TermRuleFieldsFragment>, afterRuleId: string | null, isChecked: boolean) => ({
  __typename: 'TermChainStep',
  rule: of,
  afterRuleId,
  isChecked,
  isEstimated: afterRuleId !== null,
  note: afterRuleId ? 'Estimación.' : null,
});

const STEPS: [ruleId: string, dueOn: string, noticeOn: string, isChecked: boolean][] = [
  ['contestar', '2026-12-09', '2026-11-17', true],
  ['vista', '2026-12-15', '2026-12-09', false],
  ['declinatoria', '2026-12-08', '2026-11-17', false],
];

export const chainSteps = (): Sent<ComputeChainQuery['computeChain']['steps']> =>
  STEPS.map(([ruleId, dueOn, noticeOn, isChecked]) => ({
    __typename: 'ComputedStep',
    ruleId,
    isChecked,
    isEstimated: ruleId === 'vista',
    note: null,
    computation: computation({ ruleId, dueOn, noticeOn, method: 'PERSONAL' }),
  }));

export const NOTICE = 'Exp. 123/2026. Se notifica por lista el 17 de noviembre de 2026 el auto que desecha la demanda.';

const passage = (words: string) => {
  const start = NOTICE.indexOf(words);
  return { __typename: 'ReadPassage', start, end: start + words.length, text: words };
};

type Reading = Sent<NonNullable<ReadNoticeMutation['readNotice']['reading']>>;

export function reading(part: Partial<Reading> = {}): Reading {
  return {
    __typename: 'NoticeReading',
    text: NOTICE,
    fileNumber: { __typename: 'ReadValue', value: '123/2026', passage: passage('123/2026') },
    court: null,
    courtOffice: null,
    calendar: 'pjf',
    parties: [],
    noticeOn: {
      __typename: 'ReadDate',
      date: '2026-11-17',
      meaning: 'notificación por lista',
      passage: passage('17 de noviembre de 2026'),
    },
    otherDates: [],
    isMethodOrdered: false,
    method: 'LIST',
    methodPassage: passage('por lista'),
    act: { __typename: 'ReadValue', value: 'auto que desecha', passage: passage('auto que desecha la demanda') },
    cases: [
      { __typename: 'Case', id: 'case_1', title: 'Amparo de ejemplo', client: 'Cliente', fileNumber: '123/2026' },
    ],
    rules: [rule('lamparo-98-queja')],
    chain: null,
    freeTerm: null,
    missing: ['No encontramos el órgano.'],
    ...part,
  };
}

type CalendarYear = Sent<NonNullable<CourtCalendarQuery['courtCalendar']>>;

export const calendarYear = (part: Partial<CalendarYear> = {}): CalendarYear => ({
  __typename: 'CourtCalendar',
  key: 'tfja',
  name: 'Tribunal de ejemplo',
  year: 2026,
  confidence: 'TRANSCRIBED',
  isComplete: false,
  source: 'Acuerdo de ejemplo',
  readOn: '2026-11-20',
  note: 'No descansa el 20 de noviembre.',
  days: [
    {
      __typename: 'CalendarClosure',
      id: null,
      from: '2026-12-14',
      to: '2026-12-31',
      reason: 'Segundo periodo vacacional',
      kind: 'RECESS',
      source: null,
      isOwn: false,
    },
  ],
  ...part,
});

export const refusal = (message: string, field: string | null = null, code = 'VALIDATION') => ({
  __typename: 'UserError',
  code,
  field,
  message,
});

export const broken = (code = 'UNAVAILABLE', message = 'El servicio no está disponible.') =>
  HttpResponse.json<GraphQLResponseBody<Record<string, unknown>>>({
    data: null,
    errors: [{ message, extensions: { code, requestId: 'req_7' } }],
  });

type Reply = Record<string, unknown> | ReturnType<typeof broken>;
const isResponse = (reply: Reply): reply is ReturnType<typeof broken> => reply instanceof HttpResponse;
type Answer = (variables: Record<string, unknown>) => Reply;

interface World {
  deadlines?: Sent<DeadlineCard>[];
  timeZone?: string;
  answers?: Record<string, Answer>;
}

const page = (name: string, nodes: readonly unknown[], first: number, after: number) => ({
  __typename: name,
  nodes: nodes.slice(after, after + first),
  pageInfo: {
    __typename: 'PageInfo',
    hasNextPage: after + first < nodes.length,
    endCursor: after + first < nodes.length ? String(after + first) : null,
  },
  totalCount: nodes.length,
});

/** The API of deadlines over a list that changes as it is asked to, and what it was asked. */
export function deadlinesWorld(world: World = {}) {
  const asked: [string, Record<string, unknown>][] = [];
  const state = { deadlines: world.deadlines ?? [], timeZone: world.timeZone ?? null };
  const answers = new Map(Object.entries(world.answers ?? {}));
  const done = (field: string, payload: object) => ({ [field]: { __typename: 'P', userErrors: [], ...payload } });
  const inputOf = (variables: Record<string, unknown>) => (variables['input'] ?? variables) as Record<string, unknown>;
  const idOf = (variables: Record<string, unknown>) => String(inputOf(variables)['id']);
  const change = (id: string, part: Partial<Sent<DeadlineCard>>) => {
    state.deadlines = state.deadlines.map((each) => (each.id === id ? { ...each, ...part } : each));
    return state.deadlines.find((each) => each.id === id);
  };
  const active = () => state.deadlines.filter(({ status }) => status !== 'COMPLETED');
  const completed = () => state.deadlines.filter(({ status }) => status === 'COMPLETED');
  const pageOf = (nodes: readonly DeadlineCard[], variables: Record<string, unknown>) =>
    page('DeadlineConnection', nodes, Number(variables['first']), Number(variables['after'] ?? 0));

  const replies: Record<string, Answer> = {
    DeadlinePanel: (variables) => ({
      deadlinePanel: {
        __typename: 'DeadlinePanel',
        active: pageOf(active(), variables),
        recentlyCompleted: completed().slice(0, 6),
        overdueCount: active().filter(({ daysLeft }) => daysLeft <= 0).length,
        alertDays: [1, 7, 30],
        timeZone: state.timeZone,
      },
    }),
    NextDeadlines: (variables) => ({
      deadlinePanel: {
        __typename: 'DeadlinePanel',
        active: pageOf(active(), variables),
        overdueCount: active().filter(({ daysLeft }) => daysLeft <= 0).length,
      },
    }),
    DeadlineList: (variables) => {
      const filter = (variables['filter'] ?? {}) as { search?: string; caseId?: string };
      const fits = active().filter(
        ({ title, case: legalCase }) =>
          (!filter.search || title.includes(filter.search)) && (!filter.caseId || legalCase?.id === filter.caseId),
      );
      return { deadlines: pageOf(fits, variables) };
    },
    DeadlineDetail: ({ id }) => {
      const held = state.deadlines.find((each) => each.id === id);
      return { deadline: held ? { ...held, computation: computation(), countedFrom: countedFrom() } : null };
    },
    CaseDeadlines: (variables) => ({
      case: { __typename: 'Case', id: 'case_1', deadlines: pageOf([...active(), ...completed()], variables) },
    }),
    CompleteDeadline: (variables) =>
      done('completeDeadline', {
        deadline: change(idOf(variables), {
          status: 'COMPLETED',
          completedAt: '2026-11-21T18:00:00.000Z',
          completedBy: 'Mariana Ortega',
        }),
      }),
    ReopenDeadline: (variables) =>
      done('reopenDeadline', {
        deadline: change(idOf(variables), { status: 'PENDING', completedAt: null }),
      }),
    SnoozeDeadline: (variables) =>
      done('snoozeDeadline', {
        deadline: change(idOf(variables), { isSnoozed: true, version: 2 }),
        message: 'El vencimiento se movió.',
      }),
    SetDeadlineReminder: (variables) =>
      done('setDeadlineReminder', {
        deadline: change(idOf(variables), {
          isSnoozed: inputOf(variables)['remindAt'] !== null,
          remindAt: inputOf(variables)['remindAt'] ? '2026-11-22T14:00:00.000Z' : null,
        }),
        message: 'El vencimiento legal no se mueve.',
      }),
    RemoveDeadline: (variables) => done('deleteDeadline', { deletedId: inputOf(variables)['id'] }),
    RestoreDeadline: (variables) => done('restoreDeadline', { deadline: change(idOf(variables), {}) }),
    AddDeadline: () => done('createDeadline', { deadline: deadline('nuevo') }),
    EditDeadline: (variables) => done('updateDeadline', { deadline: change(idOf(variables), {}) }),
    SetAlertDays: (variables) => done('setAlertDays', inputOf(variables)),
    NoticeOfDeadline: () => ({ deadline: null }),
    CaseSide: () => ({ case: { __typename: 'Case', id: 'case_1', representedSide: 'DEFENDANT' } }),
    CountingCase: () => ({
      case: {
        __typename: 'Case',
        id: 'case_1',
        title: 'Amparo de ejemplo',
        client: 'Cliente',
        fileNumber: '123/2026',
        court: { __typename: 'CourtOffice', id: 'crt_1', name: 'Juzgado de ejemplo', place: 'Jalisco' },
        viewerCanEdit: true,
      },
    }),
    CaseChoices: () => ({
      cases: {
        __typename: 'CaseConnection',
        nodes: [
          { __typename: 'Case', id: 'case_1', title: 'Amparo de ejemplo', client: 'Cliente', fileNumber: '123/2026' },
          { __typename: 'Case', id: 'case_2', title: 'Otro caso', client: 'Otra', fileNumber: null },
        ],
      },
    }),
    CourtChoices: () => ({
      courtOffices: {
        __typename: 'CourtOfficeConnection',
        nodes: [
          {
            __typename: 'CourtOffice',
            id: 'crt_2',
            name: 'Juzgado Segundo de ejemplo',
            place: 'Puebla',
            confidence: 'UNCONFIRMED',
          },
        ],
      },
    }),
    CountingCourt: () => ({
      node: { __typename: 'CourtOffice', id: 'crt_1', name: 'Juzgado de ejemplo', place: 'Jalisco' },
    }),
    TermRules: () => ({
      termRules: {
        __typename: 'TermRuleConnection',
        nodes: [rule('lamparo-98-queja'), rule('lamparo-86-revision', { title: 'Recurso de revisión' })],
        totalCount: 2,
      },
    }),
    TermRule: ({ id }) => ({ termRule: rule(id as string) }),
    CountingRegimes: () => ({
      countingRegimes: ['lamparo', 'ccom'].map((statuteKey) => ({
        __typename: 'CountingRegime',
        statuteKey,
        statuteName: statuteKey === 'ccom' ? 'Código de Comercio' : 'Ley de Amparo',
        summary: 'No cuentan sábados ni domingos.',
      })),
    }),
    ComputeDeadline: () => done('computeDeadline', { computation: computation() }),
    TermChains: () => ({ termChains: [chain()] }),
    ComputeChain: () => done('computeChain', { steps: chainSteps() }),
    SaveDeadlines: (variables) =>
      done('saveDeadlines', {
        deadlines: (inputOf(variables)['deadlines'] as object[]).map((_, index) => deadline(`guardado-${index}`)),
      }),
    PreviewMove: () =>
      done('previewMove', {
        noticeOn: '2026-11-17',
        noticeAt: null,
        method: 'PERSONAL',
        moves: [
          move('a', 'Contestar la demanda', '2026-12-09', '2026-12-11', 'PENDING'),
          move('b', 'Desahogar la vista', '2026-12-15', '2026-12-17', 'PENDING'),
          move('c', 'Exhibir copias', '2026-11-20', null, 'COMPLETED'),
        ],
      }),
    MoveTrigger: (variables) =>
      done('moveTrigger', {
        deadlines: ((inputOf(variables)['deadlineIds'] ?? []) as string[]).map((id) => deadline(id)),
      }),
    ReadNotice: () => done('readNotice', { reading: reading() }),
    CourtCalendars: () => ({
      courtCalendars: [
        summary('pj-ejemplo', 'Poder Judicial sin calendario', []),
        summary('tfja', 'Tribunal de ejemplo', [
          [2025, 'TRANSCRIBED', true],
          [2026, 'TRANSCRIBED', false],
        ]),
      ],
    }),
    CourtCalendar: ({ year }) => ({ courtCalendar: year === 2026 ? calendarYear() : null }),
    AddClosure: (variables) =>
      done('addClosure', {
        closure: { __typename: 'CalendarClosure', id: 'clo_1', isOwn: true, ...closureOf(inputOf(variables)) },
        changed: [deadline('a', { changeNote: 'Cambió del 26 al 27 de noviembre por una suspensión.' })],
      }),
    RemoveClosure: (variables) =>
      done('removeClosure', { removedId: inputOf(variables)['id'], changed: [deadline('a')] }),
  };
  webServer.use(
    api.operation(({ operationName, variables }) => {
      const name = operationName ?? '';
      asked.push([name, inputOf(variables as Record<string, unknown>)]);
      const answer = answers.get(name) ?? replies[name];
      if (!answer) throw new Error(`the test world has no answer to ${name}`);
      const reply = answer(variables as Record<string, unknown>);
      return isResponse(reply) ? reply : HttpResponse.json({ data: reply });
    }),
  );
  return {
    asked: (name: string) => asked.filter(([known]) => known === name).map(([, variables]) => variables),
    /** From now on, this operation answers this. */
    answer: (name: string, answer: Answer) => void answers.set(name, answer),
    mend: (name: string) => void answers.delete(name),
    state,
    done,
  };
}

const closureOf = ({ from, to, reason, source, kind }: Record<string, unknown>) => ({ from, to, reason, source, kind });

const summary = (key: string, name: string, years: readonly (readonly [number, string, boolean])[]) => ({
  __typename: 'CourtCalendarSummary',
  key,
  name,
  years: years.map(([year, confidence, isComplete]) => ({
    __typename: 'CalendarYearSummary',
    year,
    confidence,
    isComplete,
  })),
});

const move = (id: string, title: string, before: string, dueOn: string | null, status: string) => ({
  __typename: 'MovedDeadline',
  deadline: {
    __typename: 'Deadline',
    id,
    title,
    dueOn: before,
    status,
    completedAt: null,
    // Another day than the notice of the chain: each goes back to its own.
    countedFrom: {
      __typename: 'CountedFrom',
      noticeOn: '2026-11-16',
      adviceSentOn: '2026-11-12',
      noticeAt: null,
      method: 'ELECTRONIC',
    },
  },
  dueOn,
  problem: null,
});

const NO_SOCKET: LiveSocket = {
  subscribe: () => () => undefined,
  subscribeState: () => () => undefined,
  state: () => 'connected',
};

const shown = { address: '' };
export const address = (): string => shown.address;
export const addressParams = (): Record<string, string> =>
  Object.fromEntries(new URL(shown.address, 'https://foja.mx').searchParams);

const PLACES: DeadlineLinks = {
  screen: (room, query) => {
    const words = new URLSearchParams(query).toString();
    return `/${room}${words ? `?${words}` : ''}`;
  },
  caseFile: (id) => `/cases/${id}`,
  event: (id, day) => `/calendar?date=${day}&event=${id}`,
};

function Room({ room }: { room: DeadlineScreen }) {
  const { search } = useLocation();
  return <DeadlinesPage screen={room} params={new URLSearchParams(search)} links={PLACES} />;
}

function Follow() {
  const { pathname, search } = useLocation();
  useEffect(() => {
    shown.address = pathname + search;
  }, [pathname, search]);
  const room = pathname.slice(1);
  if (room.startsWith('cases/') || room === 'home') return null;
  return <Room room={room as DeadlineScreen} />;
}

function at(path: string, inside: React.ReactNode, socket: LiveSocket = NO_SOCKET) {
  return render(
    <MemoryRouter useTransitions={false} initialEntries={[path]}>
      <GraphqlProvider socket={socket}>
        <main id="main-content">{inside}</main>
      </GraphqlProvider>
      <Toaster />
    </MemoryRouter>,
  );
}

export const openRoom = (room: DeadlineScreen, params: Record<string, string> | URLSearchParams = {}) =>
  at(PLACES.screen(room, params), <Follow />);

export const openAddress = (path: string) => at(path, <Follow />);

/** The panel, with what lives in the shell beside it. */
export const openLivePanel = (socket: LiveSocket) =>
  at(
    '/panel',
    <>
      <LiveDeadlineAlerts />
      <Follow />
    </>,
    socket,
  );

export const openCaseDeadlines = (part: Partial<React.ComponentProps<typeof CaseDeadlines>> = {}) =>
  at(
    '/cases/case_1',
    <>
      <CaseDeadlines
        caseId="case_1"
        court={{ id: 'crt_1' }}
        canAdd
        isGuest={false}
        shownId={null}
        links={PLACES}
        {...part}
      />
      <Follow />
    </>,
  );

export const openNext = () =>
  at(
    '/home',
    <>
      <NextDeadlines links={PLACES} />
      <Follow />
    </>,
  );
