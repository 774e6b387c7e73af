import { defineEntity, p } from '@mikro-orm/core';

/** A user account. The e-mail is the login name, stored trimmed and in lower case. */
const UserSchema = defineEntity({
  name: 'User',
  tableName: 'user_account',
  properties: {
    id: p.text().primary(),
    name: p.text(),
    email: p.text().unique(),
    profession: p.text().nullable(),
    /** PHC string (argon2id with its parameters); null for accounts without a password. */
    passwordHash: p.text().nullable().hidden(),
    /** Sections that were granted individually, in snake_case. */
    features: p.array().default([]),
    /** IANA name of the zone of its days and hours; null: none was chosen, and central Mexico is used. */
    timeZone: p.text().nullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});

export class User extends UserSchema.class {}
UserSchema.setClass(User);
