import { defineEntity, p } from '@mikro-orm/core';
import { User } from './user.entity.ts';

/** A device that is signed in. It lives while its newest refresh token does, or until it is ended. */
const SessionSchema = defineEntity({
  name: 'Session',
  tableName: 'session',
  properties: {
    id: p.text().primary(),
    user: () => p.manyToOne(User).ref().deleteRule('cascade'),
    userAgent: p.text().nullable(),
    ip: p.text(),
    createdAt: p.datetime(),
    lastSeenAt: p.datetime(),
    expiresAt: p.datetime(),
    endedAt: p.datetime().nullable(),
    /** `logout`, `ended`, `reuse`, `expired`: why it ended. */
    endedBy: p.text().nullable(),
  },
  indexes: [{ properties: ['user', 'createdAt'] }],
});

export class Session extends SessionSchema.class {}
SessionSchema.setClass(Session);

/** One link of a session's chain of refresh tokens: only the hash is kept, each is good for one rotation. */
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

/** Keys of the access tokens: the newest signs, the others still verify until they are too old to matter. */
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
