import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { createSemaphore } from '#api/kernel/jobs/semaphore.ts';

/** The minimum of OWASP for argon2id. The hash contains the parameters, so they can be raised later. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const PARAMETERS_IN_HASH = `m=${PARAMETERS.memoryCost},t=${PARAMETERS.timeCost},p=${PARAMETERS.parallelism}`;
/** Each hash takes 19 MiB and a core: more at once would slow all of them. */
const limitHashes = createSemaphore(4);

const normalised = (password: string): string => password.normalize('NFC');

/** PHC string, argon2id, of the whole password: nothing is truncated. */
export const hashPassword = (password: string): Promise<string> =>
  limitHashes(() => hash(normalised(password), PARAMETERS));

export const verifyPassword = (phc: string, password: string): Promise<boolean> =>
  limitHashes(() => verify(phc, normalised(password)).catch(() => false));

export const needsRehash = (phc: string): boolean => !phc.startsWith('$argon2id$') || !phc.includes(PARAMETERS_IN_HASH);

let decoy: Promise<string> | null = null;

/** For accounts that do not exist: the same work, so that the response time does not reveal it. */
export async function verifyNobody(password: string): Promise<false> {
  decoy ??= hashPassword('nobody has this password');
  await verifyPassword(await decoy, password);
  return false;
}

// Breached and common passwords by frequency, from the list that zxcvbn uses.
const common = new Set<string>(dictionary['passwords-common']);
// Common Spanish passwords, which that English list lacks.
for (const word of [
  'contraseña',
  'contraseña1',
  'contraseña123',
  'contrasena123',
  'abogado1',
  'abogado123',
  'licenciado',
  'mexico123',
  'méxico123',
])
  common.add(word);

export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase());
