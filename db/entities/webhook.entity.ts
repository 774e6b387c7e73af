import { defineEntity, p } from '@mikro-orm/core';
import type { WebhookDeliveryStatus, WebhookEndpointState, WebhookFailure } from '#schema/generated/contract.ts';
import type { WebhookEventName } from '#schema/webhook-events.ts';
import { User } from './user.entity.ts';

/** An address of an account to which events are posted. */
const WebhookEndpointSchema = defineEntity({
  name: 'WebhookEndpoint',
  tableName: 'webhook_endpoint',
  properties: {
    id: p.text().primary(),
    user: () => p.manyToOne(User).ref().deleteRule('cascade'),
    url: p.text(),
    description: p.text().default(''),
    eventTypes: p.array(),
    state: p.text().$type<WebhookEndpointState>(),
    /** Encrypted. */
    secretSealed: p.text().lazy(),
    /** The secret before; null: one signs. */
    previousSecretSealed: p.text().nullable().lazy(),
    previousSecretUntil: p.datetime().nullable(),
    /** First of the failures since the last success. */
    failingSince: p.datetime().nullable(),
    failureCount: p.integer().default(0),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
  indexes: [{ properties: ['user', 'createdAt'] }],
});
export class WebhookEndpoint extends WebhookEndpointSchema.class {}
WebhookEndpointSchema.setClass(WebhookEndpoint);

/** Something that happened, for one account that chose to be told. */
const WebhookEventSchema = defineEntity({
  name: 'WebhookEvent',
  tableName: 'webhook_event',
  properties: {
    id: p.text().primary(),
    user: () => p.manyToOne(User).ref().deleteRule('cascade'),
    type: p.text().$type<WebhookEventName>(),
    subjectId: p.text(),
    /** What the event itself says, besides the subject as the account sees it. */
    facts: p.json<Record<string, string | number>>(),
    /** What is posted; null: not written yet. */
    body: p.text().nullable(),
    createdAt: p.datetime(),
  },
  indexes: [{ properties: ['user'] }, { properties: ['createdAt'] }],
});
export class WebhookEvent extends WebhookEventSchema.class {}
WebhookEventSchema.setClass(WebhookEvent);

export interface StoredWebhookAttempt {
  startedAt: string;
  durationMs: number;
  statusCode: number | null;
  failure: WebhookFailure | null;
  responseStart: string;
}

/** An event on its way to an endpoint, with its attempts: the log. */
const WebhookDeliverySchema = defineEntity({
  name: 'WebhookDelivery',
  tableName: 'webhook_delivery',
  properties: {
    id: p.text().primary(),
    endpoint: () => p.manyToOne(WebhookEndpoint).ref().deleteRule('cascade'),
    event: () => p.manyToOne(WebhookEvent).ref().deleteRule('cascade'),
    status: p.text().$type<WebhookDeliveryStatus>(),
    isReplay: p.boolean().default(false),
    attempts: p.json<StoredWebhookAttempt[]>().defaultRaw(`'[]'`),
    /** Null: not tried any more. */
    nextAttemptAt: p.datetime().nullable(),
    /** A server tries it; after this instant it counts as lost with that server. */
    leasedUntil: p.datetime().nullable(),
    createdAt: p.datetime(),
  },
  indexes: [
    { properties: ['endpoint', 'createdAt', 'id'] },
    { properties: ['event'] },
    { properties: ['nextAttemptAt', 'id'] },
    { properties: ['leasedUntil'] },
    { properties: ['createdAt'] },
  ],
});
export class WebhookDelivery extends WebhookDeliverySchema.class {}
WebhookDeliverySchema.setClass(WebhookDelivery);
