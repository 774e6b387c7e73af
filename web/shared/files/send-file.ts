import { MAX_FILE_BYTES } from '#schema/lib/file-limits.ts';
import { uploadText as text } from '#schema/text/files.ts';
import { errorText } from '#schema/text/errors.ts';
import { credentialHeaders } from '../session/anonymous.ts';
import { session } from '../session/session.ts';

/** Extensions of files whose text the server can read. */
export const READABLE_KINDS = ['.pdf', '.docx', '.doc', '.html', '.htm', '.txt'] as const;

/** What is wrong with a file by its name and size. The server checks the content. */
export function fileProblem(
  { name, size }: Pick<File, 'name' | 'size'>,
  kinds: readonly string[],
  wrongKind: string,
  tooLarge: string = text.tooLarge,
): string | null {
  if (!kinds.some((kind) => name.toLowerCase().endsWith(kind))) return wrongKind;
  if (size === 0) return text.empty;
  return size > MAX_FILE_BYTES ? tooLarge : null;
}

interface Reply {
  status: number;
  body: string;
}

/** XMLHttpRequest, because `fetch` reports no progress of an upload. */
function put(url: string, file: File, token: string | null, watch: UploadOptions): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PUT', url);
    for (const [name, value] of Object.entries(credentialHeaders(token))) request.setRequestHeader(name, value);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.upload.addEventListener('progress', ({ loaded, total }) => total > 0 && watch.onProgress(loaded / total));
    request.addEventListener('load', () => resolve({ status: request.status, body: request.responseText }));
    request.addEventListener('error', () => reject(new Error(text.cut)));
    request.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')));
    watch.signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}

export function messageIn(body: string): string {
  try {
    const { error } = JSON.parse(body) as { error?: unknown };
    return typeof error === 'string' && error ? error : errorText.UNAVAILABLE;
  } catch {
    return errorText.UNAVAILABLE;
  }
}

export interface UploadOptions {
  /** 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Sends the bytes of an announced upload. `null` if it succeeded; otherwise why it failed, in Spanish. */
export async function sendFile(url: string, file: File, watch: UploadOptions): Promise<string | null> {
  const token = await session.validToken();
  watch.signal.throwIfAborted();
  let reply = await put(url, file, token, watch);
  // As with GraphQL, a refused token is renewed once.
  if (reply.status === 401) reply = await put(url, file, await session.renew(token), watch);
  return reply.status >= 200 && reply.status < 300 ? null : messageIn(reply.body);
}
