import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** As much of S3 as the file storage uses. Signatures are checked by the published rules, not by the client's own code. */

interface Kept {
  bytes: Buffer;
  modifiedAt: Date;
}

/** What the next requests meet instead of an answer. */
type Fault = { status: number; code: string } | 'HANG' | 'CUT';

const PAGE = 3;
const sha256 = (data: Buffer | string): string => createHash('sha256').update(data).digest('hex');
const hmac = (key: Buffer | string, data: string): Buffer => createHmac('sha256', key).update(data).digest();
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function expectedSignature(request: IncomingMessage, credential: string, signed: string, secret: string): string {
  const [, day = '', region = '', service = ''] = credential.split('/');
  const url = new URL(request.url ?? '/', 'http://x');
  const query = [...url.searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted()
    .join('&');
  const headers = signed
    .split(';')
    .map((name) => `${name}:${String(request.headers[name]).trim().replace(/\s+/g, ' ')}\n`);
  const canonical = [
    request.method,
    url.pathname,
    query,
    headers.join(''),
    signed,
    request.headers['x-amz-content-sha256'],
  ].join('\n');
  const toSign = [
    'AWS4-HMAC-SHA256',
    request.headers['x-amz-date'],
    `${day}/${region}/${service}/aws4_request`,
    sha256(canonical),
  ].join('\n');
  const key = ['aws4_request', service, region, day].reduceRight<Buffer>(
    (made, part) => hmac(made, part),
    Buffer.from(`AWS4${secret}`),
  );
  return hmac(key, toSign).toString('hex');
}

export async function startFakeS3({ bucket = 'despacho', keyId = 'AKIATEST', secret = 'a secret of tests' } = {}) {
  const objects = new Map<string, Kept>();
  const faults: Fault[] = [];
  const asked: string[] = [];

  const fail = (response: ServerResponse, status: number, code: string): void => {
    response.writeHead(status, { 'content-type': 'application/xml' });
    response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>no</Message></Error>`);
  };

  function refusal(request: IncomingMessage, body: Buffer): string | null {
    const given = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]+)$/.exec(
      request.headers.authorization ?? '',
    );
    if (!given) return 'AccessDenied';
    const [, credential = '', signed = '', signature] = given;
    if (!credential.startsWith(`${keyId}/`)) return 'InvalidAccessKeyId';
    if (expectedSignature(request, credential, signed, secret) !== signature) return 'SignatureDoesNotMatch';
    const hash = request.headers['x-amz-content-sha256'];
    if (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha256(body)) return 'XAmzContentSHA256Mismatch';
    const md5 = request.headers['content-md5'];
    return md5 && md5 !== createHash('md5').update(body).digest('base64') ? 'BadDigest' : null;
  }

  function list(response: ServerResponse, query: URLSearchParams): void {
    const after = query.get('continuation-token') ?? '';
    const keys = [...objects.keys()]
      .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
      .toSorted();
    const page = keys.slice(0, PAGE);
    const rows = page.map((key) => {
      const { bytes, modifiedAt } = objects.get(key) as Kept;
      return `<Contents><Key>${escaped(key)}</Key><Size>${bytes.length}</Size><LastModified>${modifiedAt.toISOString()}</LastModified></Contents>`;
    });
    const more =
      keys.length > PAGE ? `<NextContinuationToken>${escaped(page.at(-1) ?? '')}</NextContinuationToken>` : '';
    response.writeHead(200, { 'content-type': 'application/xml' });
    response.end(
      `<?xml version="1.0"?><ListBucketResult><Name>${bucket}</Name><KeyCount>${page.length}</KeyCount>` +
        `<IsTruncated>${keys.length > PAGE}</IsTruncated>${more}${rows.join('')}</ListBucketResult>`,
    );
  }

  function answer(request: IncomingMessage, response: ServerResponse, body: Buffer): void {
    const url = new URL(request.url ?? '/', 'http://x');
    const [, named = '', ...rest] = url.pathname.split('/').map(decodeURIComponent);
    const key = rest.join('/');
    const no = refusal(request, body);
    if (no) return fail(response, no === 'BadDigest' ? 400 : 403, no);
    if (named !== bucket) return fail(response, 404, 'NoSuchBucket');
    if (request.method === 'GET' && key === '') return list(response, url.searchParams);
    const kept = objects.get(key);
    if (request.method === 'PUT') {
      objects.set(key, { bytes: body, modifiedAt: new Date() });
      response.writeHead(200, { etag: '"x"' }).end();
    } else if (request.method === 'DELETE') {
      objects.delete(key);
      response.writeHead(204).end();
    } else if (!kept) fail(response, 404, 'NoSuchKey');
    else response.writeHead(200, { 'content-length': kept.bytes.length }).end(kept.bytes);
  }

  const server = createServer((request, response) => {
    asked.push(`${request.method} ${new URL(request.url ?? '/', 'http://x').pathname}`);
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('error', () => undefined);
    request.on('end', () => {
      const fault = faults.shift();
      if (fault === 'HANG') return;
      if (fault === 'CUT') {
        response.writeHead(200, { 'content-length': 1000 }).write('half');
        return void setTimeout(() => response.destroy(), 20);
      }
      if (fault) return fail(response, fault.status, fault.code);
      answer(request, response, Buffer.concat(chunks));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    options: {
      bucket,
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      accessKeyId: keyId,
      secretAccessKey: secret,
      prefix: 'foja/',
      timeoutMs: 5000,
    },
    objects,
    faults,
    asked,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

export type FakeS3 = Awaited<ReturnType<typeof startFakeS3>>;
