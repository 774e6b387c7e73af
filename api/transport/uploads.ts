import { raw, Router, type ErrorRequestHandler, type Request, type RequestHandler } from 'express';
import { MAX_FILE_BYTES, MAX_FILE_MB } from '#schema/lib/file-limits.ts';
import { errorText } from '#schema/text/errors.ts';
import { filesText } from '#schema/text/files.ts';
import { asRefusal } from '../kernel/errors.ts';
import { storeUploadBytes, findPendingUpload, UPLOADS_PATH } from '../kernel/http/uploads.ts';
import type { Ctx } from '../kernel/context.ts';
import { httpContext, type ContextParts } from './request-context.ts';
import { failure, sendFailure } from './rest/envelope.ts';
import { limitTransfers } from './transfers.ts';

type UploadRequest = Request<{ id: string }> & { ctx?: Ctx };

/** `PUT /api/uploads/{id}`: the bytes of an announced file. The body is not read before the caller is verified. */
export function uploadRouter(parts: ContextParts): Router {
  const admit: RequestHandler<{ id: string }> = async (request: UploadRequest, response, next) => {
    const ctx = await httpContext(parts, request, response);
    const upload = await findPendingUpload(ctx, request.params.id);
    if (!upload) return void response.status(404).json(failure(errorText.NOT_FOUND, 'NOT_FOUND'));
    // A compressed body differs from the announced bytes.
    const isPacked = (request.headers['content-encoding'] ?? 'identity').toLowerCase() !== 'identity';
    if (isPacked || Number(request.headers['content-length']) !== upload.byteLength)
      return void response.status(400).json(failure(filesText.notAnnounced, 'VALIDATION'));
    limitTransfers(upload.user.id, request, response);
    request.ctx = ctx;
    next();
  };
  const keep: RequestHandler<{ id: string }> = async (request: UploadRequest, response) => {
    const isKept = request.ctx && (await storeUploadBytes(request.ctx, request.params.id, request.body as Buffer));
    if (isKept) return void response.status(200).json({ success: true });
    response.status(400).json(failure(filesText.notAnnounced, 'VALIDATION'));
  };
  const refuse: ErrorRequestHandler = (error: { type?: string; status?: number }, _request, response, _next) => {
    if (error.type === 'entity.too.large')
      return void response.status(413).json(failure(filesText.tooLarge(MAX_FILE_MB), 'PAYLOAD_TOO_LARGE'));
    // Aborted by the client, or an invalid body.
    if (!asRefusal(error) && (error.status ?? 500) < 500)
      return void response.status(400).json(failure(filesText.notAnnounced, 'VALIDATION'));
    sendFailure(response, error, parts.log, 'upload');
  };
  const router = Router();
  router.put(`${UPLOADS_PATH}/:id`, admit, raw({ type: () => true, limit: MAX_FILE_BYTES, inflate: false }), keep);
  router.use(UPLOADS_PATH, refuse);
  return router;
}
