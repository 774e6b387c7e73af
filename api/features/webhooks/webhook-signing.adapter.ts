import { Webhook } from 'standardwebhooks';

/** Signatures by Standard Webhooks: HMAC-SHA256 over id, time and body. */

interface SignedMessage {
  /** The same in every attempt and replay of an event. */
  id: string;
  sentAt: Date;
  body: string;
}

/** Headers of a message. It is signed with each secret: during a rotation there are two. */
export const signedHeaders = (message: SignedMessage, secrets: readonly string[]): Record<string, string> => ({
  'content-type': 'application/json',
  'user-agent': 'Foja-Webhooks/1',
  'webhook-id': message.id,
  'webhook-timestamp': String(Math.floor(message.sentAt.getTime() / 1000)),
  'webhook-signature': secrets
    .map((secret) => new Webhook(secret).sign(message.id, message.sentAt, message.body))
    .join(' '),
});
