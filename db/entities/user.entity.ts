import { defineEntity, p } from '@mikro-orm/core';

/** Whose row it is: somebody who registered, or a trial or demo without registration. */
export type AccountKind = 'REGISTERED' | 'TRIAL' | 'DEMO';

/**
 * A user account. The e-mail is the login name, stored trimmed and in lower case. A trial or a demo is an account without
 * e-mail and password, so that everything that belongs to accounts works for it unchanged; registering turns its row into
 * that of a registered person.
 */
const UserSchema = defineEntity({
  name: 'User',
  tableName: 'user_account',
  properties: {
    id: p.text().primary(),
    name: p.text(),
    /** Null until somebody registers. */
    email: p.text().unique().nullable(),
    kind: p.text().$type<AccountKind>().default('REGISTERED'),
    /** Until when a trial or a demo may write; null of registered accounts. */
    anonymousUntil: p.datetime().nullable(),
    profession: p.text().nullable(),
    /** PHC string (argon2id with its parameters); null for accounts without a password. */
    passwordHash: p.text().nullable().hidden(),
    /** Sections that were granted individually, in snake_case. */
    features: p.array().default([]),
    /** IANA name of the zone of its days and hours; null: none was chosen, and central Mexico is used. */
    timeZone: p.text().nullable(),
    /** When it is deleted with everything: until then it is read only. Null: nobody asked for it. */
    closingAt: p.datetime().nullable(),
    /** The account whose sandbox this is: example data for its programs. Null of all others. */
    sandboxOf: () => p.manyToOne(User).ref().unique().nullable().deleteRule('cascade'),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});

export class User extends UserSchema.class {}
UserSchema.setClass(User);
