import { commonText } from '#schema/text/common.ts';
import { trialScreenText as text } from '#schema/text/trials-screen.ts';
import { fetchUser, postGraphql } from './account-requests.ts';
import { keepAnonymous, tokenOfTrial } from './anonymous.ts';
import type { SessionUser } from './session-user.ts';
import findTrialText from './trial.graphql?raw';
import startDemoText from './start-demo.graphql?raw';

/** Trials and demos use plain fetch, as the login does: the landing loads no GraphQL client. */

interface Trial {
  name: string;
  email: string;
  expiresAt: string;
  isExpired: boolean;
  daysLeft: number;
}

export type FoundTrial = { user: SessionUser } | 'unknown' | 'over' | 'unreachable';

/** The trial of an id, with its user. A running or expired one is kept for the tab: registering keeps its data. */
export async function findTrial(id: string): Promise<FoundTrial> {
  const token = tokenOfTrial(id);
  try {
    const { data } = await postGraphql(findTrialText, null, { variables: { id } });
    if (!data || !('trial' in data)) return 'unreachable';
    const trial = data['trial'] as Trial | null;
    if (!trial) return 'unknown';
    keepAnonymous(token);
    if (trial.isExpired) return 'over';
    const found = await fetchUser(token);
    if (typeof found === 'string') return found === 'refused' ? 'unknown' : found;
    return { user: { ...found.user, email: trial.email, trialId: id } };
  } catch {
    return 'unreachable';
  }
}

type Started<T> = { ok: true; value: T } | { ok: false; error: string };

/** Begins a session of the demo and keeps it for the tab; the value is its token. */
export async function startDemo(): Promise<Started<string>> {
  try {
    const { data, errors } = await postGraphql(startDemoText, null);
    const payload = data?.['startDemoSession'] as { demoSession: { token: string } | null } | undefined;
    const begun = payload?.demoSession;
    if (!begun) return { ok: false, error: errors?.[0]?.message ?? text.demoFailed };
    keepAnonymous(begun.token);
    return { ok: true, value: begun.token };
  } catch {
    return { ok: false, error: commonText.connectionFailed };
  }
}

/** Activates a trial; the value is its id. */
export async function activateTrial(email: string, name: string): Promise<Started<string>> {
  try {
    const response = await fetch('/api/trial/activate-trial', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      credentials: 'same-origin',
      body: JSON.stringify({ email, name }),
    });
    const body = (await response.json()) as { trial?: { id?: unknown }; error?: unknown } | null;
    const id = body?.trial?.id;
    if (typeof id === 'string' && id) return { ok: true, value: id };
    return { ok: false, error: typeof body?.error === 'string' && body.error ? body.error : text.activationFailed };
  } catch {
    return { ok: false, error: text.connectionFailed };
  }
}
