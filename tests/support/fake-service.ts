import { createHash, randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createOAuthConnection } from '#api/providers/oauth-connection/oauth.ts';

const CLIENT = { clientId: 'cliente-de-prueba', clientSecret: 'secreto-de-prueba' };

/** A stand-in for a service with OAuth: consent, tokens with PKCE, whose account it is, revocation. */
export class FakeService {
  readonly revoked: string[] = [];
  readonly requests: string[] = [];
  account = 'ana@ejemplo.mx';
  /** An answer for the next requests to this path instead of the usual one. */
  fault: ((path: string) => { status: number; body?: string } | undefined) | null = null;
  /** What was asked of the API for meetings. */
  readonly meetings: { topic: string; type: number; start_time?: string; duration?: number; timezone?: string }[] = [];
  readonly removed: string[] = [];
  private readonly codes = new Map<string, { challenge: string; returnTo: string }>();
  private readonly live = new Set<string>();
  readonly refreshTokens = new Set<string>();

  private constructor(private readonly server: Server) {}

  static async begin(): Promise<FakeService> {
    const server = createServer();
    const service = new FakeService(server);
    server.on('request', (request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const path = request.url ?? '';
        service.requests.push(path);
        const text = Buffer.concat(parts).toString('utf8');
        const credentials = request.headers.authorization ?? '';
        const { status, body } =
          service.fault?.(path) ??
          (path.includes('/meetings')
            ? service.answerMeeting(path, text, credentials)
            : service.answer(path, new URLSearchParams(text), credentials));
        response.writeHead(status, { 'content-type': 'application/json' }).end(body ?? '{}');
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return service;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  connection({ revokes = true, timeoutMs = 2000 } = {}) {
    const endpoints = {
      authorize: `${this.url}/authorize`,
      token: `${this.url}/token`,
      revoke: revokes ? `${this.url}/revoke` : null,
      account: `${this.url}/me`,
      meetings: this.url,
    };
    return createOAuthConnection({ ...CLIENT, endpoints, scopes: ['signature'], timeoutMs });
  }

  /** The person consents: the address that the browser is sent to. */
  consents(authUrl: string): string {
    const { searchParams } = new URL(authUrl);
    const code = randomBytes(8).toString('hex');
    const returnTo = searchParams.get('redirect_uri') ?? '';
    this.codes.set(code, { challenge: searchParams.get('code_challenge') ?? '', returnTo });
    return `${returnTo}?code=${code}&state=${searchParams.get('state')}`;
  }

  /** Access tokens are over; the refresh tokens stay good. */
  expireTokens(): void {
    this.live.clear();
  }

  private give(): { status: number; body: string } {
    const token = randomBytes(8).toString('hex');
    this.live.add(token);
    this.refreshTokens.add(`refresco-${token}`);
    return {
      status: 200,
      body: JSON.stringify({ access_token: token, refresh_token: `refresco-${token}`, expires_in: 3599 }),
    };
  }

  /** As Zoom documents it: 201 with the meeting, 204 without one, and 401 with its code 124. */
  private answerMeeting(path: string, text: string, credentials: string): { status: number; body?: string } {
    if (!this.live.has(credentials.replace('Bearer ', '')))
      return { status: 401, body: '{"code":124,"message":"Access token is expired."}' };
    if (path !== '/users/me/meetings') {
      this.removed.push(path.replace('/meetings/', ''));
      return { status: 204, body: '' };
    }
    const asked = JSON.parse(text) as (typeof this.meetings)[number];
    const id = 85_000_000_000 + this.meetings.push(asked);
    const more = {
      uuid: 'aDYlohsHRtCd4ii1uC2+hA==',
      host_id: 'ejemplo',
      start_url: `https://us02web.zoom.us/s/${id}?zak=x`,
    };
    return {
      status: 201,
      body: JSON.stringify({ ...more, ...asked, id, join_url: `https://us02web.zoom.us/j/${id}?pwd=ejemplo` }),
    };
  }

  private answer(path: string, form: URLSearchParams, authorization: string): { status: number; body?: string } {
    const isClient =
      authorization === `Basic ${Buffer.from(`${CLIENT.clientId}:${CLIENT.clientSecret}`).toString('base64')}`;
    if (path === '/me')
      return this.live.has(authorization.replace('Bearer ', ''))
        ? { status: 200, body: JSON.stringify({ email: this.account }) }
        : { status: 401 };
    if (!isClient) return { status: 401 };
    if (path === '/revoke') {
      this.revoked.push(form.get('token') ?? '');
      return { status: 200 };
    }
    if (form.get('grant_type') === 'refresh_token')
      return this.refreshTokens.delete(form.get('refresh_token') ?? '')
        ? this.give()
        : { status: 400, body: '{"reason":"Invalid Token!","error":"invalid_grant"}' };
    const asked = this.codes.get(form.get('code') ?? '');
    this.codes.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (!asked || asked.challenge !== challenge || asked.returnTo !== form.get('redirect_uri')) return { status: 400 };
    return this.give();
  }

  async end(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
