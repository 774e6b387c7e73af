/** The window in which Google's page is opened. It comes back to a page of ours, which tells what Google sent. */

const CHANNEL = 'foja-google-login';
const FEATURES = 'popup,width=500,height=600';

export interface GoogleAnswer {
  code: string | null;
  error: string | null;
}

function answerIn(data: unknown, state: string): GoogleAnswer | null {
  if (typeof data !== 'object' || data === null) return null;
  const { state: told, code, error } = data as Record<string, unknown>;
  // Google sends an error without a state when the address itself was wrong.
  if (told !== state && !(told === null && typeof error === 'string')) return null;
  return { code: typeof code === 'string' && code ? code : null, error: typeof error === 'string' ? error : null };
}

/**
 * What Google answers to the attempt of this state; null: it was given up. Whether the window was closed cannot be known:
 * Google's page cuts the tie to its opener.
 */
export function googleAnswer(state: string, given: AbortSignal): Promise<GoogleAnswer | null> {
  return new Promise((resolve) => {
    const channel = new BroadcastChannel(CHANNEL);
    const end = (answer: GoogleAnswer | null) => {
      channel.close();
      resolve(answer);
    };
    channel.addEventListener('message', ({ data }) => {
      const answer = answerIn(data, state);
      if (answer) end(answer);
    });
    given.addEventListener('abort', () => end(null), { once: true });
  });
}

/** `false`: the browser did not open it; it does when somebody has just pressed a button. */
export const openGoogleWindow = (authUrl: string): boolean => window.open(authUrl, 'foja-google', FEATURES) !== null;
