import { Router, type ErrorRequestHandler, type RequestHandler } from 'express';
import { errorText } from '#schema/text/errors.ts';
import { requirePermission, signedIn } from '../kernel/security/access.ts';
import { Refusal } from '../kernel/errors.ts';
import { FILES_PATH, type FileKind } from '../kernel/http/stored-files.ts';
import { httpContext, type ContextParts } from './request-context.ts';
import { failure, sendFailure } from './rest/envelope.ts';
import { limitTransfers } from './transfers.ts';

/** Downloads of one account. A file has 25 MB at most. */
const DOWNLOAD_RATE = { name: 'file-out', points: 300, seconds: 3600 };

/** `GET /api/files/{id}`: the bytes of a stored file, for users who may read it. */
export function fileRouter(parts: ContextParts, kinds: ReadonlyMap<string, FileKind>): Router {
  const send: RequestHandler<{ id: string }> = async (request, response) => {
    response.setHeader('cache-control', 'no-store');
    try {
      const ctx = await httpContext(parts, request, response);
      signedIn(ctx);
      const { id } = request.params;
      const kind = kinds.get(id.split('_', 1)[0] ?? '');
      if (!kind) throw new Refusal('NOT_FOUND');
      const { userId } = requirePermission(ctx, kind.permission);
      limitTransfers(userId, request, response);
      await ctx.throttle.take(DOWNLOAD_RATE, userId);
      const file = await kind.load(ctx, id);
      if (!file) throw new Refusal('NOT_FOUND');
      if (!kind.tellsItself) for (const { onDownloaded } of ctx.runtime.offers) await onDownloaded?.(ctx, id);
      // Uploaded by a user: always downloaded, never shown as a page of our origin.
      response.attachment(file.fileName);
      response.setHeader('content-type', file.mediaType);
      response.setHeader('x-content-type-options', 'nosniff');
      response.setHeader('content-security-policy', "default-src 'none'; sandbox");
      response.status(200).send(Buffer.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.byteLength));
    } catch (error) {
      sendFailure(response, error, parts.log, 'file');
    }
  };
  // A malformed address (`%`) is answered as not found.
  const unknown: ErrorRequestHandler = (_error, _request, response, _next) =>
    void response.status(404).json(failure(errorText.NOT_FOUND, 'NOT_FOUND'));
  const router = Router();
  router.get(`${FILES_PATH}/:id`, send);
  router.use(FILES_PATH, unknown);
  return router;
}
