/** Google's own script for signing in, as far as it is used. It is loaded when somebody presses the button. */

const SCRIPT_URL = 'https://accounts.google.com/gsi/client';

/** Google leaves out what a browser with FedCM does not tell. */
interface PromptMoment {
  isNotDisplayed?: () => boolean;
  isSkippedMoment?: () => boolean;
  isDismissedMoment?: () => boolean;
  getDismissedReason?: () => string;
}

interface GoogleId {
  initialize(options: {
    client_id: string;
    nonce: string;
    callback: (answer: { credential?: string }) => void;
    use_fedcm_for_prompt: boolean;
    cancel_on_tap_outside: boolean;
  }): void;
  prompt(onMoment: (moment: PromptMoment) => void): void;
  renderButton(parent: HTMLElement, options: Record<string, string | number>): void;
  cancel(): void;
}

interface TokenAnswer {
  access_token?: string;
  error?: string;
}

interface GoogleOauth {
  initTokenClient(options: {
    client_id: string;
    scope: string;
    callback: (answer: TokenAnswer) => void;
    error_callback: (error: { type?: string }) => void;
  }): { requestAccessToken(): void };
}

export interface GoogleScript {
  id: GoogleId;
  /** Another part of the script; it may be missing. */
  oauth2?: GoogleOauth;
}

declare global {
  interface Window {
    google?: { accounts?: { id?: GoogleId; oauth2?: GoogleOauth } };
  }
}

function held(): GoogleScript | null {
  const accounts = window.google?.accounts;
  if (!accounts?.id) return null;
  return { id: accounts.id, ...(accounts.oauth2 ? { oauth2: accounts.oauth2 } : {}) };
}

function insert(): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = SCRIPT_URL;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error('the script of Google was not loaded'));
    };
    document.head.append(script);
  });
}

/** The script; null: it cannot be loaded. */
export async function loadGoogleScript(): Promise<GoogleScript | null> {
  if (!held())
    try {
      await insert();
    } catch {
      return null;
    }
  return held();
}
