import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/**
 * Encryption of secrets at rest: AES-256-GCM, `v2.<key id>.<iv>.<tag>.<text>` in base64url. The key id tells which of the
 * keys of a rotation it was. Values of the first releases, `v1.<iv>.<tag>.<text>`, do not tell, and are tried with each.
 */
export interface Encryption {
  encrypt(text: string): string;
  /** Throws when the text was changed or no key of ours encrypted it. */
  decrypt(sealed: string): string;
}

/** What is sealed is sealed with `current`; `previous` opens what a rotation has not sealed anew yet. */
export interface SealingSecrets {
  current: string;
  previous: string | null;
}

const CIPHER = 'aes-256-gcm';
/** A shorter tag would be accepted otherwise, and guessed sooner. */
const TAG_BYTES = 16;
const KEY_ID_LENGTH = 8;

const keyOf = (secret: string): Buffer => createHash('sha256').update(`foja:seal:${secret}`).digest();
const idOfKey = (key: Buffer): string => createHash('sha256').update(key).digest('hex').slice(0, KEY_ID_LENGTH);

/** Names a secret without telling it. */
export const keyIdOf = (secret: string): string => idOfKey(keyOf(secret));

/** The key id of a sealed value; `null`: one of the first releases, which has none. */
export const keyIdIn = (sealed: string): string | null => /^v2\.([0-9a-f]{8})\./.exec(sealed)?.[1] ?? null;

function seal(key: Buffer, id: string, text: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv(CIPHER, key, iv);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return ['v2', id, ...[iv, cipher.getAuthTag(), body].map((part) => part.toString('base64url'))].join('.');
}

function open(key: Buffer, parts: string[]): string {
  const [iv, tag, body] = parts.map((part) => Buffer.from(part, 'base64url'));
  if (parts.length !== 3 || !iv?.length || !tag?.length || !body) throw new Error('not an encrypted text');
  const decipher = createDecipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES }).setAuthTag(tag);
  return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
}

class KeyedEncryption implements Encryption {
  /** By id, every key that was ever held: what a rotation seals anew while a request runs can still be read by it. */
  private readonly keys = new Map<string, Buffer>();
  private held: SealingSecrets = { current: '', previous: null };
  private currentId = '';

  constructor(private readonly read: () => SealingSecrets) {
    this.hold(read());
  }

  encrypt(text: string): string {
    this.refresh();
    return seal(this.keys.get(this.currentId) as Buffer, this.currentId, text);
  }

  decrypt(sealed: string): string {
    const [version, ...parts] = sealed.split('.');
    if (version === 'v1') return this.openWithAny(parts);
    const [id = '', ...rest] = parts;
    if (version !== 'v2') throw new Error('not an encrypted text');
    if (!this.keys.has(id)) this.refresh();
    const key = this.keys.get(id);
    if (!key) throw new Error(`encrypted with the unknown key ${id.slice(0, KEY_ID_LENGTH)}`);
    return open(key, rest);
  }

  private openWithAny(parts: string[]): string {
    let problem: unknown;
    for (const key of this.keys.values()) {
      try {
        return open(key, parts);
      } catch (error) {
        problem = error;
      }
    }
    throw problem;
  }

  private hold({ current, previous }: SealingSecrets): void {
    if (current === this.held.current && previous === this.held.previous) return;
    for (const secret of [current, previous]) if (secret !== null) this.keys.set(keyIdOf(secret), keyOf(secret));
    this.held = { current, previous };
    this.currentId = keyIdOf(current);
  }

  /** A file that cannot be read for the moment changes nothing: the keys that are held still open what they sealed. */
  private refresh(): void {
    let now: SealingSecrets;
    try {
      now = this.read();
    } catch {
      return;
    }
    this.hold(now);
  }
}

/**
 * `read` is asked before each sealing and for each unknown key: a rotation replaces the file of the secret while servers
 * run. It must be quick.
 */
export const createEncryption = (read: () => SealingSecrets): Encryption => new KeyedEncryption(read);
