import type { AttachmentKind } from '#schema/generated/contract.ts';
import { DRAFT_PREFIX } from '#web/shared/session/session-storage.ts';
import type { LiveSocket } from '#web/shared/apollo/socket.ts';
import type { ChatMessage } from './message-feed.ts';

export interface OutgoingMessage {
  clientId: string;
  text: string;
  replyTo: ChatMessage['replyTo'];
  attachments: readonly { kind: AttachmentKind; id: string; label: string; detail?: string | null }[];
  createdAt: string;
  /**
   * `waiting`: goes by itself when the connection is back. `failed`: somebody must decide. `sent`: the server has it, and the
   * list will in a moment.
   */
  state: 'sending' | 'waiting' | 'failed' | 'sent';
  /** Why the server refused it; `null` when the reply was lost. */
  reason: string | null;
}

export type SendResult =
  | { is: 'accepted'; message: ChatMessage }
  | { is: 'refused'; reason: string }
  /** Nobody knows whether it arrived: the same id may be sent again. */
  | { is: 'lost' };

export type Send = (message: OutgoingMessage) => Promise<SendResult>;

const PREFIX = `${DRAFT_PREFIX}case-outgoing:`;
const RETRY_MS = [2_000, 5_000, 15_000] as const;

function read(caseId: string): OutgoingMessage[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(PREFIX + caseId) ?? '[]') as OutgoingMessage[];
    return kept.map((message) => (message.state === 'sending' ? { ...message, state: 'waiting' } : message));
  } catch {
    return [];
  }
}

function write(caseId: string, messages: readonly OutgoingMessage[]): void {
  try {
    if (messages.length === 0) sessionStorage.removeItem(PREFIX + caseId);
    else sessionStorage.setItem(PREFIX + caseId, JSON.stringify(messages));
  } catch {
    // Without storage they last as long as the page.
  }
}

/** Cases for which something waits in this tab. */
export function casesWithOutgoing(): string[] {
  try {
    return Object.keys(sessionStorage)
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => key.slice(PREFIX.length));
  } catch {
    return [];
  }
}

/**
 * What was sent in one case and is not yet in its conversation: kept over cuts and reloads, sent one after the other, and each
 * under its own id, so that a message whose reply was lost is never two.
 */
export class Outgoing {
  #messages: readonly OutgoingMessage[];
  #listeners = new Set<() => void>();
  #isRunning = false;
  #endListening: (() => void) | null = null;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #onAccepted: ((message: ChatMessage) => void) | null = null;

  constructor(
    private readonly caseId: string,
    private readonly send: Send,
    private readonly socket: Pick<LiveSocket, 'state' | 'subscribeState'>,
  ) {
    this.#messages = read(caseId);
    this.start();
  }

  /** Goes on with what waits. */
  start(): void {
    if (this.#endListening) return;
    const { socket } = this;
    let wasConnected = socket.state() === 'connected';
    this.#endListening = socket.subscribeState(() => {
      const isConnected = socket.state() === 'connected';
      if (isConnected && !wasConnected) this.resume();
      if (!isConnected && wasConnected) this.#suspend();
      wasConnected = isConnected;
    });
    if (wasConnected) this.resume();
  }

  /** Whoever wrote this is not here any more: nothing goes out until they are again. */
  stop(): void {
    this.#endListening?.();
    this.#endListening = null;
    clearTimeout(this.#timer);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly view = (): readonly OutgoingMessage[] => this.#messages;

  /** Takes what the server accepted into a conversation that is shown. Returns the end of it. */
  deliverTo(onAccepted: (message: ChatMessage) => void): () => void {
    this.#onAccepted = onAccepted;
    return () => {
      if (this.#onAccepted === onAccepted) this.#onAccepted = null;
    };
  }

  add(message: Pick<OutgoingMessage, 'clientId' | 'text' | 'replyTo' | 'attachments' | 'createdAt'>): void {
    this.#set([...this.#messages, { ...message, state: 'sending', reason: null }]);
    void this.#run();
  }

  retry(clientId: string): void {
    this.#failures = 0;
    this.#change(clientId, { state: 'sending', reason: null });
    void this.#run();
  }

  /** Not sent, or in the conversation by now. */
  drop(clientId: string): void {
    if (this.#messages.some((message) => message.clientId === clientId))
      this.#set(this.#messages.filter((message) => message.clientId !== clientId));
  }

  /** The connection is back: what only failed for the want of it goes now. */
  resume(): void {
    this.#failures = 0;
    clearTimeout(this.#timer);
    if (!this.#messages.some(isToGo)) return;
    this.#set(this.#messages.map((message) => (isToGo(message) ? { ...message, state: 'sending' } : message)));
    void this.#run();
  }

  /** What had no answer waits for the connection instead of for somebody. */
  #suspend(): void {
    if (this.#messages.some(isToGo))
      this.#set(this.#messages.map((message) => (isToGo(message) ? { ...message, state: 'waiting' } : message)));
  }

  async #run(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    try {
      for (;;) {
        const next = this.#messages.find(isToGo);
        if (!next || !this.#endListening) return;
        const result = await this.send(next);
        if (result.is === 'lost') return this.#lost();
        this.#failures = 0;
        if (result.is === 'refused') this.#change(next.clientId, { state: 'failed', reason: result.reason });
        else {
          this.#change(next.clientId, { state: 'sent' });
          // Nobody shows the conversation: nothing is left to do.
          if (this.#onAccepted) this.#onAccepted(result.message);
          else this.drop(next.clientId);
        }
      }
    } finally {
      this.#isRunning = false;
    }
  }

  #lost(): void {
    const isConnected = this.socket.state() === 'connected';
    this.#set(
      this.#messages.map((message) =>
        isToGo(message) ? { ...message, state: isConnected ? 'failed' : 'waiting' } : message,
      ),
    );
    const wait = RETRY_MS[this.#failures++];
    clearTimeout(this.#timer);
    if (wait !== undefined && this.#endListening) this.#timer = setTimeout(() => void this.#run(), wait);
  }

  #change(clientId: string, part: Partial<OutgoingMessage>): void {
    this.#set(this.#messages.map((message) => (message.clientId === clientId ? { ...message, ...part } : message)));
  }

  #set(messages: readonly OutgoingMessage[]): void {
    this.#messages = messages;
    // What the server has needs no second sending.
    write(
      this.caseId,
      messages.filter(({ state }) => state !== 'sent'),
    );
    this.#listeners.forEach((listener) => listener());
  }
}

/** Not refused, not sent. */
const isToGo = ({ state, reason }: OutgoingMessage): boolean =>
  state === 'sending' || state === 'waiting' || (state === 'failed' && reason === null);
