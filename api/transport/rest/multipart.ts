import type { Request } from 'express';
import { Busboy } from '@fastify/busboy';
import { MAX_FILE_BYTES, MAX_FILE_MB } from '#schema/lib/file-limits.ts';
import { multipartText } from '#schema/text/files.ts';
import { Refusal } from '#api/kernel/errors.ts';

/** One file of a form, held in memory: nothing is written to the disk before it is known whose it is. */
export interface ReceivedFile {
  fileName: string;
  bytes: Buffer;
}

/** Names of parts and texts beside the file. */
const MAX_ENVELOPE = 64 * 1024;

const malformed = (): Refusal => new Refusal('BAD_REQUEST', multipartText.malformed);
const tooLarge = (): Refusal => new Refusal('PAYLOAD_TOO_LARGE', multipartText.tooLarge(MAX_FILE_MB));

function parserOf(request: Request) {
  const contentType = request.headers['content-type'];
  if (!contentType || !request.is('multipart/form-data'))
    throw new Refusal('UNSUPPORTED_MEDIA_TYPE', multipartText.expected);
  if (Number(request.headers['content-length'] ?? 0) > MAX_FILE_BYTES + MAX_ENVELOPE) throw tooLarge();
  try {
    return Busboy({
      headers: { ...request.headers, 'content-type': contentType },
      limits: {
        fileSize: MAX_FILE_BYTES,
        files: 2,
        fields: 20,
        parts: 22,
        fieldSize: 4096,
        headerPairs: 20,
        headerSize: 8192,
      },
    });
  } catch {
    // No boundary.
    throw malformed();
  }
}

/** The file of one of these fields. Throws a `Refusal` for everything else that may come. */
export function receiveFile(request: Request, fields: readonly string[]): Promise<ReceivedFile> {
  const parser = parserOf(request);
  return new Promise((resolve, reject) => {
    const files: ReceivedFile[] = [];
    let other = false;
    // What still comes is read and thrown away, so that the answer reaches the caller.
    const refuse = (error: Refusal): void => {
      request.unpipe(parser);
      request.resume();
      reject(error);
    };
    parser.on('file', (field, stream, fileName) => {
      const chunks: Buffer[] = [];
      stream.on('limit', () => refuse(tooLarge()));
      stream.on('error', () => refuse(malformed()));
      if (!fields.includes(field)) {
        other = true;
        return void stream.resume();
      }
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => files.push({ fileName: fileName ?? '', bytes: Buffer.concat(chunks) }));
    });
    for (const event of ['partsLimit', 'fieldsLimit', 'filesLimit'] as const)
      parser.on(event, () => refuse(malformed()));
    parser.on('error', () => refuse(malformed()));
    parser.on('finish', () => {
      const [file] = files;
      if (!file)
        return reject(new Refusal('VALIDATION', multipartText.noFile(fields[0] ?? ''), { field: fields[0] ?? '' }));
      if (files.length > 1 || other) return reject(new Refusal('VALIDATION', multipartText.oneFile));
      resolve(file);
    });
    request.on('aborted', () => reject(malformed()));
    request.pipe(parser);
  });
}
