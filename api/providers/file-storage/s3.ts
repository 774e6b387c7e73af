import { createHash } from 'node:crypto';
import type { S3Client } from '@aws-sdk/client-s3';
import type { FileStorage, StoredObject } from '#api/ports/file-storage.ts';
import { PortError } from '#api/ports/port-error.ts';
import { checkKey, isKey } from './keys.rules.ts';

export interface S3Options {
  bucket: string;
  /** Of another service than Amazon's; absent: that of the region. */
  endpoint?: string | undefined;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Before every key; ends with `/`, or is empty. */
  prefix: string;
  /** Of one call with its repetitions. */
  timeoutMs: number;
  /** How often a call is tried. */
  attempts?: number;
}

const CONNECT_MS = 3000;
const ATTEMPTS = 3;
/** What only other settings can mend. */
const SETTINGS = new Set([301, 401, 403]);

const statusOf = (error: unknown): number | undefined =>
  (error as { $metadata?: { httpStatusCode?: number } } | null)?.$metadata?.httpStatusCode;

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown');

/** A name and a status: neither addresses nor keys of the settings come into the log. */
function portErrorOf(error: unknown): PortError {
  if (error instanceof PortError) return error;
  const status = statusOf(error);
  const detail = `S3 ${nameOf(error)}${status ? ` ${status}` : ''}`;
  if (nameOf(error) === 'TimeoutError') return new PortError('TIMEOUT', detail, { cause: error });
  const isSettings = nameOf(error) === 'NoSuchBucket' || (status !== undefined && SETTINGS.has(status));
  return new PortError(isSettings ? 'NOT_CONFIGURED' : 'UNAVAILABLE', detail, { cause: error });
}

const isMissing = (error: unknown): boolean => statusOf(error) === 404 && nameOf(error) !== 'NoSuchBucket';

const loadLibrary = () => import('@aws-sdk/client-s3');
type Library = Awaited<ReturnType<typeof loadLibrary>>;

/** A bucket of Amazon S3 or of a service with its interface. Addresses are of the path style, which all of them know. */
export function createS3Storage(options: S3Options): FileStorage {
  const { bucket: Bucket, prefix } = options;
  let opened: Promise<{ s3: Library; client: S3Client }> | null = null;
  // The library is large: it is read when it is needed.
  const open = () =>
    (opened ??= loadLibrary().then((s3) => ({
      s3,
      client: new s3.S3Client({
        region: options.region,
        ...(options.endpoint ? { endpoint: options.endpoint } : {}),
        credentials: { accessKeyId: options.accessKeyId, secretAccessKey: options.secretAccessKey },
        forcePathStyle: true,
        maxAttempts: options.attempts ?? ATTEMPTS,
        requestHandler: { connectionTimeout: CONNECT_MS },
        // Checksums of newer kinds are unknown to many services: Content-MD5 and the signature cover the bytes.
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
      }),
    })));

  async function ask<T>(
    act: (s3: Library, client: S3Client, abortSignal: AbortSignal) => Promise<T>,
    signal?: AbortSignal,
  ): Promise<T> {
    signal?.throwIfAborted();
    const { s3, client } = await open();
    const deadline = AbortSignal.timeout(options.timeoutMs);
    try {
      return await act(s3, client, signal ? AbortSignal.any([signal, deadline]) : deadline);
    } catch (error) {
      if (signal?.aborted) throw signal.reason;
      if (deadline.aborted) throw new PortError('TIMEOUT', 'S3 gave no answer in time', { cause: error });
      throw portErrorOf(error);
    }
  }

  async function read(key: string, signal?: AbortSignal): Promise<Uint8Array | null> {
    const Key = prefix + checkKey(key);
    return ask(async (s3, client, abortSignal) => {
      for (let attempt = 1; ; attempt++)
        try {
          const { Body, ContentLength } = await client.send(new s3.GetObjectCommand({ Bucket, Key }), { abortSignal });
          const bytes = (await Body?.transformToByteArray()) ?? new Uint8Array();
          if (ContentLength === undefined || ContentLength === bytes.length) return bytes;
          throw new PortError('UNAVAILABLE', 'S3 sent fewer bytes than it said');
        } catch (error) {
          if (isMissing(error)) return null;
          // The library repeats what was not answered, but not an answer that was cut off.
          if (statusOf(error) !== undefined || attempt >= (options.attempts ?? ATTEMPTS)) throw error;
          abortSignal.throwIfAborted();
        }
    }, signal);
  }

  async function* list(under: string): AsyncGenerator<StoredObject> {
    let ContinuationToken: string | undefined;
    do {
      const page = await ask((s3, client, abortSignal) =>
        client.send(
          new s3.ListObjectsV2Command({
            Bucket,
            Prefix: prefix + under,
            ...(ContinuationToken && { ContinuationToken }),
          }),
          { abortSignal },
        ),
      );
      for (const { Key, Size, LastModified } of page.Contents ?? []) {
        const key = Key?.slice(prefix.length) ?? '';
        // Whatever else lies in the bucket is somebody's, and not ours.
        if (isKey(key)) yield { key, byteLength: Size ?? 0, modifiedAt: LastModified ?? new Date() };
      }
      ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined;
    } while (ContinuationToken);
  }

  return {
    kind: 'S3',
    put: async (key, bytes, signal) => {
      const Key = prefix + checkKey(key);
      const ContentMD5 = createHash('md5').update(bytes).digest('base64');
      return ask(async (s3, client, abortSignal) => {
        const command = new s3.PutObjectCommand({
          Bucket,
          Key,
          Body: bytes,
          ContentLength: bytes.length,
          ContentMD5,
          ContentType: 'application/octet-stream',
        });
        await client.send(command, { abortSignal });
      }, signal);
    },
    get: read,
    remove: async (key) => {
      const Key = prefix + checkKey(key);
      return ask(async (s3, client, abortSignal) => {
        try {
          await client.send(new s3.DeleteObjectCommand({ Bucket, Key }), { abortSignal });
        } catch (error) {
          if (!isMissing(error)) throw error;
        }
      });
    },
    list,
    // An object that was cut off is none.
    tidy: () => Promise.resolve(),
    close: async () => (await opened)?.client.destroy(),
  };
}
