import { Arg, Ctx as Context, ID, Query, Resolver } from 'type-graphql';
import type * as C from '#schema/generated/contract.ts';
import { validationText } from '#schema/text/validation.ts';
import { Node, NODE_TYPE } from './graphql/node.ts';
import { HealthType } from './graphql/types.generated.ts';
import { hasPermission, Public } from './security/access.ts';
import type { Ctx } from './context.ts';
import { Refusal } from './errors.ts';
import { FILES_RESOLVERS } from './http/files.resolver.ts';
import { readHealth } from './http/health.ts';
import { KERNEL_SUBSCRIPTION_RESOLVERS } from './subscriptions.resolver.ts';
import { isStorable } from '#api/kernel/database/storable.ts';

const MAX_NODES = 50;
const MAX_ID_LENGTH = 100;

async function loadNodes(ctx: Ctx, ids: string[]): Promise<(Node | null)[]> {
  // Texts that cannot be ids are not looked up.
  const possible = ids.filter((id) => id.length <= MAX_ID_LENGTH && isStorable(id));
  const byPrefix = Map.groupBy(possible, (id) => id.slice(0, Math.max(id.indexOf('_'), 0)));
  const found = new Map<string, Node>();
  for (const [prefix, group] of byPrefix) {
    const kind = ctx.runtime.nodes.get(prefix);
    if (!kind || (kind.permission && !hasPermission(ctx, kind.permission))) continue;
    for (const node of await kind.load(ctx, group))
      if (node) found.set(node.id, Object.assign(Object.create(node) as Node, { [NODE_TYPE]: kind.typeName }));
  }
  return ids.map((id) => found.get(id) ?? null);
}

@Resolver()
class SystemResolver {
  // Public, because each kind of node has its own permission and visibility: a visitor may read a statute, not a conversation.
  @Query(() => Node, { nullable: true })
  @Public()
  async node(@Arg('id', () => ID) id: string, @Context() ctx: Ctx): Promise<Node | null> {
    return (await loadNodes(ctx, [id]))[0] ?? null;
  }

  @Query(() => [Node], { nullable: 'items' })
  @Public()
  nodes(@Arg('ids', () => [ID]) ids: string[], @Context() ctx: Ctx): Promise<(Node | null)[]> {
    if (ids.length > MAX_NODES) throw new Refusal('VALIDATION', validationText.tooManyIds);
    return loadNodes(ctx, ids);
  }

  @Query(() => HealthType)
  @Public()
  health(@Context() ctx: Ctx): Promise<C.Health> {
    return readHealth(ctx);
  }
}

export const KERNEL_RESOLVERS = [SystemResolver, ...KERNEL_SUBSCRIPTION_RESOLVERS, ...FILES_RESOLVERS];
