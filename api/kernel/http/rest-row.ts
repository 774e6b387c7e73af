import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

/** What a REST request says, before anything is trusted. */
export interface RestRequest {
  params: Record<string, string>;
  query: Record<string, string>;
  body: Record<string, unknown>;
  /** What a program that asks again still has. */
  ifNoneMatch: string | null;
}

/** `userErrors` of the payload become the failure envelope before `body` is asked. */
export interface RestReply {
  status?: number;
  body: Record<string, unknown>;
}

/** For what is no JSON: a page, a calendar. */
export interface RawReply {
  status: number;
  headers: Record<string, string>;
  text: string;
}

/** A REST route: a method, a path and the GraphQL operation that it runs in process. */
export interface RestRow {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  document: TypedDocumentNode<unknown, Record<string, unknown>>;
  variables(request: RestRequest): Record<string, unknown>;
  reply(data: never, request: RestRequest): RestReply | RawReply;
  /** How a page says no; absent: the failure envelope. */
  refusal?(message: string): RawReply;
  /** Largest body that is read; 256 kB when it is not said. */
  maxBytes?: number;
}

/** Keeps document, variables and reply of one row typed together; the table itself is of `RestRow`. */
export function restRow<Data, Variables extends Record<string, unknown>>(row: {
  method: RestRow['method'];
  path: string;
  document: TypedDocumentNode<Data, Variables>;
  variables(request: RestRequest): Variables;
  reply(data: Data, request: RestRequest): RestReply | RawReply;
  refusal?(message: string): RawReply;
  maxBytes?: number;
}): RestRow {
  return row as unknown as RestRow;
}

/** Text of a body field: what is not text counts as absent, so that the operation's own message answers. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
export const optionalText = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() ? value : null;
