import type { World } from './world.ts';

type Method = 'GET' | 'POST' | 'PUT';

export interface OldReply {
  status: number;
  body: Record<string, unknown>;
}

/**
 * The client that the two specifications show, in a browser on a page of the server: it keeps `auth_token`, sends it on
 * the calls that they mark as bearer, and nothing on the others. The browser adds the cookies, `Origin` and
 * `Sec-Fetch-Site` by itself. Nobody can change it.
 */
export class OldClient {
  /** `auth_token` of the browser's storage. */
  authToken: string | null = null;
  readonly cookies = new Map<string, string>();
  readonly calls: string[] = [];

  constructor(private readonly world: World) {}

  private get url(): string {
    return `http://127.0.0.1:${this.world.server.port}`;
  }

  /** What a browser says of a request of its page. */
  private ofBrowser(method: Method): Record<string, string> {
    return {
      'sec-fetch-site': 'same-origin',
      ...(method === 'GET' ? {} : { origin: this.url }),
      ...(this.cookies.size ? { cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ') } : {}),
    };
  }

  private keepCookies(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      if (value) this.cookies.set(name, value);
      else this.cookies.delete(name);
    }
  }

  private async send(method: Method, path: string, body: unknown, headers: Record<string, string>): Promise<OldReply> {
    const isForm = body instanceof FormData;
    const response = await fetch(this.url + path, {
      method,
      headers: {
        ...this.ofBrowser(method),
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    this.keepCookies(response);
    this.calls.push(`${method} ${path} ${response.status}`);
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  }

  /** A call that the specifications do not mark: without a bearer. */
  asks(method: Method, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<OldReply> {
    return this.send(method, path, body, headers);
  }

  /** A call that is marked: with what is stored, `null` when nothing is. */
  asksWithToken(method: Method, path: string, body?: unknown, storedAs = this.authToken): Promise<OldReply> {
    return this.send(method, path, body, { authorization: `Bearer ${storedAs}` });
  }

  async signsUp(path: '/api/real-auth/register' | '/api/auth/register', email: string): Promise<OldReply> {
    const person = { name: 'Ana Ejemplo', email, password: 'una clave larga de ejemplo', profession: 'Abogado/a' };
    return this.keepsToken(await this.asks('POST', path, person));
  }

  async signsIn(email: string): Promise<OldReply> {
    return this.keepsToken(
      await this.asks('POST', '/api/real-auth/login', { email, password: 'una clave larga de ejemplo' }),
    );
  }

  private keepsToken(reply: OldReply): OldReply {
    this.authToken = String(reply.body['token']);
    return reply;
  }
}
