import { exportJWK, generateKeyPair } from 'jose';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { SigningKey } from '#db/entities/session.entity.ts';
import type { Encryption } from '#api/kernel/security/encryption.ts';
import { publishSessionsEnded } from './users.events.ts';

/** Keys that sign access tokens: making one, and changing them by command. */

const ALGORITHM = 'EdDSA';

/** A new key, in the transaction of the caller. */
export async function addSigningKey(em: SqlEntityManager, encryption: Encryption, createdAt: Date): Promise<string> {
  const pair = await generateKeyPair(ALGORITHM, { extractable: true });
  const key = em.create(SigningKey, {
    id: `key_${crypto.randomUUID()}`,
    publicJwk: (await exportJWK(pair.publicKey)) as Record<string, string>,
    privateSealed: encryption.encrypt(JSON.stringify(await exportJWK(pair.privateKey))),
    createdAt,
  });
  await em.flush();
  return key.id;
}

const SESSIONS_AT_ONCE = 500;

/** Ends every session that tokens were signed for; a trial is known by its id and goes on. */
async function endAllSessions(em: SqlEntityManager, now: Date): Promise<number> {
  for (let ended = 0; ;) {
    const rows = await em.execute<{ id: string }[]>(
      `update session set ended_at = ?, ended_by = 'keys-rotated' where id in (
         select id from session where ended_at is null and key_hash is null order by id limit ${SESSIONS_AT_ONCE} for update)
       returning id`,
      [now],
    );
    await publishSessionsEnded(
      em,
      rows.map(({ id }) => id),
    );
    ended += rows.length;
    if (rows.length < SESSIONS_AT_ONCE) return ended;
  }
}

export interface KeyRotation {
  keyId: string;
  /** Keys that verify nothing any more. */
  removed: number;
  ended: number;
}

/**
 * A new key signs from now on; servers that run take it within five seconds. The old ones verify until the last token of
 * theirs has ended. `isEmergency`: somebody else has a key, so the old ones go and every session ends.
 */
export function rotateSigningKeys(
  em: SqlEntityManager,
  { encryption, now, isEmergency }: { encryption: Encryption; now: Date; isEmergency: boolean },
): Promise<KeyRotation> {
  return em.transactional(async (inner) => {
    const inside = inner as SqlEntityManager;
    const removed = isEmergency ? await inside.nativeDelete(SigningKey, {}) : 0;
    const keyId = await addSigningKey(inside, encryption, now);
    return { keyId, removed, ended: isEmergency ? await endAllSessions(inside, now) : 0 };
  });
}
