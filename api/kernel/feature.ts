import type { ComplexityEstimator } from 'graphql-query-complexity';
import type { NonEmptyArray } from 'type-graphql';
import type { Ctx } from './context.ts';
import type { AnyJob } from './jobs/jobs.ts';
import type { FileKind } from './http/kept-files.ts';
import type { Permission } from './security/permissions.ts';
import type { RestRow } from './http/rest-row.ts';
import type { ToastWriter } from './events/toasts.ts';

/** Loads objects of one kind by id, as far as the caller may see them. */
export type NodeLoader = (ctx: Ctx, ids: string[]) => Promise<({ id: string } | null)[]>;

export interface NodeKind {
  /** Name of its GraphQL type. */
  typeName: string;
  /** The ability without which objects of this kind are not found; `null`: everybody may read them. */
  permission: Permission | null;
  load: NodeLoader;
}

/** What a feature gives to the transport: `features/<x>/feature.ts` exports one. */
export interface Feature {
  name: string;
  resolvers: NonEmptyArray<new () => object> | [];
  /** What stored lists without pages cost, by `Type.field`; a field that is computed says it at its resolver. */
  costs?: Record<string, ComplexityEstimator>;
  rest?: RestRow[];
  jobs?: AnyJob[];
  /** Kinds of `Node` by id prefix. */
  nodes?: Record<string, NodeKind>;
  /** Who writes the sentence of a notice, by its code. */
  toasts?: Record<string, ToastWriter>;
  /** Files that are kept, by id prefix. */
  files?: Record<string, FileKind>;
}
