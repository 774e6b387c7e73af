import { defineEntity, p } from '@mikro-orm/core';
import { User } from './user.entity.ts';

/** An account of another provider by which somebody signs in. */
const AccountIdentitySchema = defineEntity({
  name: 'AccountIdentity',
  tableName: 'account_identity',
  properties: {
    id: p.text().primary(),
    user: () => p.manyToOne(User).ref().deleteRule('cascade'),
    provider: p.text().$type<'GOOGLE'>(),
    /** `sub` of its ID tokens. */
    subject: p.text(),
    /** Its address when it was last used, to be shown; it identifies nobody. */
    email: p.text().nullable(),
    linkedAt: p.datetime(),
    lastUsedAt: p.datetime().nullable(),
  },
  uniques: [{ properties: ['provider', 'subject'] }, { properties: ['user', 'provider'] }],
});

export class AccountIdentity extends AccountIdentitySchema.class {}
AccountIdentitySchema.setClass(AccountIdentity);

export type GoogleAttemptPurpose = 'SIGN_IN' | 'LINK' | 'CONFIRM';

/** Google was asked: valid once, for ten minutes, in the browser that asked. */
const GoogleAttemptSchema = defineEntity({
  name: 'GoogleAttempt',
  tableName: 'google_attempt',
  properties: {
    /** SHA-256 of the state. */
    stateHash: p.text().primary(),
    /** SHA-256 of the nonce. */
    nonceHash: p.text().unique(),
    /** SHA-256 of the cookie of the browser. */
    browserHash: p.text(),
    /** Encrypted PKCE verifier. */
    verifier: p.text().hidden(),
    purpose: p.text().$type<GoogleAttemptPurpose>(),
    /** Whose account it is about; null: nobody is signed in yet. */
    user: () => p.manyToOne(User).ref().nullable().deleteRule('cascade'),
    expiresAt: p.datetime().index(),
  },
  indexes: [{ properties: ['user'] }],
});

export class GoogleAttempt extends GoogleAttemptSchema.class {}
GoogleAttemptSchema.setClass(GoogleAttempt);
