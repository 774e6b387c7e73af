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
   * `waiting`: sent again when the connection is back. `failed`: the user must decide. `sent`: accepted by the server
   * and soon in the list.
   */
  state: 'sending' | 'waiting' | 'failed' | 'sent';
  /** Why the server refused it; `null` if there was no reply. */
  reason: string | null;
}

type SendResult =
  | { is: 'accepted'; message: ChatMessage }
  | { is: 'refused'; reason: string }
  /** It is unknown whether it arrived: the same id may be sent again. */
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

/** Cases with messages in the queue of this tab. */
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
 * The outgoing messages of one case. They are stored in the tab, so they survive lost connections and reloads. They are
 * sent one after the other, each with its own id, so that a repeated message is stored once.
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

  /** Starts sending what is in the queue. */
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

  /** Stops after a logout: nothing is sent until the author has signed in again. */
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

  /** Passes accepted messages to a conversation on the screen. Returns the function that stops it. */
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

  /** Removes a message that was not sent or is already in the conversation. */
  drop(clientId: string): void {
    if (this.#messages.some((message) => message.clientId === clientId))
      this.#set(this.#messages.filter((message) => message.clientId !== clientId));
  }

  /** Sends again what failed only because of the lost connection. */
  resume(): void {
    this.#failures = 0;
    clearTimeout(this.#timer);
    if (!this.#messages.some(isToGo)) return;
    this.#set(this.#messages.map((message) => (isToGo(message) ? { ...message, state: 'sending' } : message)));
    void this.#run();
  }

  /** Messages without a reply wait for the connection, not for the user. */
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
          // If no conversation is on the screen, nothing more is to be done.
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
    // Accepted messages are not stored: they must not be sent again.
    write(
      this.caseId,
      messages.filter(({ state }) => state !== 'sent'),
    );
    this.#listeners.forEach((listener) => listener());
  }
}

/** Neither refused nor sent. */
const isToGo = ({ state, reason }: OutgoingMessage): boolean =>
  state === 'sending' || state === 'waiting' || (state === 'failed' && reason === null);
