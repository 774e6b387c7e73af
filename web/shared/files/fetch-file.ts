import { credentialHeaders } from '../session/anonymous.ts';
import { session } from '../session/session.ts';
import { messageIn } from './send-file.ts';

const request = (url: string, token: string | null): Promise<Response> =>
  fetch(url, { headers: credentialHeaders(token), credentials: 'same-origin' });

/** The bytes of a protected file. A plain link would not send the token. */
export async function fetchFile(url: string): Promise<Blob> {
  const token = await session.validToken();
  let reply = await request(url, token);
  if (reply.status === 401) reply = await request(url, await session.renew(token));
  if (!reply.ok) throw new Error(messageIn(await reply.text()));
  return reply.blob();
}
