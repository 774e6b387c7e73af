import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applyDelta } from '#web/features/chat/answer-text.ts';
import {
  ReplyFollower,
  type LiveAnswer,
  type Message,
  type ReplyEvent,
  type ReplySource,
} from '#web/features/chat/reply-follower.ts';
import type { Sink } from '#web/shared/apollo/socket.ts';

const answer = (part: Partial<Message> = {}): Message => ({
  id: 'msg_2',
  threadId: 'cht_1',
  role: 'ASSISTANT',
  status: 'PENDING',
  text: '',
  createdAt: '2026-11-20T18:00:00.000Z',
  completedAt: null,
  citations: [],
  claims: [],
  understood: [],
  reading: [],
  actions: [],
  area: null,
  style: 'STANDARD',
  feedback: null,
  followUps: [],
  isAbstention: false,
  engine: 'LOCAL',
  model: null,
  notice: null,
  error: null,
  calculation: null,
  modelUsage: null,
  ...part,
});

const event = (part: Partial<ReplyEvent>): ReplyEvent => ({
  kind: 'DELTA',
  messageId: 'msg_2',
  stage: null,
  offset: null,
  text: null,
  citations: null,
  message: null,
  ...part,
});
const delta = (offset: number, text: string) => event({ offset, text });

describe('applyDelta', () => {
  it('appends what comes next', () => expect(applyDelta('Hola', { offset: 4, text: ', Ana' })).toBe('Hola, Ana'));
  it('ignores what is held already', () =>
    expect(applyDelta('Hola, Ana', { offset: 0, text: 'Hola' })).toBe('Hola, Ana'));
  it('adds only what is new of a piece that overlaps', () =>
    expect(applyDelta('Hola,', { offset: 4, text: ', Ana' })).toBe('Hola, Ana'));
  it('says that something is missing', () => expect(applyDelta('Hola', { offset: 9, text: '!' })).toBeNull());
  it('takes an answer that was begun anew', () =>
    expect(applyDelta('Hola, Ana', { offset: 0, text: 'Otra' })).toBe('Otra'));
});

describe('ReplyFollower', () => {
  let sink: Sink<ReplyEvent>;
  let offset: () => number;
  let follows = 0;
  let stored: Message | null;
  let live: LiveAnswer | undefined;
  const onDone = vi.fn();
  const onLost = vi.fn();
  const source: ReplySource = {
    follow: (_id, from, to) => {
      follows++;
      offset = from;
      sink = to;
      return () => undefined;
    },
    fetchMessage: vi.fn(async () => stored),
  };
  const start = (message = answer()) => {
    const follower = new ReplyFollower(source, message, { onChange: (now) => (live = now), onDone, onLost });
    follower.start();
    return follower;
  };

  beforeEach(() => {
    vi.useFakeTimers();
    follows = 0;
    stored = answer({ status: 'STREAMING' });
    live = undefined;
    onDone.mockClear();
    onLost.mockClear();
    vi.mocked(source.fetchMessage).mockClear();
  });
  afterEach(() => vi.useRealTimers());

  it('shows the stage, joins the pieces, takes the sources, and ends with the final message', () => {
    start();
    sink.next(event({ kind: 'STATUS', stage: 'SEARCHING' }));
    expect(live?.stage).toBe('SEARCHING');
    sink.next(delta(0, 'Tienes '));
    sink.next(delta(7, 'dos meses.'));
    expect(live?.text).toBe('Tienes dos meses.');
    sink.next(event({ kind: 'SOURCES', citations: [] }));
    const final = answer({ status: 'COMPLETE', text: 'Tienes dos meses. [1]' });
    sink.next(event({ kind: 'DONE', message: final }));
    expect(onDone).toHaveBeenCalledExactlyOnceWith(final);
  });

  it('doubles nothing when pieces come twice', () => {
    start();
    sink.next(delta(0, 'Tienes '));
    sink.next(delta(0, 'Tienes '));
    sink.next(delta(0, 'Tienes dos'));
    expect(live?.text).toBe('Tienes dos');
  });

  it('asks for the whole when a piece is missing', async () => {
    start();
    sink.next(delta(0, 'Tienes '));
    stored = answer({ status: 'STREAMING', text: 'Tienes dos meses para' });
    sink.next(delta(17, ' para'));
    await vi.advanceTimersByTimeAsync(0);
    expect(live?.text).toBe('Tienes dos meses para');
    sink.next(delta(21, ' actuar.'));
    expect(live?.text).toBe('Tienes dos meses para actuar.');
  });

  it('goes on from the length it has after a lost connection', async () => {
    start();
    sink.next(delta(0, 'Tienes '));
    sink.error(new Error('closed'));
    expect(live?.isInterrupted).toBe(true);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(follows).toBe(2);
    expect(offset()).toBe(7);
    sink.next(delta(7, 'dos meses.'));
    expect(live).toMatchObject({ text: 'Tienes dos meses.', isInterrupted: false });
  });

  it('finds the end over HTTP when the socket stays silent', async () => {
    start();
    const final = answer({ status: 'COMPLETE', text: 'Listo.' });
    stored = final;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(onDone).toHaveBeenCalledExactlyOnceWith(final);
  });

  it('gives up a message that is gone', async () => {
    start();
    stored = null;
    sink.complete();
    await vi.advanceTimersByTimeAsync(0);
    expect(onLost).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(follows).toBe(1);
  });

  it('hears nothing more once it is stopped', () => {
    const follower = start();
    follower.stop();
    sink.next(delta(0, 'tarde'));
    expect(live).toBeUndefined();
  });
});
