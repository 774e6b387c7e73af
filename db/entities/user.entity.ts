import { defineEntity, p } from '@mikro-orm/core';

/** A person with an account. The e-mail is stored folded (trimmed, lower case): it is the login name. */
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
    /** Sections granted one by one, in snake_case. */
    features: p.array().default([]),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});

export class User extends UserSchema.class {}
UserSchema.setClass(User);
