import { useEffect } from 'react';
import { render } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { vi } from 'vitest';
import { MemoryRouter, useLocation, useParams, Route, Routes } from 'react-router';
import { CasePage } from '#web/features/cases/file/case-page.tsx';
import type { CaseRow } from '#web/features/cases/case-styles.tsx';
import { CasesPage } from '#web/features/cases/list/cases-page.tsx';
import type { LoadedCase } from '#web/features/cases/form/use-case-form.ts';
import { GraphqlProvider } from '#web/shared/apollo/graphql-provider.tsx';
import type { CaseStatsQuery } from '#web/features/cases/list/list.generated.ts';
import type { LiveSocket } from '#web/shared/apollo/socket.ts';
import { Toaster } from '#web/shared/ui/toaster.tsx';
import { api, userReply, webServer } from '../web-server.ts';

type Wire<T> = T & { __typename: string };

const activity = (daysSince = 2, isForgotten = false) => ({
  __typename: 'CaseActivity' as const,
  lastActivityAt: '2026-11-18T18:00:00.000Z',
  daysSince,
  isForgotten,
  watch: null,
});

export function row(id: string, part: Partial<CaseRow> = {}): Wire<CaseRow> {
  return {
    __typename: 'Case',
    id,
    title: `Asunto ${id}`,
    client: 'Comercializadora Ejemplo',
    area: 'COMMERCIAL',
    type: 'Ejecutivo mercantil',
    status: 'ACTIVE',
    isUrgent: false,
    fileNumber: null,
    outcome: null,
    openedOn: '2026-10-01',
    createdAt: '2026-10-01T18:00:00.000Z',
    updatedAt: '2026-11-18T18:00:00.000Z',
    archivedAt: null,
    memberCount: 1,
    nextDate: null,
    activity: activity(),
    viewerCanEdit: true,
    viewerCanChangeStatus: true,
    viewerCanArchive: true,
    ...part,
  };
}

export const forgotten = { activity: activity(45, true) };

export function file(part: Partial<LoadedCase> = {}): Wire<LoadedCase> {
  return {
    __typename: 'Case',
    id: 'case_1',
    title: 'Cobro de pagaré',
    client: 'Comercializadora Ejemplo',
    description: 'Dos pagarés vencidos.',
    area: 'COMMERCIAL',
    type: 'Ejecutivo mercantil',
    status: 'ACTIVE',
    isUrgent: true,
    fileNumber: '123/2026',
    fileNumberWarning: null,
    court: {
      __typename: 'CourtOffice',
      id: 'crt_1',
      name: 'Juzgado Primero de lo Mercantil',
      place: 'Jalisco',
      confidence: 'UNCONFIRMED',
      source: null,
    } as never,
    openedOn: '2026-10-01',
    closedOn: null,
    outcome: null,
    amountClaimed: { __typename: 'Money', centavos: 12_500_050, currency: 'MXN' } as never,
    amountObtained: null,
    tags: ['pagarés'],
    version: 3,
    createdAt: '2026-10-01T18:00:00.000Z',
    updatedAt: '2026-11-18T18:00:00.000Z',
    isSample: false,
    archivedAt: null,
    memberCount: 2,
    parties: [
      { __typename: 'CaseParty', id: 'pty_1', name: 'Comercializadora Ejemplo', role: 'PLAINTIFF', isOurs: true },
      { __typename: 'CaseParty', id: 'pty_2', name: 'Deudora de Ejemplo', role: 'DEFENDANT', isOurs: false },
    ] as never,
    links: [],
    members: [member('usr_1', 'OWNER'), member('usr_2', 'COLLABORATOR')] as never,
    invitations: [],
    activity: activity(),
    nextDate: null,
    myRole: 'OWNER',
    viewerCanEdit: true,
    viewerCanChangeStatus: true,
    viewerCanInvite: true,
    viewerCanArchive: true,
    viewerCanChat: true,
    unreadMessageCount: 2,
    ...part,
  };
}

export const member = (userId: string, role: 'OWNER' | 'COLLABORATOR' | 'GUEST') => ({
  __typename: 'CaseMember',
  userId,
  name: `Persona ${userId}`,
  email: `${userId}@ejemplo.mx`,
  role,
  since: '2026-10-01T18:00:00.000Z',
});

export const stats = (part: Partial<CaseStatsQuery['caseStats']> = {}): Wire<CaseStatsQuery['caseStats']> => ({
  __typename: 'CaseStats',
  totalCases: 4,
  activeCases: 2,
  pendingCases: 1,
  completedCases: 1,
  urgentCases: 1,
  archivedCases: 0,
  forgottenCases: 0,
  successRate: 66.67,
  successOf: 3,
  averageDurationMonths: 7.25,
  averageDurationOf: 3,
  recentCases: [row('a', { status: 'COMPLETED' }), row('b', { isUrgent: true })],
  ...part,
});

export const hit = (name: string, title: string) => ({
  __typename: 'ConflictHit',
  name,
  role: 'CLIENT',
  isOurs: true,
  likeness: 1,
  case: { __typename: 'Case', id: 'case_9', title, client: 'Otra cliente', status: 'ACTIVE' },
});

export const refusal = (message: string, field: string | null = null, code = 'VALIDATION') => ({
  __typename: 'UserError',
  code,
  field,
  message,
});

export const broken = (code = 'UNAVAILABLE', message = 'El servicio no está disponible.') =>
  HttpResponse.json({ data: null, errors: [{ message, extensions: { code, requestId: 'req_7' } }] });

type Reply = Record<string, unknown> | ReturnType<typeof broken>;
type Answer = (variables: Record<string, unknown>) => Reply;

const page = (nodes: readonly CaseRow[], first: number, after: number) => ({
  __typename: 'CaseConnection',
  nodes: nodes.slice(after, after + first),
  pageInfo: {
    __typename: 'PageInfo',
    hasNextPage: after + first < nodes.length,
    endCursor: after + first < nodes.length ? String(after + first) : null,
  },
  totalCount: nodes.length,
});

interface World {
  rows?: CaseRow[];
  stats?: CaseStatsQuery['caseStats'];
  held?: LoadedCase | null;
  /** Dates ahead of each case. */
  dates?: object[];
  /** What the next operations answer instead, by name. */
  answers?: Record<string, Answer>;
}

/** The API of cases over a list that changes as it is asked to, and what it was asked. */
export function casesWorld(world: World = {}) {
  vi.stubGlobal('IntersectionObserver', Observer);
  const asked: [string, Record<string, unknown>][] = [];
  const keys: [string, string | null][] = [];
  const state = { rows: world.rows ?? [], held: world.held === undefined ? file() : world.held };
  const answers = new Map(Object.entries(world.answers ?? {}));
  const inputOf = (variables: Record<string, unknown>) => (variables['input'] ?? variables) as Record<string, never>;
  const settle = (ids: readonly string[], part: Partial<CaseRow>) => {
    state.rows = state.rows.map((each) => (ids.includes(each.id) ? { ...each, ...part } : each));
    if (state.held && ids.includes(state.held.id)) state.held = { ...state.held, ...part } as LoadedCase;
  };
  const rowOf = (id: string) =>
    state.rows.find((each) => each.id === id) ??
    (state.held?.id === id ? (state.held as unknown as CaseRow) : undefined);
  const moved = (id: string) => {
    const { status, isUrgent, outcome } = rowOf(id)!;
    const rest = { closedOn: null, updatedAt: '2026-11-21T18:00:00.000Z', version: 4 };
    return { __typename: 'Case', id, status, isUrgent, outcome, ...rest };
  };
  const done = (field: string, payload: object) => ({ [field]: { __typename: 'P', userErrors: [], ...payload } });

  const replies: Record<string, Answer> = {
    Me: () => ({
      me: {
        __typename: 'User',
        id: 'usr_1',
        name: userReply.name,
        email: userReply.email,
        profession: null,
        plan: 'FREE',
        isPremium: false,
        features: [],
        subscription: null,
        usage: { __typename: 'U', chat: 0, documents: 0, cases: 1 },
        limits: { __typename: 'L', chatMessages: 10, documentAnalysis: 1, cases: 3 },
      },
    }),
    CaseStats: () => ({ caseStats: world.stats ?? stats() }),
    CaseList: (variables) => {
      const filter = (variables['filter'] ?? {}) as { status?: string; search?: string; isArchived?: boolean };
      const fits = state.rows.filter(
        (each) =>
          (!filter.status || each.status === filter.status) &&
          (!filter.search || each.title.includes(filter.search)) &&
          Boolean(each.archivedAt) === Boolean(filter.isArchived),
      );
      return { cases: page(fits, Number(variables['first']), Number(variables['after'] ?? 0)) };
    },
    CaseFile: () => ({ case: state.held }),
    CaseNotes: () => ({
      case: {
        __typename: 'Case',
        id: 'case_1',
        notes: {
          __typename: 'CaseNoteConnection',
          nodes: [],
          pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
        },
      },
    }),
    CaseTimeline: () => ({
      case: {
        __typename: 'Case',
        id: 'case_1',
        timeline: {
          __typename: 'CaseEventConnection',
          nodes: [
            {
              __typename: 'CaseEvent',
              id: 'cev_1',
              kind: 'STATUS_CHANGED',
              text: 'cambió el estado de Pendiente a Activo',
              actorName: 'Persona usr_2',
              at: '2026-11-18T18:00:00.000Z',
            },
          ],
          pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
        },
      },
    }),
    CaseConflicts: () => ({ checkConflicts: [] }),
    FileNumberCheck: () => ({ checkFileNumber: null }),
    CourtChoices: () => ({
      courtOffices: {
        __typename: 'CourtOfficeConnection',
        nodes: [
          {
            __typename: 'CourtOffice',
            id: 'crt_1',
            name: 'Juzgado Primero de lo Mercantil',
            place: 'Jalisco',
            confidence: 'UNCONFIRMED',
          },
        ],
      },
    }),
    CaseChoices: () => ({
      cases: {
        __typename: 'CaseConnection',
        nodes: [{ __typename: 'Case', id: 'case_2', title: 'Apelación', client: 'La misma', fileNumber: null }],
      },
    }),
    MoveCase: (variables) => {
      const { caseId, status, outcome } = inputOf(variables) as never as {
        caseId: string;
        status: CaseRow['status'];
        outcome?: CaseRow['outcome'];
      };
      const previousStatus = rowOf(caseId)?.status;
      settle([caseId], { status, outcome: outcome ?? null });
      return done('changeCaseStatus', { case: moved(caseId), previousStatus });
    },
    MoveCases: (variables) => {
      const { caseIds, status } = inputOf(variables) as never as { caseIds: string[]; status: never };
      settle(caseIds, { status });
      return done('changeStatusOfCases', { cases: caseIds.map(moved) });
    },
    CaseOpenDates: (variables) => ({
      case: { __typename: 'Case', id: variables['id'], openDates: world.dates ?? [] },
    }),
    ShelveCase: (variables) => {
      const { caseId, isArchived } = inputOf(variables) as never as { caseId: string; isArchived: boolean };
      const archivedAt = isArchived ? '2026-11-21T18:00:00.000Z' : null;
      settle([caseId], { archivedAt });
      const { updatedAt, version } = moved(caseId);
      return done('archiveCase', { case: { __typename: 'Case', id: caseId, archivedAt, updatedAt, version } });
    },
    OpenCase: () => done('createCase', { case: { __typename: 'Case', id: 'case_1' }, conflicts: [], usage: null }),
    EditCase: (variables) => {
      const { caseId: _id, version: _version, ...changes } = inputOf(variables);
      state.held = { ...state.held!, ...changes, version: state.held!.version + 1 };
      return done('updateCase', { case: state.held, fieldConflicts: [] });
    },
  };
  webServer.use(
    api.operation(({ operationName, variables, request }) => {
      const name = operationName ?? '';
      keys.push([name, request.headers.get('idempotency-key')]);
      asked.push([name, inputOf(variables as Record<string, unknown>)]);
      const answer = answers.get(name) ?? replies[name];
      if (!answer) throw new Error(`the test world has no answer to ${name}`);
      const reply = answer(variables as Record<string, unknown>);
      return (reply instanceof HttpResponse ? reply : HttpResponse.json({ data: reply })) as never;
    }),
  );
  return {
    /** The key that each of its operations came with, so that the server knows it again. */
    keys: (name: string) => keys.filter(([known]) => known === name).map(([, key]) => key),
    asked: (name: string) => asked.filter(([known]) => known === name).map(([, variables]) => variables),
    /** From now on, this operation answers this. */
    answer: (name: string, answer: Answer) => void answers.set(name, answer),
    mend: (name: string) => void answers.delete(name),
    state,
    done,
  };
}

const NO_SOCKET: LiveSocket = {
  subscribe: () => () => undefined,
  subscribeState: () => () => undefined,
  state: () => 'connected',
};

/** The browser's eye: what is on the page has come into view, until a test shuts it. */
export const eye = { isOpen: true };
class Observer {
  constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
  observe = () => eye.isOpen && this.tell([{ isIntersecting: true }]);
  disconnect = () => undefined;
}

const shown = { address: '' };
export const address = (): string => shown.address;
/** The parameters of the address that the browser would show, without the section's own. */
export const place = (): Record<string, string> => {
  const { tab: _tab, ...rest } = Object.fromEntries(new URL(shown.address, 'https://foja.mx').searchParams);
  return rest;
};

function Section() {
  const { search } = useLocation();
  return (
    <CasesPage
      params={new URLSearchParams(search)}
      addressOf={(params) => `/dashboard?${new URLSearchParams({ tab: 'cases', ...params })}`}
      links={{ reports: '/reportes', search: '/buscar', calendar: '/calendario' }}
    />
  );
}

function File() {
  const { caseId = '' } = useParams();
  const { search } = useLocation();
  return (
    <CasePage
      key={caseId}
      caseId={caseId}
      user={{ id: 'usr_1' }}
      params={new URLSearchParams(search)}
      links={{
        cases: '/dashboard?tab=cases',
        tag: (tag) => `/dashboard?tab=cases&show=table&tag=${tag}`,
        analysis: (query) => `/dashboard?${new URLSearchParams({ tab: 'documents', ...query })}`,
      }}
    />
  );
}

function Follow() {
  const { pathname, search } = useLocation();
  useEffect(() => {
    shown.address = pathname + search;
  }, [pathname, search]);
  return null;
}

const at = (path: string) =>
  render(
    <MemoryRouter useTransitions={false} initialEntries={[path]}>
      <GraphqlProvider socket={NO_SOCKET}>
        <main id="main-content">
          <Routes>
            <Route path="/dashboard" element={<Section />} />
            <Route path="/cases/:caseId" element={<File />} />
            <Route path="*" element={null} />
          </Routes>
        </main>
        <Follow />
      </GraphqlProvider>
      <Toaster />
    </MemoryRouter>,
  );

/** Opens the section as somebody who asked for the figures before, unless `eye` is shut. */
export const openSection = (params: Record<string, string> = {}) => {
  if (eye.isOpen) localStorage.setItem('foja_panels', JSON.stringify(['cases']));
  return at(`/dashboard?${new URLSearchParams({ tab: 'cases', ...params })}`);
};
export const openFile = (query = '') => at(`/cases/case_1${query}`);
