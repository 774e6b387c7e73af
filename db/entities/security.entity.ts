import { defineEntity, p } from '@mikro-orm/core';
import { User } from './user.entity.ts';

/** What a ticket is for. */
export type TicketKind = 'PASSWORD_RESET' | 'SECOND_STEP' | 'PASSKEY_NEW' | 'PASSKEY_LOGIN' | 'PASSKEY_CONFIRM';

/** Something that may be done once, until an instant, by whoever holds its token. Only the hash of the token is stored. */
const SecurityTicketSchema = defineEntity({
  name: 'SecurityTicket',
  tableName: 'security_ticket',
  properties: {
    /** SHA-256, hex. */
    tokenHash: p.text().primary(),
    kind: p.text().$type<TicketKind>(),
    /** Null: whoever signs in is known when the passkey answers. */
    user: () => p.manyToOne(User).ref().nullable().deleteRule('cascade'),
    /** Session in which it was asked for; null: it does not matter. */
    sessionId: p.text().nullable(),
    /** What a passkey is to sign, base64url; null of other kinds. */
    challenge: p.text().nullable(),
    createdAt: p.datetime(),
    expiresAt: p.datetime(),
    usedAt: p.datetime().nullable(),
  },
  indexes: [{ properties: ['user', 'kind'] }, { properties: ['expiresAt'] }],
});

export class SecurityTicket extends SecurityTicketSchema.class {}
SecurityTicketSchema.setClass(SecurityTicket);

/** The authenticator app of an account. */
const TotpFactorSchema = defineEntity({
  name: 'TotpFactor',
  tableName: 'totp_factor',
  properties: {
    user: () => p.oneToOne(User).ref().primary().deleteRule('cascade'),
    /** The secret in base32, sealed. */
    secretSealed: p.text().hidden(),
    createdAt: p.datetime(),
    /** When a code of it was given; null: it does not count yet. */
    confirmedAt: p.datetime().nullable(),
    /** The last step of thirty seconds whose code was used: older codes are refused. */
    lastStep: p.integer().default(0),
  },
});

export class TotpFactor extends TotpFactorSchema.class {}
TotpFactorSchema.setClass(TotpFactor);

/** One of the ten codes for whoever lost the authenticator. */
const RecoveryCodeSchema = defineEntity({
  name: 'RecoveryCode',
  tableName: 'recovery_code',
  properties: {
    user: () => p.manyToOne(User).ref().primary().deleteRule('cascade'),
    /** SHA-256, hex. */
    codeHash: p.text().primary(),
    usedAt: p.datetime().nullable(),
  },
});

export class RecoveryCode extends RecoveryCodeSchema.class {}
RecoveryCodeSchema.setClass(RecoveryCode);

/** A passkey (WebAuthn). Its private key never leaves the device. */
const PasskeySchema = defineEntity({
  name: 'Passkey',
  tableName: 'passkey',
  properties: {
    id: p.text().primary(),
    user: () => p.manyToOne(User).ref().deleteRule('cascade'),
    name: p.text(),
    /** Base64url, as the device chose it. */
    credentialId: p.text().unique(),
    /** COSE key, base64url. */
    publicKey: p.text(),
    /** How often the device has signed, by its own account; 0 of devices that do not count. */
    counter: p.bigint('number'),
    transports: p.array().default([]),
    deviceType: p.text().$type<'singleDevice' | 'multiDevice'>(),
    isBackedUp: p.boolean(),
    createdAt: p.datetime(),
    lastUsedAt: p.datetime().nullable(),
  },
  indexes: [{ properties: ['user', 'createdAt'] }],
});

export class Passkey extends PasskeySchema.class {}
PasskeySchema.setClass(Passkey);
