import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { importJWK, jwtVerify, SignJWT, type CryptoKey, type JWK } from 'jose';
import { DAY, MINUTE } from '#schema/lib/durations.ts';
import { ADVISORY_LOCK } from '#db/advisory-locks.ts';
import { SigningKey } from '#db/entities/session.entity.ts';
import { asSystem } from '#db/row-wall.ts';
import { later, type Clock } from '#api/kernel/clock.ts';
import type { Encryption } from '#api/kernel/security/encryption.ts';
import { addSigningKey } from './key-rotation.service.ts';

const ALGORITHM = 'EdDSA';
const ISSUER = 'foja';
const AUDIENCE = 'foja-api';
const TYPE = 'at+jwt';
/** Lifetime of an access token: less than the maximum of 15 minutes. */
const ACCESS_TOKEN_MS = 10 * MINUTE;
/** Size of the cache of verified tokens. */
const MAX_VERIFIED = 5000;
/** A key signs for thirty days and verifies for one more. */
const KEY_SIGNS_MS = 30 * DAY;
const KEY_VERIFIES_MS = 31 * DAY;
/** How often an unknown key id is looked up at most. So long a server may not know the new key of another one. */
const RELOAD_MS = 1_000;
/** How long a server may go on with keys that a command has changed. */
const FRESH_MS = 5_000;

interface AccessClaims {
  userId: string;
  sessionId: string;
}

export interface Keyring {
  /** `lifetimeMs`: of an account's token unless another is given. */
  sign(em: SqlEntityManager, claims: AccessClaims, lifetimeMs?: number): Promise<{ token: string; expiresAt: Date }>;
  /** The claims of a valid token of ours, else `null`. */
  verify(em: SqlEntityManager, token: string): Promise<AccessClaims | null>;
}

interface Key {
  id: string;
  createdAt: Date;
  publicKey: CryptoKey | Uint8Array;
  privateKey: CryptoKey | Uint8Array;
}

interface Verified {
  claims: AccessClaims;
  /** Milliseconds of the epoch. */
  expiresAt: number;
}

class DatabaseKeyring implements Keyring {
  /** Verified tokens by their text: checking a signature takes longer than the rest of many requests. */
  private verified = new Map<string, Verified>();
  private keys = new Map<string, Key>();
  /** When an unknown key id was last looked up: forged tokens must not cause a read of the table each. */
  private reloadedAt = 0;
  /** When the keys were last compared with the table. */
  private comparedAt = 0;
  private loading: Promise<void> | null = null;
  private creating: Promise<void> | null = null;

  constructor(
    private readonly encryption: Encryption,
    private readonly clock: Clock,
  ) {}

  async sign(em: SqlEntityManager, claims: AccessClaims, lifetimeMs = ACCESS_TOKEN_MS) {
    const key = await this.currentKey(em);
    const now = this.clock.now();
    const expiresAt = later(now, lifetimeMs);
    const token = await new SignJWT({ sid: claims.sessionId })
      .setProtectedHeader({ alg: ALGORITHM, typ: TYPE, kid: key.id })
      .setSubject(claims.userId)
      .setIssuer(ISSUER)
      .setAudience(AUDIENCE)
      .setIssuedAt(now)
      .setExpirationTime(expiresAt)
      .sign(key.privateKey);
    return { token, expiresAt };
  }

  async verify(em: SqlEntityManager, token: string): Promise<AccessClaims | null> {
    await this.stayFresh(em);
    const known = this.verified.get(token);
    if (known && known.expiresAt > this.clock.now().getTime()) return known.claims;
    this.verified.delete(token);
    try {
      const { payload } = await jwtVerify(token, (header) => this.verifyingKey(em, header.kid ?? ''), {
        algorithms: [ALGORITHM],
        issuer: ISSUER,
        audience: AUDIENCE,
        typ: TYPE,
        requiredClaims: ['exp', 'iat', 'sub', 'sid'],
        currentDate: this.clock.now(),
      });
      const claims = { userId: String(payload.sub), sessionId: String(payload['sid']) };
      if (this.verified.size >= MAX_VERIFIED) this.verified.clear();
      this.verified.set(token, { claims, expiresAt: Number(payload.exp) * 1000 });
      return claims;
    } catch (error) {
      // All invalid tokens look the same from outside; an outage of the database is an error.
      if (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_J')) return null;
      throw error;
    }
  }

  private async verifyingKey(em: SqlEntityManager, id: string): Promise<Key['publicKey']> {
    const now = this.clock.now().getTime();
    if (!this.keys.has(id) && (this.loading || Math.abs(now - this.reloadedAt) > RELOAD_MS)) await this.load(em);
    const key = this.keys.get(id);
    if (!key || now - key.createdAt.getTime() > KEY_VERIFIES_MS)
      throw Object.assign(new Error('unknown key'), { code: 'ERR_JWKS_NO_MATCHING_KEY' });
    return key.publicKey;
  }

  private newest(): Key | null {
    const now = this.clock.now().getTime();
    const fresh = [...this.keys.values()].filter((key) => now - key.createdAt.getTime() < KEY_SIGNS_MS);
    return fresh.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())[0] ?? null;
  }

  /** Another key may have been made, or all others taken away, by `npm run keys:rotate`. */
  private async stayFresh(em: SqlEntityManager): Promise<void> {
    if (Math.abs(this.clock.now().getTime() - this.comparedAt) > FRESH_MS) await this.load(em);
  }

  private async currentKey(em: SqlEntityManager): Promise<Key> {
    await this.stayFresh(em);
    if (!this.newest()) await this.load(em);
    if (!this.newest()) await (this.creating ??= asSystem(() => this.create(em)).finally(() => (this.creating = null)));
    return this.newest() as Key;
  }

  /** Parallel requests wait for the same read of the keys, so that a server that has just started refuses none. */
  private load(em: SqlEntityManager): Promise<void> {
    return (this.loading ??= asSystem(() => this.read(em.fork())).finally(() => (this.loading = null)));
  }

  private async read(em: SqlEntityManager): Promise<void> {
    this.reloadedAt = this.clock.now().getTime();
    this.comparedAt = this.reloadedAt;
    const rows = await em.find(SigningKey, { createdAt: { $gt: later(this.clock.now(), -KEY_VERIFIES_MS) } });
    const held = new Set(rows.map(({ id }) => id));
    const gone = [...this.keys.keys()].filter((id) => !held.has(id));
    for (const id of gone) this.keys.delete(id);
    // Which of them a removed key had signed is not known.
    if (gone.length > 0) this.verified.clear();
    for (const row of rows) {
      if (this.keys.has(row.id)) continue;
      const privateJwk = JSON.parse(this.encryption.decrypt(row.privateSealed)) as JWK;
      this.keys.set(row.id, {
        id: row.id,
        createdAt: row.createdAt,
        publicKey: await importJWK(row.publicJwk as JWK, ALGORITHM),
        privateKey: await importJWK(privateJwk, ALGORITHM),
      });
    }
  }

  private async create(em: SqlEntityManager): Promise<void> {
    await em.fork({ clear: true }).transactional(async (own) => {
      await own.execute('select pg_advisory_xact_lock(?)', [ADVISORY_LOCK.signingKeyCreation]);
      // Another server may have made one meanwhile.
      await this.read(own);
      if (this.newest()) return;
      await addSigningKey(own, this.encryption, this.clock.now());
    });
    await this.load(em);
  }
}

export const createKeyring = (encryption: Encryption, clock: Clock): Keyring => new DatabaseKeyring(encryption, clock);

declare module '../../kernel/context.ts' {
  interface Ports {
    keyring: Keyring;
  }
}
