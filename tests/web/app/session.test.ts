import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { refreshDelay } from '#web/shared/session/access-token.ts';
import { readDraft, removeOldDrafts, writeDraft } from '#web/shared/session/drafts.ts';
import { Session } from '#web/shared/session/session.ts';
import { DEMO_USER } from '#web/shared/session/session-user.ts';
import { accessToken, api, userReply, webServer } from '../web-server.ts';

beforeAll(() => webServer.listen({ onUnhandledFrame: 'error' }));
afterEach(() => webServer.resetHandlers());
afterAll(() => webServer.close());

const userInfo = (accepted: (token: string) => boolean) =>
  http.get('*/api/real-auth/user-info', ({ request }) => {
    const token = request.headers.get('authorization')?.replace('Bearer ', '') ?? '';
    return accepted(token)
      ? HttpResponse.json({ success: true, user: userReply })
      : HttpResponse.json({ success: false, error: 'Tu sesión no es válida' }, { status: 401 });
  });
const refreshed = (token: string | null) =>
  api.mutation('Refresh', () =>
    token
      ? HttpResponse.json({ data: { refresh: { token, expiresAt: null, userErrors: [] } } })
      : HttpResponse.json({ data: null, errors: [{ message: 'no', extensions: { code: 'UNAUTHENTICATED' } }] }),
  );

describe('a stored session', () => {
  it('is restored with the user that the server knows', async () => {
    localStorage.setItem('auth_token', accessToken());
    webServer.use(userInfo(() => true));
    const session = new Session();
    await session.restore();
    expect(session.state()).toMatchObject({ status: 'signed-in', user: { id: 'usr_1', plan: 'trial' } });
    expect(localStorage.getItem('user_id')).toBe('usr_1');
    expect(JSON.parse(localStorage.getItem('auth_user') ?? '{}')).toMatchObject({ name: 'Mariana Ortega' });
  });

  it('is read from the old key too', async () => {
    localStorage.setItem('authToken', accessToken());
    webServer.use(userInfo(() => true));
    const session = new Session();
    await session.restore();
    expect(session.state().status).toBe('signed-in');
  });

  it('is renewed once when its token is refused', async () => {
    const fresh = accessToken(900, 'fresh');
    localStorage.setItem('auth_token', accessToken(900, 'stale'));
    webServer.use(
      userInfo((token) => token === fresh),
      refreshed(fresh),
    );
    const session = new Session();
    await session.restore();
    expect(session.state().status).toBe('signed-in');
    expect(localStorage.getItem('auth_token')).toBe(fresh);
  });

  it('is removed with every item when it cannot be renewed', async () => {
    localStorage.setItem('auth_token', accessToken());
    localStorage.setItem('auth_user', '{}');
    localStorage.setItem('user_id', 'usr_1');
    localStorage.setItem('foja_subscription', '{}');
    webServer.use(
      userInfo(() => false),
      refreshed(null),
    );
    const session = new Session();
    await session.restore();
    expect(session.state()).toEqual({ status: 'signed-out', user: null });
    expect(localStorage.length).toBe(0);
  });
});

describe('a stored session that the server says nothing of', () => {
  const outages: [string, () => Response][] = [
    ['has no time for this address', () => HttpResponse.json({ success: false }, { status: 429 })],
    ['is going down', () => HttpResponse.json({ success: false }, { status: 503 })],
    ['cannot be reached', () => HttpResponse.error()],
  ];
  const store = (token: string) => {
    localStorage.setItem('auth_token', token);
    localStorage.setItem('auth_user', JSON.stringify(userReply));
  };

  it.each(outages)('goes on with the user that is known while the server %s', async (_name, answer) => {
    const token = accessToken();
    store(token);
    webServer.use(http.get('*/api/real-auth/user-info', answer));
    const session = new Session();
    await session.restore();
    expect(session.state()).toMatchObject({ status: 'signed-in', user: { id: 'usr_1' } });
    expect(localStorage.getItem('auth_token')).toBe(token);
  });

  it.each(outages)('is not given up when its token is over and the server %s', async (_name, answer) => {
    const token = accessToken(-60);
    store(token);
    webServer.use(http.post('*/graphql', answer));
    const session = new Session();
    await session.restore();
    expect(session.state()).toMatchObject({ status: 'signed-in', user: { id: 'usr_1' } });
    expect(localStorage.getItem('auth_token')).toBe(token);
  });

  it('waits for the server where the user is not known', async () => {
    localStorage.setItem('auth_token', accessToken());
    webServer.use(http.get('*/api/real-auth/user-info', () => HttpResponse.error()));
    const session = new Session();
    await session.restore();
    expect(session.state().status).toBe('restoring');
    webServer.use(userInfo(() => true));
    await session.restore();
    expect(session.state().status).toBe('signed-in');
  });
});

describe('a session that goes on', () => {
  it('is renewed one time for callers that ask together', async () => {
    let asked = 0;
    localStorage.setItem('auth_token', accessToken(900, 'stale'));
    webServer.use(
      api.mutation('Refresh', () => {
        asked++;
        return HttpResponse.json({
          data: { refresh: { token: accessToken(900, 'fresh'), expiresAt: null, userErrors: [] } },
        });
      }),
    );
    const session = new Session();
    const stale = session.accessToken();
    const tokens = await Promise.all([session.renew(stale), session.renew(stale), session.renew(stale)]);
    expect(asked).toBe(1);
    expect(new Set(tokens).size).toBe(1);
  });

  it('survives a server that cannot be reached', async () => {
    localStorage.setItem('auth_token', accessToken());
    webServer.use(userInfo(() => true));
    const session = new Session();
    await session.restore();
    webServer.use(api.mutation('Refresh', () => HttpResponse.error()));
    expect(await session.renew(session.accessToken())).toBeNull();
    expect(session.state().status).toBe('signed-in');
  });

  it('renews one minute before its token ends', () => {
    const now = Date.now();
    expect(refreshDelay(accessToken(900), true, now)).toBe(840_000);
    expect(refreshDelay('opaque', true, now)).toBe(240_000);
  });

  it('keeps the user when it ends, and what asks for a token waits for the password', async () => {
    localStorage.setItem('auth_token', accessToken());
    webServer.use(userInfo(() => true));
    const session = new Session();
    await session.restore();
    webServer.use(refreshed(null));
    const waiting = session.renew(session.accessToken());
    await vi.waitFor(() => expect(session.state()).toMatchObject({ user: { id: 'usr_1' }, ended: 'expired' }));
    expect(localStorage.getItem('auth_token')).toBeNull();
    const fresh = accessToken(900, 'after the password');
    session.signIn({ token: fresh, raw: userReply, user: session.state().user! });
    expect(await waiting).toBe(fresh);
    expect(session.state().ended).toBeUndefined();
  });

  it('gives what waits no token when the user leaves for another account', async () => {
    localStorage.setItem('auth_token', accessToken());
    webServer.use(userInfo(() => true));
    const session = new Session();
    await session.restore();
    session.end('elsewhere');
    const waiting = session.validToken();
    webServer.use(api.mutation('Logout', () => HttpResponse.json({ data: { logout: { ended: false } } })));
    await session.signOut();
    expect(await waiting).toBeNull();
  });

  it('tells a tab whose session ended from one whose user signed out', async () => {
    webServer.use(userInfo(() => true));
    for (const isLogout of [false, true]) {
      localStorage.setItem('auth_token', accessToken());
      const session = new Session();
      session.onEnd = vi.fn();
      await session.restore();
      const stop = session.watchOtherTabs();
      localStorage.removeItem('auth_token');
      if (isLogout) localStorage.removeItem('auth_user');
      window.dispatchEvent(new StorageEvent('storage', { key: 'auth_token' }));
      stop();
      if (isLogout) expect(session.state()).toEqual({ status: 'signed-out', user: null });
      else expect(session.state()).toMatchObject({ status: 'signed-in', ended: 'elsewhere' });
      expect(session.onEnd).toHaveBeenCalledTimes(isLogout ? 1 : 0);
    }
  });

  it('ends on the server and in the browser at logout', async () => {
    let sent: string | null = null;
    localStorage.setItem('auth_token', 'tok');
    webServer.use(
      api.mutation('Logout', ({ request }) => {
        sent = request.headers.get('authorization');
        return HttpResponse.json({ data: { logout: { ended: true } } });
      }),
    );
    await new Session().signOut();
    expect(sent).toBe('Bearer tok');
    expect(localStorage.length).toBe(0);
  });
});

describe('drafts', () => {
  const writing = (user: string, text: string) => {
    localStorage.setItem('user_id', user);
    writeDraft('chat_new', text);
  };

  it('belong to one account, and stay when its session ends by itself', async () => {
    writing('usr_1', 'lo de Ana');
    writing('usr_2', 'lo de Luis');
    localStorage.setItem('user_id', 'usr_1');
    expect(readDraft('chat_new')).toBe('lo de Ana');
    await new Session().restore();
    localStorage.setItem('user_id', 'usr_2');
    expect(readDraft('chat_new')).toBe('lo de Luis');
  });

  it('are removed at logout, and after thirty days without their user', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    writing('usr_1', 'viejo');
    vi.setSystemTime(Date.now() + 29 * 24 * 3_600_000);
    removeOldDrafts();
    expect(readDraft('chat_new')).toBe('viejo');
    vi.setSystemTime(Date.now() + 2 * 24 * 3_600_000);
    expect(readDraft('chat_new')).toBe('');
    removeOldDrafts();
    expect(Object.keys(localStorage)).toEqual(['user_id']);
    vi.useRealTimers();
    writing('usr_1', 'nuevo');
    webServer.use(api.mutation('Logout', () => HttpResponse.json({ data: { logout: { ended: true } } })));
    await new Session().signOut();
    expect(localStorage).toHaveLength(0);
  });
});

describe('a logout', () => {
  /** The server as the logout meets it; counts what it was told. */
  const logouts = (answer: () => Response) => {
    const told: (string | null)[] = [];
    webServer.use(
      api.mutation('Logout', ({ request }) => {
        told.push(request.headers.get('authorization'));
        return answer() as HttpResponse<never>;
      }),
    );
    return told;
  };
  const ended = () => HttpResponse.json({ data: { logout: { ended: true } } });
  const away = () => HttpResponse.error();

  it.each([
    ['whose token expired while the computer slept', accessToken(-29 * 24 * 3600)],
    ['whose token is good', accessToken()],
  ])('%s is told to the server with what there is', async (_what, token) => {
    localStorage.setItem('auth_token', token);
    const told = logouts(ended);
    const session = new Session();
    await session.signOut();
    expect(told).toEqual([`Bearer ${token}`]);
    expect([session.state().status, localStorage.length]).toEqual(['signed-out', 0]);
  });

  it('of a session that was over already is a logout like any other', async () => {
    localStorage.setItem('auth_token', accessToken());
    logouts(() => HttpResponse.json({ data: { logout: { ended: false } } }));
    await new Session().signOut();
    expect(localStorage.length).toBe(0);
  });

  it.each([
    ['cannot be reached', away],
    ['fails', () => HttpResponse.json({ data: null, errors: [{ message: 'no' }] }, { status: 503 })],
  ])('while the server %s is told when the browser is online again, by the cookie alone', async (_what, failing) => {
    localStorage.setItem('auth_token', accessToken());
    let answer: () => Response = failing;
    const told = logouts(() => answer());
    const session = new Session();
    await session.signOut();
    expect(session.state().status).toBe('signed-out');
    expect(session.accessToken()).toBeNull();
    answer = ended;
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(told).toHaveLength(2));
    expect(told[1]).toBeNull();
    await vi.waitFor(() => expect(localStorage.length).toBe(0));
  });

  it('that was not told is told at the next start of the page', async () => {
    localStorage.setItem('auth_token', accessToken());
    logouts(away);
    await new Session().signOut();
    webServer.resetHandlers();
    const told = logouts(ended);
    await new Session().restore();
    await vi.waitFor(() => expect(told).toEqual([null]));
    await vi.waitFor(() => expect(localStorage.length).toBe(0));
  });

  it('that was not told never ends the session of whoever signs in next', async () => {
    localStorage.setItem('auth_token', accessToken());
    logouts(away);
    const session = new Session();
    await session.signOut();
    session.signIn({ token: accessToken(900, 'new'), raw: userReply, user: { ...DEMO_USER, id: 'usr_1' } });
    webServer.resetHandlers();
    const told = logouts(ended);
    window.dispatchEvent(new Event('online'));
    await session.finishSignOut();
    expect(told).toEqual([]);
    session.end();
  });

  it('during a renewal is not undone by its answer', async () => {
    localStorage.setItem('auth_token', accessToken(900, 'stale'));
    let answerRenewal: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => {
      webServer.use(
        api.mutation('Refresh', async () => {
          resolve();
          await new Promise<void>((go) => (answerRenewal = go));
          return HttpResponse.json({
            data: { refresh: { token: accessToken(900, 'fresh'), expiresAt: null, userErrors: [] } },
          });
        }),
      );
    });
    logouts(ended);
    const session = new Session();
    const renewal = session.renew(session.accessToken());
    await asked;
    const leaving = session.signOut();
    answerRenewal();
    expect(await renewal).toBeNull();
    await leaving;
    expect([session.state().status, localStorage.length]).toEqual(['signed-out', 0]);
  });
});
