import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Socket } from '#web/shared/apollo/socket.ts';
import type { SocketState } from '#web/shared/connection/connection.ts';

/** A line to a server that takes every subscription and tells nothing until the test closes it. */
class Line {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  static all: Line[] = [];
  static asked: { query: string; variables?: object }[] = [];
  readyState = Line.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string; wasClean: boolean }) => void) | null = null;
  onerror: (() => void) | null = null;

  constructor() {
    Line.all.push(this);
    queueMicrotask(() => {
      this.readyState = Line.OPEN;
      this.onopen?.();
    });
  }
  send(data: string): void {
    const message = JSON.parse(data) as { type: string; payload?: (typeof Line.asked)[number] };
    if (message.type === 'connection_init')
      queueMicrotask(() => this.onmessage?.({ data: JSON.stringify({ type: 'connection_ack' }) }));
    if (message.type === 'subscribe' && message.payload) Line.asked.push(message.payload);
  }
  /** By either side: the browser tells both the same way. */
  close(code = 1000, reason = 'Normal Closure'): void {
    if (this.readyState === Line.CLOSED) return;
    this.readyState = Line.CLOSED;
    this.onclose?.({ code, reason, wasClean: true });
  }
}

let socket: Socket;
let states: SocketState[] = [];
let ends: (() => void)[] = [];
const lines = () => Line.all;
const follow = (variables?: Record<string, unknown>) => {
  const heard = { next: vi.fn(), error: vi.fn(), complete: vi.fn() };
  ends.push(socket.subscribe({ query: 'subscription { a }', ...(variables ? { variables } : {}) }, heard));
  return heard;
};

beforeEach(() => {
  vi.stubGlobal('WebSocket', Line);
  Line.all = [];
  Line.asked = [];
  states = [];
  socket = new Socket(() => Promise.resolve('llave'), 'ws://servidor.ejemplo/graphql');
  socket.subscribeState(() => states.push(socket.state()));
});
afterEach(() => {
  ends.forEach((end) => end());
  ends = [];
  socket.dispose();
  vi.unstubAllGlobals();
});

const isConnected = () => vi.waitFor(() => expect(socket.state()).toBe('connected'), { timeout: 4_000 });

describe('the live connection', () => {
  it.each([1000, 1001, 1012])(
    'is lost, said so and opened again when the server closes it properly (%d)',
    async (code) => {
      const heard = follow();
      await isConnected();
      await vi.waitFor(() => expect(Line.asked).toHaveLength(1));
      states = [];
      lines()[0]?.close(code, 'Normal Closure');
      await vi.waitFor(() => expect(socket.state()).toBe('reconnecting'));
      await isConnected();
      await vi.waitFor(() => expect(Line.asked).toHaveLength(2));
      expect(new Set(states)).toEqual(new Set(['reconnecting', 'connected']));
      expect(heard.error).not.toHaveBeenCalled();
      expect(heard.complete).not.toHaveBeenCalled();
    },
  );

  it('does not storm a server that closes every line properly', async () => {
    follow();
    await isConnected();
    const closing = setInterval(() => lines().at(-1)?.close(), 20);
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    clearInterval(closing);
    expect(lines().length).toBeLessThanOrEqual(5);
    expect(states).not.toContain('idle');
  });

  it('rests when nobody needs it', async () => {
    follow();
    await isConnected();
    ends[0]?.();
    await vi.waitFor(() => expect(socket.state()).toBe('idle'));
  });

  it('asks again with what is held by then', async () => {
    let last = 1;
    const variables = {
      get last() {
        return last;
      },
    };
    follow(variables);
    await vi.waitFor(() => expect(Line.asked).toHaveLength(1));
    last = 7;
    lines()[0]?.close(1001);
    await vi.waitFor(() => expect(Line.asked).toHaveLength(2), { timeout: 4_000 });
    expect(Line.asked.map((each) => each.variables)).toEqual([{ last: 1 }, { last: 7 }]);
  });
});
