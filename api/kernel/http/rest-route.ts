import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

/** The data of a REST request, not validated yet. */
export interface RestRequest {
  params: Record<string, string>;
  query: Record<string, string>;
  body: Record<string, unknown>;
  /** ETag of the version that the client has. */
  ifNoneMatch: string | null;
  /** The upload that holds the file of a route with `file`; it is deleted after the operation if it is still there. */
  uploadId?: string;
}

/** The reply of a route. It is not called when the payload has `userErrors`: those become the failure envelope. */
export interface RestReply {
  status?: number;
  body: Record<string, unknown>;
}

/** A reply that is not JSON: a page, a calendar, a file. */
export interface RawReply {
  status: number;
  headers: Record<string, string>;
  content: string | Uint8Array;
}

/** A REST route: method, path, and the GraphQL operation that it runs in process. */
export interface RestRoute {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  document: TypedDocumentNode<unknown, Record<string, unknown>>;
  variables(request: RestRequest): Record<string, unknown>;
  reply(data: never, request: RestRequest): RestReply | RawReply;
  /** What the failure envelope of a payload with `userErrors` says besides. */
  refusalDetails?(data: never): Record<string, unknown>;
  /** The reply to a refusal, for routes that answer with pages; absent: the failure envelope. */
  refusal?(message: string): RawReply;
  /** Largest body in bytes; absent: 256 kB. */
  maxBytes?: number;
  /** The body is a form with one file in one of these fields. It becomes an upload: see `uploadId` of the request. */
  file?: readonly string[];
  /** A page of ours without a session is given a demo: for what the demo of the specification asks. */
  opensDemo?: boolean;
  /** A query that is read after the operation has succeeded; its data join those of the reply. */
  also?: TypedDocumentNode<unknown, Record<string, never>>;
  /** Fields of the contract that have another name in the request: refusals name that one. */
  fields?: Readonly<Record<string, string>>;
}

/** Checks the types of document, variables and reply of one route together. */
export function restRoute<Data, Variables extends Record<string, unknown>, Also = unknown>(route: {
  method: RestRoute['method'];
  path: string;
  document: TypedDocumentNode<Data, Variables>;
  variables(request: RestRequest): Variables;
  reply(data: Data & Also, request: RestRequest): RestReply | RawReply;
  refusalDetails?(data: Data): Record<string, unknown>;
  refusal?(message: string): RawReply;
  maxBytes?: number;
  file?: readonly string[];
  opensDemo?: boolean;
  also?: TypedDocumentNode<Also, Record<string, never>>;
  fields?: Readonly<Record<string, string>>;
}): RestRoute {
  return route as unknown as RestRoute;
}

/** Text of a body field. Other types count as absent, so that the operation answers with its own message. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
export const optionalText = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() ? value : null;
