import { randomBytes } from 'node:crypto';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '#api/kernel/clock.ts';
import type { EventSubject, SoldPlan } from '#api/ports/payments.ts';
import type { SandboxInvoice, SandboxState, SandboxSubscription } from './sandbox.rules.ts';

/** A confirmation of the test mode on its way: what a real provider would POST. */
export type SendConfirmation = (em: SqlEntityManager, eventId: string, body: string) => Promise<void>;

export interface SandboxOptions {
  /** A manager outside of the caller's transaction. */
  em: () => SqlEntityManager;
  clock: Clock;
  /** Of the signatures and of the addresses of the portal. */
  secret: () => string;
  prices: Record<SoldPlan, number>;
  /** Public address of the product. */
  address: () => string;
  send: SendConfirmation;
}

/** One transaction of the test mode. */
export type InSandbox = <T>(act: (store: SandboxStore, now: Date) => Promise<T>) => Promise<T>;

/** Unguessable: whoever knows the id of a checkout may pay it. */
export const sandboxId = (prefix: string): string => `${prefix}_sandbox_${randomBytes(16).toString('hex')}`;

const EVENT_OBJECT = { CHECKOUT: 'checkout.session', SUBSCRIPTION: 'subscription', PAYMENT: 'charge' } as const;

/** One transaction of the test mode, apart from that of the product: like a provider elsewhere. */
export class SandboxStore {
  constructor(
    private readonly em: SqlEntityManager,
    private readonly now: Date,
    private readonly send: SendConfirmation,
  ) {}

  /** Locked until the transaction ends. */
  async find<K extends SandboxState['kind']>(kind: K, id: string): Promise<Extract<SandboxState, { kind: K }> | null> {
    const [row] = await this.em.execute<{ state: Extract<SandboxState, { kind: K }> }[]>(
      'select state from sandbox_object where id = ? and kind = ? for update',
      [id, kind],
    );
    return row?.state ?? null;
  }

  async findBy<K extends SandboxState['kind']>(
    kind: K,
    matching: object,
  ): Promise<Extract<SandboxState, { kind: K }>[]> {
    const rows = await this.em.execute<{ state: Extract<SandboxState, { kind: K }> }[]>(
      `select state from sandbox_object where kind = ? and state @> ?::jsonb
       order by created_at desc, state ->> 'number' desc nulls last, id desc limit 100`,
      [kind, JSON.stringify(matching)],
    );
    return rows.map(({ state }) => state);
  }

  async running(): Promise<SandboxSubscription[]> {
    return this.findBy('SUBSCRIPTION', { endedAt: null });
  }

  async put(state: SandboxState): Promise<void> {
    await this.em.execute(
      `insert into sandbox_object (id, kind, state, created_at, updated_at) values (?, ?, ?::jsonb, ?, ?)
       on conflict (id) do update set state = excluded.state, updated_at = excluded.updated_at`,
      [state.id, state.kind, JSON.stringify(state), this.now, this.now],
    );
  }

  async invoice(subscriptionId: string, charge: Omit<SandboxInvoice, 'kind' | 'id' | 'number' | 'subscriptionId'>) {
    const before = await this.findBy('INVOICE', { subscriptionId });
    const number = `PRUEBA-${subscriptionId.slice(-8).toUpperCase()}-${String(before.length + 1).padStart(4, '0')}`;
    await this.put({ kind: 'INVOICE', id: sandboxId('in'), number, subscriptionId, ...charge });
  }

  /** Sends a confirmation when the transaction commits. */
  async emit(type: string, { kind, id }: EventSubject): Promise<void> {
    const eventId = sandboxId('evt');
    const created = Math.floor(this.now.getTime() / 1000);
    const data = { object: { id, object: EVENT_OBJECT[kind] } };
    await this.send(this.em, eventId, JSON.stringify({ id: eventId, type, created, data }));
  }
}
