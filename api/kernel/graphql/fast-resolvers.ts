import { isObjectType, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql/index.js';
import { getMetadataStorage } from 'type-graphql';
import type { Ctx } from '../context.ts';

/**
 * For every field of every row, type-graphql builds an object, sorts the parameters and looks up the resolver's
 * instance. This took half the time of a list, so simple field resolvers are called directly.
 */

type Method = (...values: unknown[]) => unknown;

/** Lets graphql read properties itself. Must be called before the schema is built. */
export function useDefaultPropertyResolvers(): void {
  for (const type of getMetadataStorage().objectTypes) type.simpleResolvers = true;
}

const instances = new Map<unknown, Record<string, Method>>();

function instanceOf(target: unknown): Record<string, Method> {
  const known = instances.get(target);
  if (known) return known;
  const made = new (target as new () => Record<string, Method>)();
  instances.set(target, made);
  return made;
}

/** A direct call of a method with the parameters (root), (root, context) or (root, context, info); else `null`. */
function directCall(
  resolver: object,
  methodName: string,
  kinds: readonly string[],
): GraphQLFieldResolver<unknown, Ctx> | null {
  const method = (resolver as Record<string, Method>)[methodName]?.bind(resolver);
  if (!method) return null;
  switch (kinds.join(' ')) {
    case 'root':
      return (source) => method(source);
    case 'root context':
      return (source, _args, ctx) => method(source, ctx);
    case 'root context info':
      return (source, _args, ctx, info) => method(source, ctx, info);
    default:
      return null;
  }
}

/** Calls methods of resolver classes directly when they take only the object, the context and the info. */
export function callFieldResolversDirectly(schema: GraphQLSchema): void {
  const { fieldResolvers, objectTypes } = getMetadataStorage();
  const names = new Map(objectTypes.map(({ target, name }) => [target, name]));
  for (const { kind, target, methodName, schemaName, params = [], middlewares = [], getObjectType } of fieldResolvers) {
    const type = schema.getType(names.get(getObjectType?.() as (typeof objectTypes)[number]['target']) ?? '');
    if (kind !== 'external' || middlewares.length > 0 || !isObjectType(type)) continue;
    const isPlain = params.every(
      (param) =>
        (param.kind === 'root' && !param.propertyName && !param.getType) ||
        (param.kind === 'context' && !param.propertyName) ||
        param.kind === 'info',
    );
    const kinds = params.toSorted((a, b) => a.index - b.index).map((param) => param.kind);
    const resolve = isPlain ? directCall(instanceOf(target), methodName, kinds) : null;
    const field = type.getFields()[schemaName];
    if (field && resolve) field.resolve = resolve;
  }
}
