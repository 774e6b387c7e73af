import { session } from '../session/session.ts';
import { messageIn } from './send-file.ts';

const ask = (url: string, token: string | null): Promise<Response> =>
  fetch(url, { headers: token ? { authorization: `Bearer ${token}` } : {}, credentials: 'same-origin' });

/** The bytes of a file that only its readers may have: a plain link would come without the token. */
export async function fetchFile(url: string): Promise<Blob> {
  const token = await session.liveToken();
  let reply = await ask(url, token);
  if (reply.status === 401) reply = await ask(url, await session.renew(token));
  if (!reply.ok) throw new Error(messageIn(await reply.text()));
  return reply.blob();
}
