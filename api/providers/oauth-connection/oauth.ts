import { z } from 'zod';
import {
  ServicePermissionLost,
  type Meetings,
  type OAuthConnection,
  type ServiceGrant,
} from '#api/ports/oauth-connection.ts';
import { askService, readAnswer } from './ask-service.ts';
import { zoomMeetings } from './zoom-meetings.ts';

/** Addresses of a service. */
interface ServiceEndpoints {
  authorize: string;
  token: string;
  /** Null: the service offers none; its owner revokes there. */
  revoke: string | null;
  /** Answers whose account it is. */
  account: string;
  /** Where its API for meetings begins; absent: it has none. */
  meetings?: string;
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
    meetings: 'https://api.zoom.us/v2',
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
  readonly meetings: Meetings | null;

  constructor(private readonly settings: ServiceSettings) {
    const { endpoints, timeoutMs } = settings;
    this.meetings = endpoints.meetings ? zoomMeetings(endpoints.meetings, timeoutMs) : null;
  }

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
    const { access_token: accessToken, refresh_token: refreshToken } = readAnswer(tokens, given);
    const grant: ServiceGrant = { accessToken, refreshToken: refreshToken ?? null };
    const whose = readAnswer(account, await this.ask(this.settings.endpoints.account, { bearer: accessToken }, signal));
    return { grant, accountName: whose.email || whose.display_name || whose.name || '' };
  }

  async refresh({ refreshToken }: ServiceGrant, signal: AbortSignal): Promise<ServiceGrant> {
    if (refreshToken === null) throw new ServicePermissionLost('no refresh token was given');
    const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken });
    const given = readAnswer(tokens, await this.ask(this.settings.endpoints.token, { body }, signal));
    // Zoom gives another refresh token each time; a service that gives none keeps the one before.
    return { accessToken: given.access_token, refreshToken: given.refresh_token ?? refreshToken };
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

  /** A form with the credentials of the client, or a read with the token of the account. */
  private async ask(
    url: string,
    { body, bearer }: { body?: URLSearchParams; bearer?: string },
    signal: AbortSignal,
  ): Promise<unknown> {
    const { clientId, clientSecret, timeoutMs } = this.settings;
    const basic = Buffer.from(`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`).toString('base64');
    const init = {
      method: body ? 'POST' : 'GET',
      headers: { authorization: bearer ? `Bearer ${bearer}` : `Basic ${basic}` },
      ...(body ? { body } : {}),
    };
    return askService(url, init, { timeoutMs, signal, lostAt: [400, 401, 403, 404] });
  }
}

export const createOAuthConnection = (settings: ServiceSettings): OAuthConnection => new OAuthService(settings);
