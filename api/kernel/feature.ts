import type { ComplexityEstimator } from 'graphql-query-complexity';
import type { NonEmptyArray } from 'type-graphql';
import type { Ctx } from './context.ts';
import type { AnyJob } from './jobs/jobs.ts';
import type { KeptFiles } from './jobs/kept-files.ts';
import type { RetentionRule } from './jobs/retention.ts';
import type { FileKind } from './http/stored-files.ts';
import type { Permission } from './security/permissions.ts';
import type { RawRoute } from './http/raw-route.ts';
import type { RestRoute } from './http/rest-route.ts';
import type { ToastWriter } from './events/toasts.ts';

/** Loads objects of one kind by id; `null` for those that do not exist or that the caller may not see. */
export type NodeLoader = (ctx: Ctx, ids: string[]) => Promise<({ id: string } | null)[]>;

interface NodeKind {
  /** Name of its GraphQL type. */
  typeName: string;
  /** The permission that is needed to find objects of this kind; `null`: public. */
  permission: Permission | null;
  load: NodeLoader;
}

/**
 * What a feature may give to another that stands below it and cannot import it. Whoever takes something adds it here by
 * declaration merging and finds it in `ctx.runtime.offers`.
 * @public Merged in other files.
 */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface Offers {}

/** What a feature gives to the server: `features/<x>/feature.ts` exports one. */
export interface Feature {
  name: string;
  resolvers: NonEmptyArray<new () => object> | [];
  /** Query cost of stored lists without pages, by `Type.field`. Computed fields declare their cost at the resolver. */
  costs?: Record<string, ComplexityEstimator>;
  rest?: RestRoute[];
  /** What is asked by others than our clients: confirmations of a provider, pages with forms. */
  raw?: RawRoute[];
  jobs?: AnyJob[];
  /** How long rows of its tables are kept that grow by themselves, in the order in which they are deleted. */
  retention?: RetentionRule[];
  /** Kinds of `Node` by id prefix. */
  nodes?: Record<string, NodeKind>;
  /** Functions that write the text of a toast, by its code. */
  toasts?: Record<string, ToastWriter>;
  /** Which files of the storage its rows name. */
  keptFiles?: KeptFiles[];
  /** Loaders of stored files, by id prefix. */
  files?: Record<string, FileKind>;
  offers?: Partial<Offers>;
}

declare module './context.ts' {
  interface Runtime {
    nodes: Map<string, NodeKind>;
    /** What features offer to others. */
    offers: readonly Partial<Offers>[];
  }
}
