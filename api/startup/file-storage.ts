import path from 'node:path';
import type { Env } from '../kernel/env.ts';
import type { FileStorage } from '../ports/file-storage.ts';
import { createFolderStorage } from '../providers/file-storage/folder.ts';
import { createS3Storage } from '../providers/file-storage/s3.ts';

/** Of one call with its repetitions: less than a transaction may wait. */
const TIMEOUT_MS = 20_000;

/** Where the bytes of files are kept: a bucket, or a folder of this machine. */
export function chooseFileStorage(env: Env): FileStorage {
  const { FILES_S3_BUCKET: bucket, FILES_S3_KEY: accessKeyId, FILES_S3_SECRET: secretAccessKey } = env;
  if (!bucket || !accessKeyId || !secretAccessKey) return createFolderStorage(path.join(env.FOJA_DATA, 'files'));
  return createS3Storage({
    bucket,
    endpoint: env.FILES_S3_ENDPOINT,
    region: env.FILES_S3_REGION,
    accessKeyId,
    secretAccessKey,
    prefix: env.FILES_S3_PREFIX,
    timeoutMs: TIMEOUT_MS,
  });
}
