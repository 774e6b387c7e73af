import { act, render, screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { IdleWarning } from '#web/app/idle-warning.tsx';
import { isIdleOver, keepTimeout, noteUse } from '#web/shared/session/idle.ts';
import { session } from '#web/shared/session/session.ts';
import { parseSessionUser } from '#web/shared/session/session-user.ts';
import { accessToken, api, userReply, webServer } from '../web-server.ts';

const MINUTE = 60_000;
const user = parseSessionUser(userReply);

beforeAll(() => webServer.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  keepTimeout(30);
  webServer.use(api.mutation('Logout', () => HttpResponse.json({ data: { logout: { ended: true } } })));
  if (user) session.signIn({ token: accessToken(), raw: userReply, user });
});
afterEach(() => {
  vi.useRealTimers();
  webServer.resetHandlers();
  localStorage.clear();
});
afterAll(() => webServer.close());

const passes = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
const question = () => screen.queryByRole('alertdialog', { name: '¿Sigues ahí?' });

describe('a page that nobody uses', () => {
  it('asks a minute before the end, and «Seguir trabajando» begins anew', () => {
    render(<IdleWarning onLeave={() => undefined} />);
    passes(28 * MINUTE);
    expect(question()).toBeNull();
    passes(MINUTE + 10_000);
    expect(question()).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent('Quedan 50 segundos.');
    act(() => screen.getByRole('button', { name: 'Seguir trabajando' }).click());
    expect(question()).toBeNull();
    passes(28 * MINUTE);
    expect(question()).toBeNull();
    expect(session.state().ended).toBeUndefined();
  });

  it('goes on while somebody types, here or in another tab', () => {
    render(<IdleWarning onLeave={() => undefined} />);
    passes(29 * MINUTE + 30_000);
    expect(question()).toBeVisible();
    noteUse();
    passes(1_000);
    expect(question()).toBeNull();
    passes(20 * MINUTE);
    act(() => void window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' })));
    passes(20 * MINUTE);
    expect(question()).toBeNull();
  });

  it('ends the session here and on the server; user and drafts stay', async () => {
    const logout = vi.fn();
    webServer.use(
      api.mutation('Logout', () => {
        logout();
        return HttpResponse.json({ data: { logout: { ended: true } } });
      }),
    );
    localStorage.setItem('foja_draft_usr_1_chat', JSON.stringify({ at: Date.now(), text: 'a medias' }));
    render(<IdleWarning onLeave={() => undefined} />);
    passes(30 * MINUTE + 1_000);
    expect(session.state()).toMatchObject({ ended: 'idle', user: { id: 'usr_1' } });
    expect(isIdleOver()).toBe(true);
    expect(localStorage.getItem('auth_token')).toBeNull();
    expect(localStorage.getItem('foja_draft_usr_1_chat')).toContain('a medias');
    vi.useRealTimers();
    await vi.waitFor(() => expect(logout).toHaveBeenCalled());
  });

  it('that was asleep ends before the first key counts as use', () => {
    render(<IdleWarning onLeave={() => undefined} />);
    vi.setSystemTime(Date.now() + 5 * 60 * MINUTE);
    act(() => void window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' })));
    expect(session.state().ended).toBe('idle');
  });
});
