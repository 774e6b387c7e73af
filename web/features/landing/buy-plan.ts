import { leavePage } from '#web/shared/browser/leave-page.ts';
import { jsonOf } from '#web/shared/session/account-requests.ts';
import { credentialHeaders } from '#web/shared/session/anonymous.ts';
import { session } from '#web/shared/session/session.ts';

/**
 * Begins the purchase of a plan with the name and the e-mail of who is signed in, and goes to the page on which to pay.
 * Resolves with false when the server refuses, as it does a visitor whose name it does not know, or cannot be reached.
 */
export async function buyPlan(plan: string): Promise<boolean> {
  const { user } = session.state();
  try {
    const response = await fetch('/api/subscriptions/create-checkout', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...credentialHeaders(session.accessToken()) },
      body: JSON.stringify({ plan, user_info: { email: user?.email ?? '', name: user?.name ?? '' } }),
    });
    const { checkout_url: address } = await jsonOf(response);
    if (!response.ok || typeof address !== 'string') return false;
    leavePage(address);
    return true;
  } catch {
    return false;
  }
}
