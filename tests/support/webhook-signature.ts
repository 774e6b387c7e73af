import { createHmac } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import type { WebhookReceiver } from './webhook-receiver.ts';

/** Whether one of the signatures of a message was made with the secret, by the package and by hand. */
export function isSignedWith(secret: string, { headers, body }: WebhookReceiver['received'][number]): boolean {
  const [id, time] = [String(headers['webhook-id']), String(headers['webhook-timestamp'])];
  const signature = new Webhook(secret).sign(id, new Date(Number(time) * 1000), body);
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const byHand = `v1,${createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64')}`;
  return signature === byHand && String(headers['webhook-signature']).split(' ').includes(signature);
}
