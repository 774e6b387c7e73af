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
