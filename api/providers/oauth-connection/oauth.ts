import { z } from 'zod';
import { ServicePermissionLost, type OAuthConnection, type ServiceGrant } from '#api/ports/oauth-connection.ts';
import { PortError } from '#api/ports/port-error.ts';

/** Addresses of a service. */
interface ServiceEndpoints {
  authorize: string;
  token: string;
  /** Null: the service offers none; its owner revokes there. */
  revoke: string | null;
  /** Answers whose account it is. */
  account: string;
}

interface ServiceSettings {
  endpoints: ServiceEndpoints;
  clientId: string;
  clientSecret: string;
  scopes: readonly string[];
  timeoutMs: number;
}

export const ZOOM: Pick<ServiceSettings, 'endpoints' | 'scopes'> = {
  endpoints: {
    authorize: 'https://zoom.us/oauth/authorize',
    token: 'https://zoom.us/oauth/token',
    revoke: 'https://zoom.us/oauth/revoke',
    account: 'https://api.zoom.us/v2/users/me',
  },
  // Zoom takes the scopes from the registration of the application.
  scopes: [],
};

/** `isDemo`: the environment of DocuSign for developers. */
export function docusign(isDemo: boolean): Pick<ServiceSettings, 'endpoints' | 'scopes'> {
  const host = isDemo ? 'https://account-d.docusign.com' : 'https://account.docusign.com';
  return {
    endpoints: {
      authorize: `${host}/oauth/auth`,
      token: `${host}/oauth/token`,
      revoke: null,
      account: `${host}/oauth/userinfo`,
    },
    scopes: ['signature'],
  };
}

const tokens = z.object({ access_token: z.string().min(1), refresh_token: z.string().min(1).nullish() });
const account = z.object({
  email: z.string().nullish(),
  name: z.string().nullish(),
  display_name: z.string().nullish(),
});

class OAuthService implements OAuthConnection {
  constructor(private readonly settings: ServiceSettings) {}

  consentUrl({ state, codeChallenge, returnTo }: { state: string; codeChallenge: string; returnTo: string }): string {
    const { endpoints, clientId, scopes } = this.settings;
    const url = new URL(endpoints.authorize);
    url.search = new URLSearchParams({
      response_type: 'code',
      client_id: clientId,
      redirect_uri: returnTo,
      state,
      code_challenge: codeChallenge,
      code_challenge_method: 'S256',
      ...(scopes.length > 0 ? { scope: scopes.join(' ') } : {}),
    }).toString();
    return url.href;
  }

  async exchange(answer: { code: string; codeVerifier: string; returnTo: string }, signal: AbortSignal) {
    const given = await this.ask(
      this.settings.endpoints.token,
      {
        body: new URLSearchParams({
          grant_type: 'authorization_code',
          code: answer.code,
          code_verifier: answer.codeVerifier,
          redirect_uri: answer.returnTo,
        }),
      },
      signal,
    );
    const { access_token: accessToken, refresh_token: refreshToken } = this.read(tokens, given);
    const grant: ServiceGrant = { accessToken, refreshToken: refreshToken ?? null };
    const whose = this.read(account, await this.ask(this.settings.endpoints.account, { bearer: accessToken }, signal));
    return { grant, accountName: whose.email || whose.display_name || whose.name || '' };
  }

  async revoke({ accessToken, refreshToken }: ServiceGrant, signal: AbortSignal): Promise<void> {
    const { revoke } = this.settings.endpoints;
    if (!revoke) return;
    try {
      await this.ask(revoke, { body: new URLSearchParams({ token: refreshToken ?? accessToken }) }, signal);
    } catch (error) {
      // It was revoked there.
      if (!(error instanceof ServicePermissionLost)) throw error;
    }
  }

  private read<T>(shape: z.ZodType<T>, given: unknown): T {
    const parsed = shape.safeParse(given);
    if (!parsed.success) throw new PortError('BAD_REPLY', 'an answer of another form');
    return parsed.data;
  }

  /** A form with the credentials of the client, or a read with the token of the account. */
  private async ask(
    url: string,
    { body, bearer }: { body?: URLSearchParams; bearer?: string },
    signal: AbortSignal,
  ): Promise<unknown> {
    const { clientId, clientSecret, timeoutMs } = this.settings;
    const basic = Buffer.from(`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`).toString('base64');
    let response: Response;
    let text: string;
    try {
      response = await fetch(url, {
        method: body ? 'POST' : 'GET',
        headers: { accept: 'application/json', authorization: bearer ? `Bearer ${bearer}` : `Basic ${basic}` },
        ...(body ? { body } : {}),
        // A redirect would carry the credentials elsewhere.
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      });
      text = await response.text();
    } catch (cause) {
      const isLate = (cause as Error).name === 'TimeoutError';
      throw new PortError(isLate ? 'TIMEOUT' : 'UNAVAILABLE', new URL(url).host, { cause });
    }
    if (response.status >= 500 || response.status === 429)
      throw new PortError('UNAVAILABLE', `${new URL(url).host} answered ${response.status}`);
    if (!response.ok) throw new ServicePermissionLost(`${new URL(url).host} answered ${response.status}`);
    try {
      return text === '' ? {} : JSON.parse(text);
    } catch (cause) {
      throw new PortError('BAD_REPLY', 'no JSON', { cause });
    }
  }
}

export const createOAuthConnection = (settings: ServiceSettings): OAuthConnection => new OAuthService(settings);
