import { defineEntity, p } from '@mikro-orm/core';
import type { ApiKeyHourlyLimit } from '#schema/generated/contract.ts';
import { User } from './user.entity.ts';

/** A key for programs of an account. Only the hash of its secret is stored. */
const ApiKeySchema = defineEntity({
  name: 'ApiKey',
  tableName: 'api_key',
  properties: {
    id: p.text().primary(),
    user: () => p.manyToOne(User).ref().deleteRule('cascade'),
    name: p.text(),
    /** First characters of the secret, to tell keys apart. */
    hint: p.text(),
    /** SHA-256 of the secret, hex. */
    secretHash: p.text().unique(),
    /** Permissions, sorted. */
    scopes: p.array(),
    /** Addresses and networks that it may come from; empty: any. */
    allowedAddresses: p.array().default([]),
    hourlyLimit: p.text().$type<ApiKeyHourlyLimit>(),
    createdAt: p.datetime(),
    expiresAt: p.datetime().nullable(),
    lastUsedAt: p.datetime().nullable(),
    lastUsedAddress: p.text().nullable(),
    revokedAt: p.datetime().nullable(),
    /** It opens the sandbox of its owner. */
    isSandbox: p.boolean().default(false),
  },
  indexes: [{ properties: ['user', 'createdAt'] }],
});

export class ApiKey extends ApiKeySchema.class {}
ApiKeySchema.setClass(ApiKey);
