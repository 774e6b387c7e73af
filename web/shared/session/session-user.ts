import { sessionText } from '#schema/text/users.ts';
import type { PlanCode } from '#schema/generated/contract.ts';

/** The signed-in user with the field names of REST. Optional parts may be missing in what an older version stored. */
export interface SessionUser {
  id: string;
  name: string;
  email: string;
  profession: string | null;
  plan: Lowercase<PlanCode>;
  isPremium: boolean;
  features: string[];
  trialDaysLeft: number;
  /** IANA name. */
  timeZone: string | null;
  usage: { chat: number; documents: number; cases: number };
  limits: { chat_messages: number; document_analysis: number; cases: number };
  demo: boolean;
  /** The id of a trial without registration; null: it is none. */
  trialId: string | null;
}

const PLANS = ['trial', 'demo', 'free', 'basic', 'professional', 'enterprise', 'custom'] as const;
const PREMIUM: readonly string[] = ['basic', 'professional', 'enterprise', 'custom'];

type UnknownRecord = Record<string, unknown>;
const recordOf = (value: unknown): UnknownRecord =>
  typeof value === 'object' && value !== null ? (value as UnknownRecord) : {};
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const numberOf = (value: unknown, otherwise: number): number => (typeof value === 'number' ? value : otherwise);

/** Reads a user from a reply or from storage; `null` if it is not valid. */
export function parseSessionUser(value: unknown): SessionUser | null {
  const user = recordOf(value);
  const id = textOf(user['id']) || textOf(user['userId']);
  if (!id) return null;
  const usage = recordOf(user['usage']);
  const limits = recordOf(user['limits']);
  const subscription = recordOf(user['subscription']);
  const plan =
    PLANS.find((code) => code === (textOf(user['plan']) || textOf(subscription['plan'])).toLowerCase()) ?? 'free';
  return {
    id,
    name: textOf(user['name']),
    email: textOf(user['email']),
    profession: textOf(user['profession']) || null,
    plan,
    isPremium: typeof user['is_premium'] === 'boolean' ? user['is_premium'] : PREMIUM.includes(plan),
    features: Array.isArray(user['features']) ? user['features'].filter((feature) => typeof feature === 'string') : [],
    trialDaysLeft: numberOf(subscription['trial_days_left'], 0),
    timeZone: textOf(user['time_zone']) || null,
    usage: {
      chat: numberOf(usage['chat'], 0),
      documents: numberOf(usage['documents'], 0),
      cases: numberOf(usage['cases'], 0),
    },
    // The defaults of the specification, used only when the server sends no numbers.
    limits: {
      chat_messages: numberOf(limits['chat_messages'], 10),
      document_analysis: numberOf(limits['document_analysis'], 5),
      cases: numberOf(limits['cases'], 3),
    },
    demo: user['demo_mode'] === true,
    trialId: null,
  };
}

/** The user of the dashboard without an account. None of it is sent to the server; a question begins a session there. */
export const DEMO_USER: SessionUser = {
  id: 'demo',
  name: sessionText.demoUser,
  email: 'demo@foja.local',
  profession: null,
  plan: 'free',
  isPremium: false,
  features: [],
  trialDaysLeft: 0,
  timeZone: null,
  usage: { chat: 0, documents: 0, cases: 0 },
  limits: { chat_messages: 5, document_analysis: 2, cases: 1 },
  demo: true,
  trialId: null,
};
