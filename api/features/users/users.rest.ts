import {
  RestLoginDocument,
  RestLogoutDocument,
  RestLogoutEverywhereDocument,
  RestRegisterDocument,
  RestReportClientErrorDocument,
  RestUserInfoDocument,
  type RestUserFragment,
} from './users.rest.generated.ts';
import { MAX_REPORT } from './client-errors.service.ts';
import { optionalText, restRoute, textOf, type RestRequest, type RestRoute } from '#api/kernel/http/rest-route.ts';

/** A user in the spelling of the specification: snake_case, enum values in lower case, both forms of the id. */
export function restUser(user: RestUserFragment) {
  const { usage, limits, subscription } = user;
  return {
    id: user.id,
    userId: user.id,
    name: user.name,
    email: user.email,
    profession: user.profession,
    plan: user.plan.toLowerCase(),
    is_premium: user.isPremium,
    time_zone: user.timeZone,
    features: user.features,
    subscription: {
      plan: subscription.plan.toLowerCase(),
      status: subscription.status.toLowerCase(),
      trial_days_left: subscription.trialDaysLeft,
      current_period_end: subscription.currentPeriodEnd,
    },
    usage: { chat: usage.chat, documents: usage.documents, cases: usage.cases },
    limits: { chat_messages: limits.chatMessages, document_analysis: limits.documentAnalysis, cases: limits.cases },
  };
}

const registration = ({ body }: RestRequest) => ({
  input: {
    name: textOf(body['name']),
    email: textOf(body['email']),
    password: textOf(body['password']),
    profession: optionalText(body['profession']),
  },
});

const signedInReply = (payload: { token: string | null; expiresAt: string | null; user: RestUserFragment | null }) => ({
  body: { token: payload.token, expires_at: payload.expiresAt, user: payload.user ? restUser(payload.user) : null },
});

interface Challenged {
  challenge: { token: string; expiresAt: string; methods: readonly string[] } | null;
}

/** How a login goes on that waits for its second step. */
export const challengeDetails = ({ challenge }: Challenged): Record<string, unknown> =>
  challenge
    ? {
        challenge: {
          token: challenge.token,
          expires_at: challenge.expiresAt,
          methods: challenge.methods.map((method) => method.toLowerCase()),
        },
      }
    : {};

const registerAt = (path: string): RestRoute =>
  restRoute({
    method: 'POST',
    path,
    document: RestRegisterDocument,
    variables: registration,
    reply: ({ register }) => signedInReply(register),
  });

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** A text; anything else as JSON. */
const writtenText = (value: unknown): string | null => (isObject(value) ? JSON.stringify(value) : optionalText(value));

/** The components around an error: as one text, as its lines, or as React hands them over (`{componentStack}`). */
function traceOf(value: unknown): string | null {
  if (Array.isArray(value)) return optionalText(value.map((line) => writtenText(line) ?? '').join('\n'));
  if (isObject(value)) return optionalText(value['componentStack']);
  return optionalText(value);
}

export const usersRest: RestRoute[] = [
  restRoute({
    method: 'POST',
    path: '/api/real-auth/login',
    document: RestLoginDocument,
    variables: ({ body }) => ({
      input: {
        email: textOf(body['email']),
        password: textOf(body['password']),
        totpCode: optionalText(body['totp_code']),
      },
    }),
    fields: { totpCode: 'totp_code' },
    reply: ({ login }) => signedInReply(login),
    refusalDetails: ({ login }) => challengeDetails(login),
  }),
  registerAt('/api/real-auth/register'),
  registerAt('/api/auth/register'),
  restRoute({
    method: 'GET',
    path: '/api/real-auth/user-info',
    document: RestUserInfoDocument,
    variables: () => ({}),
    reply: ({ me }) => ({ body: { user: restUser(me) } }),
  }),
  restRoute({
    method: 'POST',
    path: '/api/real-auth/logout',
    document: RestLogoutDocument,
    variables: () => ({}),
    reply: ({ logout }) => ({ body: { ended: logout.ended } }),
  }),
  restRoute({
    method: 'POST',
    path: '/api/real-auth/logout-everywhere',
    document: RestLogoutEverywhereDocument,
    variables: () => ({}),
    reply: ({ logoutEverywhere }) => ({ body: { ended_count: logoutEverywhere.endedCount } }),
  }),
  restRoute({
    method: 'POST',
    path: '/api/log-error',
    document: RestReportClientErrorDocument,
    // A report of 64 kB, with the names and escapes of JSON.
    maxBytes: 2 * MAX_REPORT,
    variables: ({ body }) => ({
      input: {
        error: textOf(body['error']),
        stack: optionalText(body['stack']),
        errorInfo: writtenText(body['errorInfo']),
        timestamp: optionalText(body['timestamp']),
        userAgent: optionalText(body['userAgent']),
        url: optionalText(body['url']),
        componentTrace: traceOf(body['component_trace']) ?? traceOf(body['errorInfo']),
      },
    }),
    reply: () => ({ body: {} }),
  }),
];
