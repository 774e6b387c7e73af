import { hash, verify } from '@node-rs/argon2';
import { FAVOURITE_PASSWORDS } from '#db/content/favourite-passwords.ts';
import { createSemaphore } from '#api/kernel/jobs/semaphore.ts';
import { commonPasswords, type CommonPasswords } from './common-passwords.rules.ts';

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

let common: Promise<CommonPasswords> | null = null;

/** Words by how often they were found in breaches, and ours. Read when somebody registers first: it takes memory. */
async function readCommon(): Promise<CommonPasswords> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return commonPasswords(dictionary['passwords-common'], FAVOURITE_PASSWORDS);
}

export const loadCommonPasswords = (): Promise<CommonPasswords> => (common ??= readCommon());
