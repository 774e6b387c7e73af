import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { print } from 'graphql';
import { expect } from 'vitest';
import type { Caller } from './world.ts';

/** Runs a subscription and records its events, error codes and end. */
export class SubscriptionListener<T> {
  readonly received: T[] = [];
  readonly codes: string[] = [];
  isOver = false;
  private readonly running: Promise<void>;

  private constructor(
    caller: Caller,
    document: TypedDocumentNode<T, never>,
    variables: Record<string, unknown>,
    private readonly client = caller.socket(),
  ) {
    this.running = this.run(document, variables);
  }

  private async run(document: TypedDocumentNode<T, never>, variables: Record<string, unknown>): Promise<void> {
    try {
      for await (const { data, errors } of this.client.iterate<T & Record<string, unknown>>({
        query: print(document),
        variables,
      })) {
        for (const error of errors ?? []) this.codes.push(String(error.extensions?.['code']));
        if (data) this.received.push(data);
      }
    } catch (error) {
      for (const one of Array.isArray(error) ? (error as { extensions?: { code?: string } }[]) : [])
        this.codes.push(String(one.extensions?.code));
    }
    this.isOver = true;
  }

  /** Subscribes and waits 150 ms, because the protocol does not confirm subscriptions. */
  static async open<T, V>(
    caller: Caller,
    document: TypedDocumentNode<T, V>,
    variables: V,
  ): Promise<SubscriptionListener<T>> {
    const listening = new SubscriptionListener<T>(
      caller,
      document as unknown as TypedDocumentNode<T, never>,
      variables as Record<string, unknown>,
    );
    await Promise.race([listening.running, new Promise((resolve) => setTimeout(resolve, 150))]);
    return listening;
  }

  /** Waits until at least `count` events were received. */
  async receives(count: number): Promise<T[]> {
    await expect.poll(() => this.received.length, { timeout: 10_000, interval: 10 }).toBeGreaterThanOrEqual(count);
    return this.received;
  }

  async ends(): Promise<void> {
    await expect.poll(() => this.isOver, { timeout: 5000, interval: 10 }).toBe(true);
  }

  async close(): Promise<void> {
    await this.client.dispose();
  }
}
