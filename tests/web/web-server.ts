import { http, HttpResponse } from 'msw';
import { graphql } from 'msw/graphql';
import { setupServer } from 'msw/node';

/** The API as a browser sees it; each test says what its routes answer. */
export const api = graphql.link('*/graphql');

export const healthAnswers = (status: string, endpoints = 7) =>
  http.get('*/api/health', () =>
    HttpResponse.json({ status, endpoints_available: endpoints }, { status: status === 'OK' ? 200 : 503 }),
  );

/** How an account is protected that did nothing about it. */
export const ownSecurity = (part: object = {}) => ({
  __typename: 'AccountSecurity',
  twoFactor: { __typename: 'TwoFactor', enabledAt: null, recoveryCodesLeft: 0 },
  passkeys: [],
  passkeysProblem: null,
  hasPassword: true,
  ...part,
});

/** A server that is well, unless a test says otherwise. */
export const webServer = setupServer(
  healthAnswers('OK'),
  api.mutation('KeepSession', () =>
    HttpResponse.json({ data: { keepSession: { timeoutMinutes: 30, userErrors: [] } } }),
  ),
  api.query('OwnAccountSecurity', () => HttpResponse.json({ data: { accountSecurity: ownSecurity() } })),
  api.query('UnreadNotifications', () =>
    HttpResponse.json({ data: { notifications: { __typename: 'NotificationConnection', unreadCount: 0 } } }),
  ),
  api.query('Probe', () => HttpResponse.json({ data: { __typename: 'Query' } })),
);

export const userReply = {
  id: 'usr_1',
  userId: 'usr_1',
  name: 'Mariana Ortega',
  email: 'mariana@ejemplo.mx',
  profession: 'Abogado/a',
  plan: 'trial',
  is_premium: false,
  features: [],
  subscription: {
    plan: 'trial',
    status: 'trialing',
    trial_days_left: 3,
    current_period_end: '2026-11-23T18:00:00.000Z',
  },
  usage: { chat: 3, documents: 1, cases: 2 },
  limits: { chat_messages: 100, document_analysis: 20, cases: 10 },
};

const part = (value: object): string => btoa(JSON.stringify(value)).replaceAll('=', '');

/** A token as the API signs it; only its claims matter here. */
export function accessToken(secondsToLive = 900, mark = 'a'): string {
  const now = Math.floor(Date.now() / 1000);
  return `${part({ alg: 'EdDSA' })}.${part({ sub: 'usr_1', iat: now, exp: now + secondsToLive })}.${mark}`;
}
