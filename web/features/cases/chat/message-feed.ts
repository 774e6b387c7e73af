import { readFailure, type Failure } from '#web/shared/apollo/failure.ts';
import type { Sink } from '#web/shared/apollo/socket.ts';
import type { CaseChatMessageFieldsFragment } from './case-chat.generated.ts';

export type ChatMessage = CaseChatMessageFieldsFragment;

export interface MessagePage {
  /** Oldest first. */
  messages: readonly ChatMessage[];
  hasEarlier: boolean;
  /** What is before this page is asked with it. */
  cursor: string | null;
}

/** What the list has, so that the rest can be told. */
export interface HeldUpTo {
  /** Up to this message nothing is missing. */
  last: number;
  /** Later changes of those messages are not known; `null`: there are none. */
  changedSince: string | null;
}

/** Where messages come from: pages over HTTP, what is new over the socket. */
export interface FeedSource {
  /** `held()` is read again at each reconnect. Returns the end of it. */
  follow: (held: () => HeldUpTo, sink: Sink<ChatMessage>) => () => void;
  fetchPage: (before: string | null) => Promise<MessagePage>;
  /** Whether the caller still takes part. */
  isMember: () => Promise<boolean>;
}

export interface FeedView {
  status: 'loading' | 'ready' | 'failed' | 'gone';
  failure: Failure | null;
  /** In the order of the conversation, each once. */
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

/** A hole is mostly two deliveries that crossed: it closes by itself. */
const HOLE_MS = 400;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 15_000;
/** So many messages back a page is read again after a cut; what changed before that the server tells by itself. */
const REREAD = 30;
const OVERLAP_MS = 60_000;
/** A longer absence than this begins the list anew at its end. */
const MOST_PAGES_BEHIND = 10;

/** The later state of two tellings of one message. */
function newer(held: ChatMessage, told: ChatMessage): ChatMessage {
  if (held.deletedAt && !told.deletedAt) return held;
  return (held.editedAt ?? '') > (told.editedAt ?? '') && !told.deletedAt ? held : told;
}

/** The messages of one case: none twice, none missing, none out of order, whatever the connection does. */
export class MessageFeed {
  #view = START;
  #bySequence = new Map<number, ChatMessage>();
  /** Up to here nothing is missing. */
  #last = 0;
  /** Arrived before what comes before them. */
  #ahead = new Map<number, ChatMessage>();
  #cursor: string | null = null;
  #listeners = new Set<() => void>();
  #isOver = false;
  /** The latest opening counts; one that was closed meanwhile does not. */
  #openings = 0;
  #endFollowing: () => void = () => undefined;
  #timers = new Set<ReturnType<typeof setTimeout>>();
  #holeTimer: ReturnType<typeof setTimeout> | undefined;
  #catchingUp: Promise<void> | null = null;
  #losses = 0;

  constructor(
    private readonly source: FeedSource,
    /** Called once for each message that was added since the list was opened, in order. */
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
    clearTimeout(this.#holeTimer);
    this.#holeTimer = undefined;
    this.#endFollowing();
  }

  /** Takes a message from wherever it came. */
  take(message: ChatMessage): void {
    if (this.#isOver || this.#view.status !== 'ready') return;
    const { sequence } = message;
    if (sequence <= this.#last) this.#change(message);
    else {
      this.#ahead.set(sequence, message);
      this.#closeRanks();
    }
    if (this.#ahead.size > 0 && this.#holeTimer === undefined)
      this.#holeTimer = setTimeout(() => {
        this.#holeTimer = undefined;
        if (this.#ahead.size > 0) void this.catchUp();
      }, HOLE_MS);
  }

  /** Reads the end of the conversation anew: what was missed, and what was edited meanwhile. */
  catchUp(): Promise<void> {
    if (this.#isOver || this.#view.status !== 'ready') return Promise.resolve();
    this.#catchingUp ??= this.#readBack().finally(() => (this.#catchingUp = null));
    return this.#catchingUp;
  }

  #rereadFrom(): number {
    const [first = 1] = [...this.#bySequence.keys()].sort((a, b) => a - b);
    return Math.max(first, this.#last - REREAD);
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
        pages < MOST_PAGES_BEHIND
      );
    } catch {
      // The next reconnection, or the next hole, tries again.
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
    this.#closeRanks();
    this.#show({});
  }

  async loadEarlier(): Promise<void> {
    if (!this.#view.hasEarlier || this.#view.isLoadingEarlier || this.#isOver) return;
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

  /** Loads as far back as that message. Whether it is there now. */
  async loadBackTo(sequence: number): Promise<boolean> {
    while (!this.#bySequence.has(sequence) && this.#view.hasEarlier && !this.#view.hasEarlierFailed && !this.#isOver)
      await this.loadEarlier();
    return this.#bySequence.has(sequence);
  }

  #follow(): void {
    let isCurrent = true;
    const lose = () => {
      if (!isCurrent || this.#isOver) return;
      isCurrent = false;
      void this.#lost();
    };
    const end = this.source.follow(() => this.#heldUpTo(), {
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

  /** The clock is the server's: of all that is held, the newest. A change may be told after a message that is newer. */
  #heldUpTo(): HeldUpTo {
    const newest = [...this.#bySequence.values()]
      .map(({ createdAt, editedAt, deletedAt }) => Date.parse(deletedAt ?? editedAt ?? createdAt))
      .reduce((latest, at) => Math.max(latest, at), 0);
    return { last: this.#last, changedSince: newest > 0 ? new Date(newest - OVERLAP_MS).toISOString() : null };
  }

  /** The server ended the subscription: because the caller was removed, or for a reason that passes. */
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
      Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.#losses++),
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

  #closeRanks(): void {
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
