import { readFailure, type Failure } from '#web/shared/apollo/failure.ts';
import type { Sink } from '#web/shared/apollo/socket.ts';
import type { CaseChatMessageFieldsFragment } from './case-chat.generated.ts';

export type ChatMessage = CaseChatMessageFieldsFragment;

interface MessagePage {
  /** Oldest first. */
  messages: readonly ChatMessage[];
  hasEarlier: boolean;
  /** Passed to load the page before this one. */
  cursor: string | null;
}

/** The state of the list, so that the server can send the rest. */
export interface SyncPosition {
  /** No message up to this sequence is missing. */
  last: number;
  /** Changes of those messages after this time are unknown; `null`: there are no messages. */
  changedSince: string | null;
}

/** The source of messages: pages over HTTP, new messages over the socket. */
export interface FeedSource {
  /** `held()` is read again at each reconnect. Returns the function that stops it. */
  follow: (position: () => SyncPosition, sink: Sink<ChatMessage>) => () => void;
  fetchPage: (before: string | null) => Promise<MessagePage>;
  /** Whether the user is still a member. */
  isMember: () => Promise<boolean>;
}

export interface FeedView {
  status: 'loading' | 'ready' | 'failed' | 'gone';
  failure: Failure | null;
  /** In the order of the conversation, without duplicates. */
  messages: readonly ChatMessage[];
  hasEarlier: boolean;
  isLoadingEarlier: boolean;
  hasEarlierFailed: boolean;
}

const START: FeedView = {
  status: 'loading',
  failure: null,
  messages: [],
  hasEarlier: false,
  isLoadingEarlier: false,
  hasEarlierFailed: false,
};

/** A gap mostly comes from two deliveries in the wrong order and closes by itself. */
const GAP_MS = 400;
const MIN_WAIT_MS = 500;
const MAX_WAIT_MS = 15_000;
/** After a lost connection this many messages are read again; the server pushes changes of older ones. */
const REREAD_COUNT = 30;
const OVERLAP_MS = 60_000;
/** After more missed pages than this, the list starts again at the end of the conversation. */
const MAX_PAGES_BEHIND = 10;

/** The newer of two versions of one message. */
function newer(current: ChatMessage, incoming: ChatMessage): ChatMessage {
  if (current.deletedAt && !incoming.deletedAt) return current;
  return (current.editedAt ?? '') > (incoming.editedAt ?? '') && !incoming.deletedAt ? current : incoming;
}

/** The messages of one case without duplicates or gaps and in order, whatever the connection does. */
export class MessageFeed {
  #view = START;
  #bySequence = new Map<number, ChatMessage>();
  /** No message up to this sequence is missing. */
  #last = 0;
  /** Messages that arrived before an earlier one. */
  #ahead = new Map<number, ChatMessage>();
  #cursor: string | null = null;
  #listeners = new Set<() => void>();
  #isOver = false;
  /** Number of the latest opening; results of earlier openings are ignored. */
  #openings = 0;
  #endFollowing: () => void = () => undefined;
  #timers = new Set<ReturnType<typeof setTimeout>>();
  #gapTimer: ReturnType<typeof setTimeout> | undefined;
  #catchingUp: Promise<void> | null = null;
  #loadingEarlier: Promise<void> | null = null;
  #losses = 0;

  constructor(
    private readonly source: FeedSource,
    /** Called once for each message added since the list was opened, in order. */
    private readonly onNew: (message: ChatMessage) => void,
  ) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly view = (): FeedView => this.#view;

  async open(): Promise<void> {
    this.close();
    this.#isOver = false;
    const opening = ++this.#openings;
    this.#show({ status: 'loading', failure: null });
    try {
      const page = await this.source.fetchPage(null);
      if (this.#isOver || opening !== this.#openings) return;
      page.messages.forEach((message) => this.#hold(message));
      this.#last = page.messages.at(-1)?.sequence ?? 0;
      this.#cursor = page.cursor;
      this.#show({ status: 'ready', hasEarlier: page.hasEarlier });
      this.#follow();
    } catch (error) {
      if (!this.#isOver && opening === this.#openings) this.#show({ status: 'failed', failure: readFailure(error) });
    }
  }

  close(): void {
    this.#isOver = true;
    this.#timers.forEach(clearTimeout);
    clearTimeout(this.#gapTimer);
    this.#gapTimer = undefined;
    this.#endFollowing();
  }

  /** Takes a message from any source. */
  take(message: ChatMessage): void {
    if (this.#isOver || this.#view.status !== 'ready') return;
    const { sequence } = message;
    if (sequence <= this.#last) this.#change(message);
    else {
      this.#ahead.set(sequence, message);
      this.#appendReady();
    }
    if (this.#ahead.size > 0 && this.#gapTimer === undefined)
      this.#gapTimer = setTimeout(() => {
        this.#gapTimer = undefined;
        if (this.#ahead.size > 0) void this.catchUp();
      }, GAP_MS);
  }

  /** Reads the end of the conversation again: missed and edited messages. */
  catchUp(): Promise<void> {
    if (this.#isOver || this.#view.status !== 'ready') return Promise.resolve();
    this.#catchingUp ??= this.#readBack().finally(() => (this.#catchingUp = null));
    return this.#catchingUp;
  }

  #rereadFrom(): number {
    const [first = 1] = [...this.#bySequence.keys()].sort((a, b) => a - b);
    return Math.max(first, this.#last - REREAD_COUNT);
  }

  async #readBack(): Promise<void> {
    const missed: ChatMessage[] = [];
    let page: MessagePage;
    let cursor: string | null = null;
    let pages = 0;
    try {
      do {
        page = await this.source.fetchPage(cursor);
        if (this.#isOver) return;
        missed.unshift(...page.messages);
        cursor = page.cursor;
        pages++;
      } while (
        page.hasEarlier &&
        cursor &&
        (missed[0]?.sequence ?? 0) > this.#rereadFrom() &&
        pages < MAX_PAGES_BEHIND
      );
    } catch {
      // The next reconnection or gap tries again.
      return;
    }
    const first = missed[0]?.sequence ?? 0;
    if (first > this.#last + 1 && page.hasEarlier) {
      this.#bySequence.clear();
      this.#last = first - 1;
      this.#cursor = cursor;
      this.#view = { ...this.#view, hasEarlier: true };
    }
    for (const message of missed) {
      if (message.sequence <= this.#last) this.#change(message, true);
      else this.#append(message);
    }
    this.#appendReady();
    this.#show({});
  }

  /** Loads the page before the first message. Two requests at once are one. */
  loadEarlier(): Promise<void> {
    if (!this.#view.hasEarlier || this.#isOver) return Promise.resolve();
    this.#loadingEarlier ??= this.#readEarlier().finally(() => (this.#loadingEarlier = null));
    return this.#loadingEarlier;
  }

  async #readEarlier(): Promise<void> {
    this.#show({ isLoadingEarlier: true, hasEarlierFailed: false });
    try {
      const page = await this.source.fetchPage(this.#cursor);
      if (this.#isOver) return;
      page.messages.forEach((message) => this.#hold(message));
      this.#cursor = page.cursor;
      this.#show({ isLoadingEarlier: false, hasEarlier: page.hasEarlier && page.messages.length > 0 });
    } catch {
      this.#show({ isLoadingEarlier: false, hasEarlierFailed: true });
    }
  }

  /** Loads earlier pages until that message is included, so many at most. Returns whether it is. */
  async loadBackTo(sequence: number, maxPages = Number.POSITIVE_INFINITY): Promise<boolean> {
    const isFurther = () => !this.#bySequence.has(sequence) && this.#view.hasEarlier && !this.#isOver;
    for (let pages = 0; isFurther() && pages < maxPages; pages++) {
      await this.loadEarlier();
      if (this.#view.hasEarlierFailed) break;
    }
    return this.#bySequence.has(sequence);
  }

  #follow(): void {
    let isCurrent = true;
    const lose = () => {
      if (!isCurrent || this.#isOver) return;
      isCurrent = false;
      void this.#lost();
    };
    const end = this.source.follow(() => this.#syncPosition(), {
      next: (message) => {
        if (!isCurrent) return;
        this.#losses = 0;
        this.take(message);
      },
      error: lose,
      complete: lose,
    });
    this.#endFollowing = () => {
      isCurrent = false;
      end();
    };
  }

  /**
   * Uses the server's clock: the newest time among the held messages. The overlap is there because a change may arrive
   * after a newer message.
   */
  #syncPosition(): SyncPosition {
    const newest = [...this.#bySequence.values()]
      .map(({ createdAt, editedAt, deletedAt }) => Date.parse(deletedAt ?? editedAt ?? createdAt))
      .reduce((latest, at) => Math.max(latest, at), 0);
    return { last: this.#last, changedSince: newest > 0 ? new Date(newest - OVERLAP_MS).toISOString() : null };
  }

  /** The server ended the subscription: the user was removed, or the reason is temporary. */
  async #lost(): Promise<void> {
    const isMember = await this.source.isMember().catch(() => true);
    if (this.#isOver) return;
    if (!isMember) {
      this.close();
      this.#bySequence.clear();
      this.#show({ status: 'gone' });
      return;
    }
    const timer = setTimeout(
      () => {
        this.#timers.delete(timer);
        if (this.#isOver) return;
        this.#follow();
        void this.catchUp();
      },
      Math.min(MAX_WAIT_MS, MIN_WAIT_MS * 2 ** this.#losses++),
    );
    this.#timers.add(timer);
  }

  #hold(message: ChatMessage): void {
    const held = this.#bySequence.get(message.sequence);
    this.#bySequence.set(message.sequence, held ? newer(held, message) : message);
  }

  #change(message: ChatMessage, isQuiet = false): void {
    if (!this.#bySequence.has(message.sequence)) return;
    this.#hold(message);
    if (!isQuiet) this.#show({});
  }

  #append(message: ChatMessage): void {
    this.#hold(message);
    this.#last = message.sequence;
    this.onNew(message);
  }

  #appendReady(): void {
    let isLonger = false;
    for (const sequence of [...this.#ahead.keys()].sort((a, b) => a - b)) {
      const message = this.#ahead.get(sequence);
      if (!message || sequence > this.#last + 1) break;
      this.#ahead.delete(sequence);
      if (sequence <= this.#last) this.#hold(message);
      else this.#append(message);
      isLonger = true;
    }
    if (isLonger) this.#show({});
  }

  #show(part: Partial<FeedView>): void {
    const messages = [...this.#bySequence.values()].sort((a, b) => a.sequence - b.sequence);
    this.#view = { ...this.#view, ...part, messages };
    this.#listeners.forEach((listener) => listener());
  }
}
