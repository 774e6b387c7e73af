import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { WebhookPost } from '#api/ports/webhook-post.ts';
import { createPinnedHttps } from '#api/providers/webhook-post/pinned-https.ts';

/** What a browser does with a pushed message (RFC 8188, 8291). */
export class PushBrowser {
  private readonly keys = createECDH('prime256v1');
  private readonly secret = randomBytes(16);

  constructor(readonly endpoint: string) {
    this.keys.generateKeys();
  }

  get subscription() {
    const [p256dh, auth] = [this.keys.getPublicKey(), this.secret].map((bytes) => bytes.toString('base64url'));
    return { endpoint: this.endpoint, p256dh: p256dh ?? '', auth: auth ?? '' };
  }

  /** The message as the service worker gets it. */
  decrypts(body: Uint8Array): unknown {
    const bytes = Buffer.from(body);
    const salt = bytes.subarray(0, 16);
    const sender = bytes.subarray(21, 21 + (bytes[20] ?? 0));
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.keys.getPublicKey(), sender]);
    const material = hkdfSync('sha256', this.keys.computeSecret(sender), this.secret, info, 32);
    const key = hkdfSync('sha256', Buffer.from(material), salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = hkdfSync('sha256', Buffer.from(material), salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const sealed = bytes.subarray(21 + sender.length);
    const decipher = createDecipheriv('aes-128-gcm', Buffer.from(key), Buffer.from(nonce));
    decipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString('utf8'));
  }
}

/** A push service that remembers what came. Addresses go through the real guard; nothing leaves the machine. */
export class PushService implements WebhookPost {
  readonly received: { url: string; headers: Readonly<Record<string, string>>; body: Uint8Array }[] = [];
  statusCode = 201;
  private readonly guard = createPinnedHttps({
    timeoutMs: 1000,
    allowed: new Set(),
    resolve: (name) => Promise.resolve([name === 'interno.ejemplo.mx' ? '10.0.0.1' : '8.8.8.8']),
  });

  problemOf(url: string) {
    return this.guard.problemOf(url);
  }

  probe(url: string) {
    return this.guard.probe(url);
  }

  post(url: string, { headers, body }: { headers: Readonly<Record<string, string>>; body: string | Uint8Array }) {
    this.received.push({ url, headers, body: typeof body === 'string' ? Buffer.from(body) : body });
    const { statusCode } = this;
    const failure = statusCode < 300 ? null : ('STATUS' as const);
    return Promise.resolve({ durationMs: 1, statusCode, failure, responseStart: '' });
  }
}
