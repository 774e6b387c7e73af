import type { Sink } from '#web/shared/apollo/socket.ts';
import type { ChatMessageFieldsFragment, ChatReplySubscription } from './chat.generated.ts';
import { applyDelta } from './answer-text.ts';

export type ReplyEvent = ChatReplySubscription['chatReply'];
export type Message = ChatMessageFieldsFragment;

/** Source of an answer: the socket, and HTTP when pieces are missing. */
export interface ReplySource {
  /** Follows an answer from `offset()`, which is read again at each reconnect. Returns the function that stops it. */
  follow: (messageId: string, offset: () => number, sink: Sink<ReplyEvent>) => () => void;
  fetchMessage: (messageId: string) => Promise<Message | null>;
}

/** An answer in progress. */
export interface LiveAnswer {
  text: string;
  stage: ReplyEvent['stage'];
  citations: Message['citations'];
  isInterrupted: boolean;
}

export const isFinal = (status: Message['status']): boolean => status !== 'PENDING' && status !== 'STREAMING';

const SILENCE_TIMEOUT_MS = 10_000;
const MIN_WAIT_MS = 1_000;
const MAX_WAIT_MS = 15_000;

interface Listener {
  onChange: (live: LiveAnswer) => void;
  onDone: (message: Message) => void;
  /** The message does not exist, or the user may not read it. */
  onLost: () => void;
}

/** Follows one answer to its end, despite lost connections and repeated or missing pieces. */
export class ReplyFollower {
  #live: LiveAnswer;
  #isOver = false;
  #endFollowing: () => void = () => undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #fetching = false;

  constructor(
    private readonly source: ReplySource,
    private readonly message: Message,
    private readonly listener: Listener,
  ) {
    this.#live = { text: message.text, stage: null, citations: message.citations, isInterrupted: false };
  }

  start(): void {
    this.#follow();
  }

  stop(): void {
    this.#isOver = true;
    clearTimeout(this.#retry);
    clearTimeout(this.#silence);
    this.#endFollowing();
  }

  #follow(): void {
    this.#endFollowing();
    this.#restartSilenceTimer();
    let isCurrent = true;
    const end = this.source.follow(this.message.id, () => this.#live.text.length, {
      next: (event) => isCurrent && this.#take(event),
      error: (error) => isCurrent && this.#interrupted(error),
      complete: () => isCurrent && this.#interrupted(null),
    });
    this.#endFollowing = () => {
      isCurrent = false;
      end();
    };
  }

  #take(event: ReplyEvent): void {
    if (this.#isOver) return;
    this.#failures = 0;
    this.#restartSilenceTimer();
    if (event.kind === 'DONE') {
      if (event.message) this.#finish(event.message);
      else void this.#refetch();
      return;
    }
    if (event.kind === 'STATUS') this.#change({ stage: event.stage });
    else if (event.kind === 'SOURCES') this.#change({ citations: event.citations ?? [] });
    else this.#append(event.offset ?? 0, event.text ?? '');
  }

  #append(offset: number, text: string): void {
    const next = applyDelta(this.#live.text, { offset, text });
    if (next === null) void this.#refetch();
    else this.#change({ text: next });
  }

  #change(part: Partial<LiveAnswer>): void {
    this.#live = { ...this.#live, isInterrupted: false, ...part };
    this.listener.onChange(this.#live);
  }

  #finish(message: Message): void {
    if (this.#isOver) return;
    this.stop();
    this.listener.onDone(message);
  }

  /** Reads the current answer over HTTP: it fills gaps, and works without a socket. */
  async #refetch(): Promise<void> {
    if (this.#fetching || this.#isOver) return;
    this.#fetching = true;
    const message = await this.source.fetchMessage(this.message.id).catch(() => undefined);
    this.#fetching = false;
    if (this.#isOver || message === undefined) return;
    if (message === null) {
      this.stop();
      return this.listener.onLost();
    }
    if (isFinal(message.status)) return this.#finish(message);
    if (message.text.length > this.#live.text.length)
      this.#change({ text: message.text, citations: message.citations });
  }

  #restartSilenceTimer(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => {
      void this.#refetch();
      if (!this.#isOver) this.#restartSilenceTimer();
    }, SILENCE_TIMEOUT_MS);
  }

  /** The subscription ended before the answer. */
  #interrupted(error: unknown): void {
    if (this.#isOver) return;
    if (error !== null) this.#change({ isInterrupted: true });
    void this.#refetch();
    const wait = Math.min(MAX_WAIT_MS, MIN_WAIT_MS * 2 ** this.#failures++);
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => !this.#isOver && this.#follow(), wait);
  }
}
