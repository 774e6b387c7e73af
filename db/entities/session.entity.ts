import { defineEntity, p } from '@mikro-orm/core';
import { User } from './user.entity.ts';

/** A signed-in device. A session is valid as long as its newest refresh token, or until it is ended. */
const SessionSchema = defineEntity({
  name: 'Session',
  tableName: 'session',
  properties: {
    id: p.text().primary(),
    user: () => p.manyToOne(User).ref().deleteRule('cascade'),
    userAgent: p.text().nullable(),
    ip: p.text(),
    /** SHA-256, hex, of the id by which a trial is known instead of a token; null of other sessions. */
    keyHash: p.text().unique().nullable(),
    createdAt: p.datetime(),
    lastSeenAt: p.datetime(),
    /** When its person last used a page, as the page says; null: it never said. */
    usedAt: p.datetime().nullable(),
    expiresAt: p.datetime(),
    /** When the password was last given again; a login gives it too. */
    confirmedAt: p.datetime().nullable(),
    endedAt: p.datetime().nullable(),
    /** Why it ended: `logout`, `logout-everywhere`, `ended`, `registered`, `password-changed`, `password-reset`, `second-step-changed`, `idle`, `reuse`, `expired`. */
    endedBy: p.text().nullable(),
  },
  indexes: [{ properties: ['user', 'createdAt'] }, { properties: ['expiresAt'] }],
});

export class Session extends SessionSchema.class {}
SessionSchema.setClass(Session);

/** A refresh token of a session. Only its hash is stored; it can be rotated once. */
const RefreshTokenSchema = defineEntity({
  name: 'RefreshToken',
  tableName: 'refresh_token',
  properties: {
    id: p.text().primary(),
    session: () => p.manyToOne(Session).ref().deleteRule('cascade'),
    /** SHA-256, hex. */
    tokenHash: p.text().unique(),
    createdAt: p.datetime(),
    expiresAt: p.datetime(),
    rotatedAt: p.datetime().nullable(),
  },
  indexes: [{ properties: ['session'] }],
});

export class RefreshToken extends RefreshTokenSchema.class {}
RefreshTokenSchema.setClass(RefreshToken);

/** Keys for access tokens. The newest signs; older ones verify until their tokens have expired. */
const SigningKeySchema = defineEntity({
  name: 'SigningKey',
  tableName: 'signing_key',
  properties: {
    id: p.text().primary(),
    publicJwk: p.json<Record<string, string>>(),
    /** AES-256-GCM under FOJA_SECRET: `v1.<iv>.<tag>.<text>`, base64url. */
    privateSealed: p.text().hidden(),
    createdAt: p.datetime(),
  },
});

export class SigningKey extends SigningKeySchema.class {}
SigningKeySchema.setClass(SigningKey);
