import { createPinnedHttps } from '#api/providers/webhook-post/pinned-https.ts';
import type { HookDeliveryFragment } from './webhooks.generated.ts';
import { HookLogDocument, MakeHookDocument } from './webhooks.generated.ts';
import { WebhookReceiver } from './webhook-receiver.ts';
import { World, type Caller } from './world.ts';

/** An endpoint at that address, with its secret. */
export async function makesHook(caller: Caller, url: string, eventTypes: string[]) {
  const input = { url, eventTypes };
  const { endpoint, secret, userErrors } = (await caller.does(MakeHookDocument, { input })).createWebhookEndpoint;
  if (!endpoint || !secret) throw new Error(userErrors[0]?.message);
  return { id: endpoint.id, secret };
}

/** Every delivery of an endpoint, newest first. */
export async function logOf(caller: Caller, endpointId: string): Promise<HookDeliveryFragment[]> {
  const all: HookDeliveryFragment[] = [];
  for (let after: string | null = null; ;) {
    const {
      webhookDeliveries,
    }: {
      webhookDeliveries: {
        nodes: HookDeliveryFragment[];
        pageInfo: { endCursor?: string | null; hasNextPage: boolean };
      };
    } = await caller.does(HookLogDocument, { endpointId, first: 100, after });
    all.push(...webhookDeliveries.nodes);
    if (!webhookDeliveries.pageInfo.hasNextPage) return all;
    after = webhookDeliveries.pageInfo.endCursor ?? null;
  }
}

/** What is due by the clock of the world is sent. */
export async function deliversDue(world: World): Promise<void> {
  await world.runJobs('deliver-webhooks', 60_000);
  await world.sql('select graphile_worker.add_job(?)', ['resume-webhooks']);
  await world.runJobs('resume-webhooks');
  await world.runJobs('deliver-webhooks', 60_000);
}

/** A world whose webhooks may go to a receiver on this machine, and that resolves the names that a test gives it. */
export class HookWorld {
  private constructor(
    readonly receiver: WebhookReceiver,
    readonly world: World,
    /** What the resolver answers. */
    readonly names: Map<string, string[]>,
  ) {}

  static async begin(): Promise<HookWorld> {
    const receiver = await WebhookReceiver.begin();
    const names = new Map<string, string[]>();
    const world = await World.begin({
      webhookPost: createPinnedHttps({
        timeoutMs: 2000,
        allowed: new Set([receiver.target]),
        resolve: (name) => {
          const found = names.get(name);
          return found ? Promise.resolve(found) : Promise.reject(new Error('ENOTFOUND'));
        },
      }),
    });
    return new HookWorld(receiver, world, names);
  }

  async end(): Promise<void> {
    await this.world.end();
    await this.receiver.end();
  }
}
