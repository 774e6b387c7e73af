import { Field, ID, InterfaceType } from 'type-graphql';

/** The name of an object's type, so that the interface can be resolved. */
export const NODE_TYPE = Symbol('node type');

@InterfaceType('Node', { resolveType: (value: { [NODE_TYPE]?: string }) => value[NODE_TYPE] ?? '' })
export abstract class Node {
  @Field(() => ID) id!: string;
}
