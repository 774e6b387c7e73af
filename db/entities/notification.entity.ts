import { defineEntity, p } from '@mikro-orm/core';
import type { DigestFrequency, NotificationKind } from '#schema/generated/contract.ts';
import { User } from './user.entity.ts';

/** Something that an account is told. Its words are made of the kind and the facts when it is read. */
const NotificationSchema = defineEntity({
  name: 'Notification',
  tableName: 'notification',
  properties: {
    id: p.text().primary(),
    user: () => p.manyToOne(User).ref().deleteRule('cascade'),
    kind: p.text().$type<NotificationKind>(),
    /** What happened: with the account and the kind it makes the row the only one. */
    source: p.text(),
    facts: p.json<Record<string, string | number>>(),
    /** Of the page that shows more, from `/`. */
    path: p.text().nullable(),
    /** Whether it is in the list; else it was only pushed. */
    isListed: p.boolean(),
    createdAt: p.datetime(),
    readAt: p.datetime().nullable(),
  },
  indexes: [{ properties: ['user', 'createdAt', 'id'] }, { properties: ['createdAt'] }],
  uniques: [{ properties: ['user', 'kind', 'source'] }],
});
export class Notification extends NotificationSchema.class {}
NotificationSchema.setClass(Notification);

/** What an account chose for a kind; absent: as usual. */
export type StoredKindChoices = Partial<Record<NotificationKind, { inApp?: boolean; push?: boolean }>>;

/** Where and when an account is told. */
const NotificationPreferenceSchema = defineEntity({
  name: 'NotificationPreference',
  tableName: 'notification_preference',
  properties: {
    user: () => p.oneToOne(User).ref().primary().deleteRule('cascade'),
    kinds: p.json<StoredKindChoices>(),
    digest: p.text().$type<DigestFrequency>(),
    digestHour: p.integer(),
    /** 1 is Monday. */
    digestWeekday: p.integer(),
    updatedAt: p.datetime(),
  },
});
export class NotificationPreference extends NotificationPreferenceSchema.class {}
NotificationPreferenceSchema.setClass(NotificationPreference);

/** A digest that was ordered for a day of the account; one for each. */
const NotificationDigestSchema = defineEntity({
  name: 'NotificationDigest',
  tableName: 'notification_digest',
  properties: {
    user: () => p.manyToOne(User).ref().primary().deleteRule('cascade'),
    /** `YYYY-MM-DD` in the zone of the account: the day that it is for. */
    period: p.text().primary(),
    /** Of the link that ends the digests. */
    tokenHash: p.text(),
    createdAt: p.datetime(),
  },
  indexes: [{ properties: ['tokenHash'] }],
});
export class NotificationDigest extends NotificationDigestSchema.class {}
NotificationDigestSchema.setClass(NotificationDigest);

/** A browser of an account that takes pushed notifications. */
const PushDeviceSchema = defineEntity({
  name: 'PushDevice',
  tableName: 'push_device',
  properties: {
    id: p.text().primary(),
    user: () => p.manyToOne(User).ref().deleteRule('cascade'),
    /** A browser belongs to the account that added it last. */
    endpointHash: p.text().unique(),
    /** Encrypted JSON: endpoint, p256dh, auth. Whoever has them can write to the screen of somebody. */
    subscriptionSealed: p.text().lazy(),
    name: p.text(),
    createdAt: p.datetime(),
  },
  indexes: [{ properties: ['user', 'createdAt'] }],
});
export class PushDevice extends PushDeviceSchema.class {}
PushDeviceSchema.setClass(PushDevice);

/** The key that signs for this service at push services (VAPID), unless the environment has one. The oldest counts. */
const PushKeySchema = defineEntity({
  name: 'PushKey',
  tableName: 'push_key',
  properties: {
    publicKey: p.text().primary(),
    /** Encrypted. */
    privateSealed: p.text().lazy(),
    createdAt: p.datetime(),
  },
});
export class PushKey extends PushKeySchema.class {}
PushKeySchema.setClass(PushKey);
