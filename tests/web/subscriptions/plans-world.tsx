import { http, HttpResponse } from 'msw';
import { useEffect, type ReactNode } from 'react';
import { render } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { SubscriptionDetailsFieldsFragment } from '#web/features/subscriptions/details.generated.ts';
import type { PlanOfferFieldsFragment } from '#web/features/subscriptions/plans.generated.ts';
import { SubscriptionsPage } from '#web/features/subscriptions/subscriptions-page.tsx';
import { GraphqlProvider } from '#web/shared/apollo/graphql-provider.tsx';
import type { LiveSocket, Sink } from '#web/shared/apollo/socket.ts';
import { session } from '#web/shared/session/session.ts';
import { parseSessionUser } from '#web/shared/session/session-user.ts';
import { Toaster } from '#web/shared/ui/toaster.tsx';
import type { Sent } from '../sent.ts';
import { accessToken, api, userReply, webServer } from '../web-server.ts';

type Variables = Record<string, unknown>;
export type Details = Sent<SubscriptionDetailsFieldsFragment>;
type Reply = Record<string, unknown> | ReturnType<typeof broken>;
export type Answer = (variables: Variables) => Reply | Promise<Reply>;

export const DAY_OF_RENEWAL = '2026-12-23T18:00:00.000Z';

export const money = (centavos: number) => ({ __typename: 'Money' as const, centavos, currency: 'MXN' as const });

export const broken = (message = 'El servicio no está disponible.') =>
  HttpResponse.json({ data: null, errors: [{ message, extensions: { code: 'UNAVAILABLE', requestId: 'req_7' } }] });

const offer = (code: PlanOfferFieldsFragment['code'], part: Partial<Sent<PlanOfferFieldsFragment>> = {}) => ({
  __typename: 'PlanOffer' as const,
  code,
  monthlyPrice: money(0),
  trialDays: 0,
  isSoldOnline: false,
  isPremium: false,
  chatMessages: 3,
  documentAnalyses: 1,
  quantumAnalyses: 0,
  cases: 3,
  maxUsers: 1,
  includesApi: false,
  ...part,
});

const sold = { trialDays: 3, isSoldOnline: true, isPremium: true, cases: -1 };
const noLimits = { chatMessages: -1, documentAnalyses: -1, quantumAnalyses: -1 };

/** The catalogue as the server holds it. */
const offers = [
  offer('TRIAL', { chatMessages: 100, documentAnalyses: 20, cases: 10 }),
  offer('FREE'),
  offer('BASIC', {
    ...sold,
    monthlyPrice: money(29_900),
    chatMessages: 100,
    documentAnalyses: 10,
    quantumAnalyses: 5,
  }),
  offer('PROFESSIONAL', {
    ...sold,
    monthlyPrice: money(89_900),
    chatMessages: 500,
    documentAnalyses: 50,
    quantumAnalyses: 25,
    includesApi: true,
  }),
  offer('ENTERPRISE', { ...sold, ...noLimits, monthlyPrice: money(249_900), maxUsers: 10, includesApi: true }),
  offer('CUSTOM', {
    ...noLimits,
    isPremium: true,
    cases: -1,
    monthlyPrice: money(1_999_700),
    maxUsers: -1,
    includesApi: true,
  }),
];

export const meter = (used: number, limit: number) => ({
  __typename: 'UsageMeter' as const,
  used,
  limit,
  percentage: limit <= 0 ? 0 : Math.min(100, Math.round((used / limit) * 1000) / 10),
  resetsAt: DAY_OF_RENEWAL,
});

export const usage = (chat: ReturnType<typeof meter>) => ({
  __typename: 'Usage' as const,
  chatMessages: chat,
  documentsAnalyzed: meter(0, 10),
  quantumAnalyses: meter(0, 5),
});

/** A subscription to the plan Básico that renews itself. */
export const details = (part: Partial<Details> = {}): Details => ({
  __typename: 'SubscriptionDetails',
  subscription: {
    __typename: 'PlanSubscription',
    plan: 'BASIC',
    status: 'ACTIVE',
    trialDaysLeft: 0,
    currentPeriodEnd: DAY_OF_RENEWAL,
  },
  usage: usage(meter(12, 100)),
  cancelAtPeriodEnd: false,
  isPrepaid: false,
  graceEndsAt: null,
  provider: 'SANDBOX',
  openCheckout: null,
  scheduledPlan: null,
  sharedBy: null,
  ownSeatId: null,
  seats: null,
  ...part,
});

/** As `details` of an account that pays nothing. */
export const freeDetails = (part: Partial<Details> = {}): Details =>
  details({
    subscription: {
      __typename: 'PlanSubscription',
      plan: 'FREE',
      status: 'ACTIVE',
      trialDaysLeft: 0,
      currentPeriodEnd: DAY_OF_RENEWAL,
    },
    usage: usage(meter(1, 3)),
    provider: null,
    ...part,
  });

export const done = (field: string, payload: object) => ({ [field]: { __typename: 'P', userErrors: [], ...payload } });
export const refused = (field: string, message: string, at: string | null = null, code = 'CONFLICT') => ({
  [field]: {
    __typename: 'P',
    checkout: null,
    details: null,
    portalUrl: null,
    seat: null,
    removedSeatId: null,
    quoteRequest: null,
    fiscalProfile: null,
    userErrors: [{ __typename: 'UserError', code, field: at, message }],
  },
});

/** Answers of the server by the name of the operation, and what it was asked. */
export function plansWorld(held: { details?: Details; provider?: 'SANDBOX' | 'STRIPE' | null } = {}) {
  const asked: [string, Variables][] = [];
  const state = { details: held.details ?? details() };
  const answers = new Map<string, Answer>([
    [
      'PlanOffers',
      () => ({ planOffers: offers, paymentProvider: held.provider === undefined ? 'SANDBOX' : held.provider }),
    ],
    ['SubscriptionDetails', () => ({ subscriptionDetails: state.details })],
  ]);
  webServer.use(
    http.get('*/api/real-auth/user-info', () => {
      asked.push(['user-info', {}]);
      return HttpResponse.json({ success: true, user: { ...userReply, plan: state.details.subscription.plan } });
    }),
    api.operation(async ({ operationName, variables }) => {
      const name = operationName ?? '';
      const given = variables as Variables;
      const input = (given['input'] ?? given) as Variables;
      asked.push([name, input]);
      const answer = answers.get(name);
      if (!answer) throw new Error(`the test world has no answer to ${name}`);
      const reply = await answer(input);
      return (reply instanceof HttpResponse ? reply : HttpResponse.json({ data: reply })) as never;
    }),
  );
  return {
    state,
    asked: (name: string) => asked.filter(([known]) => known === name).map(([, input]) => input),
    answer: (name: string, answer: Answer) => void answers.set(name, answer),
  };
}

/** A socket that a test pushes through. */
export function pushSocket() {
  const sinks: { name: string | null | undefined; sink: Sink<unknown> }[] = [];
  const socket: LiveSocket = {
    subscribe: (payload, sink) => {
      sinks.push({ name: payload.operationName, sink: sink as Sink<unknown> });
      return () => undefined;
    },
    subscribeState: () => () => undefined,
    state: () => 'connected',
  };
  const push = (name: string, data: unknown) =>
    sinks.filter((each) => each.name === name).forEach(({ sink }) => sink.next(data));
  return { socket, push };
}

const shown = { address: '' };
export const address = (): string => shown.address;

function Follow() {
  const { pathname, search } = useLocation();
  useEffect(() => {
    shown.address = pathname + search;
  }, [pathname, search]);
  return null;
}

export const openPage = (page: ReactNode, at: string, socket: LiveSocket = pushSocket().socket) =>
  render(
    <MemoryRouter useTransitions={false} initialEntries={[at]}>
      <GraphqlProvider socket={socket}>
        <main>{page}</main>
        <Follow />
      </GraphqlProvider>
      <Toaster />
    </MemoryRouter>,
  );

function Section() {
  const { search } = useLocation();
  return (
    <SubscriptionsPage
      email="mariana@ejemplo.mx"
      params={new URLSearchParams(search)}
      addressOf={(params) => `/dashboard?${new URLSearchParams({ tab: 'subscriptions', ...params })}`}
    />
  );
}

export const openSection = (more = '', socket?: LiveSocket) =>
  openPage(<Section />, `/dashboard?tab=subscriptions${more}`, socket);

/** Runs the tests of a file against the fake server, signed in with the plan that the tests begin with. */
export function withServer(): void {
  beforeAll(() => webServer.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => webServer.resetHandlers());
  afterAll(() => webServer.close());
}

/** Signs in with a plan. */
export function signIn(plan: string): void {
  const raw = { ...userReply, plan, subscription: { ...userReply.subscription, plan } };
  session.signIn({ token: accessToken(), raw, user: parseSessionUser(raw)! });
}
