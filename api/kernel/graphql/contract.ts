import {
  buildSchema as buildFromSdl,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  type GraphQLSchema,
} from 'graphql/index.js';
import { buildSchema, type NonEmptyArray } from 'type-graphql';
import { sdl } from '#schema/generated/sdl.ts';
import { guardRootFields } from '../security/access.ts';
import type { Feature } from '../feature.ts';
import { callFieldResolversDirectly, useDefaultPropertyResolvers } from './fast-resolvers.ts';
import { DateTimeScalar } from './scalars.ts';
import { KERNEL_RESOLVERS } from '../system.resolver.ts';

interface Described {
  description?: string | null;
  deprecationReason?: string | null;
}

declare module '../context.ts' {
  interface Runtime {
    /** The served contract. */
    schema: GraphQLSchema;
  }
}

/** Copies the descriptions and deprecations of the SDL to the served schema: the classes have none. */
function copyDescriptions(schema: GraphQLSchema, contract: GraphQLSchema): void {
  const copy = (to: Described | undefined, from: Described | undefined): void => {
    if (!to || !from) return;
    to.description = from.description;
    if (from.deprecationReason) to.deprecationReason = from.deprecationReason;
  };
  for (const [name, written] of Object.entries(contract.getTypeMap())) {
    const served = schema.getType(name);
    if (!served || name.startsWith('__')) continue;
    copy(served as Described, written as Described);
    if (isEnumType(written) && isEnumType(served))
      for (const value of written.getValues()) copy(served.getValue(value.name) ?? undefined, value);
    if (isInputObjectType(written) && isInputObjectType(served))
      for (const [key, field] of Object.entries(written.getFields())) copy(served.getFields()[key], field);
    if ((isObjectType(written) || isInterfaceType(written)) && (isObjectType(served) || isInterfaceType(served)))
      for (const [key, field] of Object.entries(written.getFields())) {
        copy(served.getFields()[key], field);
        for (const argument of field.args)
          copy(
            served.getFields()[key]?.args.find(({ name: argumentName }) => argumentName === argument.name),
            argument,
          );
      }
  }
}

/** Sets the costs that `feature.ts` declares on the fields of the schema. Throws for an unknown field. */
function setCosts(schema: GraphQLSchema, costs: NonNullable<Feature['costs']>): void {
  for (const [coordinate, cost] of Object.entries(costs)) {
    const [typeName = '', fieldName = ''] = coordinate.split('.');
    const type = schema.getType(typeName);
    const field = isObjectType(type) ? type.getFields()[fieldName] : undefined;
    if (!field) throw new Error(`A cost is given for ${coordinate}, which the contract does not have.`);
    field.extensions = { ...field.extensions, complexity: cost };
  }
}

/** Builds the served schema: classes, descriptions, costs, access checks. */
export async function buildContract(features: Feature[]): Promise<GraphQLSchema> {
  const resolvers = [...KERNEL_RESOLVERS, ...features.flatMap((feature) => feature.resolvers)];
  useDefaultPropertyResolvers();
  const schema = await buildSchema({
    resolvers: resolvers as unknown as NonEmptyArray<new () => object>,
    scalarsMap: [{ type: Date, scalar: DateTimeScalar }],
    validate: false,
    pubSub: { publish: () => undefined, subscribe: () => emptySequence() },
  });
  callFieldResolversDirectly(schema);
  copyDescriptions(schema, buildFromSdl(sdl));
  for (const { costs = {} } of features) setCosts(schema, costs);
  guardRootFields(schema);
  return schema;
}

// Subscriptions have their own iterator (`subscribe:`), but type-graphql requires a PubSub.
async function* emptySequence(): AsyncGenerator<never> {}
