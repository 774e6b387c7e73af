import type { Ctx } from '../context.ts';
import type { RawReply } from './rest-route.ts';

export interface RawRequest {
  params: Record<string, string>;
  query: URLSearchParams;
  /** The bytes as they came, as text: a signature is over exactly these. */
  body: string;
  /** Fields of a form. */
  form: URLSearchParams;
  header(name: string): string | null;
}

/**
 * A route that is no operation of the contract: it is called by a provider or by a page of the server itself. It needs
 * no session: its signature or its unguessable address is the credential, so it runs as the server itself (`asSystem`).
 * It throws `Refusal`s.
 */
export interface RawRoute {
  method: 'GET' | 'POST';
  path: string;
  /** Largest body in bytes. */
  maxBytes: number;
  answer(ctx: Ctx, request: RawRequest): Promise<RawReply>;
}
