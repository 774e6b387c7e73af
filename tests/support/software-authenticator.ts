import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** A device with passkeys, in software: ES256, no attestation. Options and answers are JSON texts, as in the contract. */

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const BACKED_UP = 0x18;
const HAS_CREDENTIAL = 0x40;

interface Held {
  key: KeyObject;
  userHandle: string;
}

const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest();

function uint(value: number, bytes: number): Buffer {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
}

export class SoftwareAuthenticator {
  /** Signatures so far. A test that turns it back is a copy of the device. */
  counter = 0;
  /** Whether the person gave a fingerprint or a PIN. */
  isVerified = true;
  /** Told to the server in place of the handle that was stored. */
  userHandle: string | null = null;
  private readonly held = new Map<string, Held>();

  constructor(public origin: string) {}

  private authenticatorData(rpId: string, extra = 0, credential: Buffer = Buffer.alloc(0)): Buffer {
    const flags = USER_PRESENT | (this.isVerified ? USER_VERIFIED : 0) | BACKED_UP | extra;
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), uint(++this.counter, 4), credential]);
  }

  private clientData(type: 'webauthn.create' | 'webauthn.get', challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  /** Makes a passkey; the answer to `beginPasskeyRegistration`. */
  create(options: string): string {
    const { challenge, rp, user } = JSON.parse(options) as {
      challenge: string;
      rp: { id: string };
      user: { id: string };
    };
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const id = randomBytes(32);
    const cose = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    );
    const credential = Buffer.concat([Buffer.alloc(16), uint(id.length, 2), id, cose]);
    const authData = new Uint8Array(this.authenticatorData(rp.id, HAS_CREDENTIAL, credential));
    const attestation = isoCBOR.encode(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]) as Parameters<typeof isoCBOR.encode>[0],
    );
    const credentialId = id.toString('base64url');
    this.held.set(credentialId, { key: privateKey, userHandle: user.id });
    return JSON.stringify({
      id: credentialId,
      rawId: credentialId,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: this.clientData('webauthn.create', challenge).toString('base64url'),
        attestationObject: Buffer.from(attestation).toString('base64url'),
        transports: ['internal'],
      },
    });
  }

  /** Signs the challenge with the last passkey, or with a named one; the answer to a request. */
  sign(options: string, credentialId = [...this.held.keys()].at(-1) ?? ''): string {
    const { challenge, rpId } = JSON.parse(options) as { challenge: string; rpId: string };
    const held = this.held.get(credentialId);
    if (!held) throw new Error('this device has no such passkey');
    const data = this.authenticatorData(rpId);
    const client = this.clientData('webauthn.get', challenge);
    return JSON.stringify({
      id: credentialId,
      rawId: credentialId,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, sha256(client)]), held.key).toString('base64url'),
        userHandle: this.userHandle ?? held.userHandle,
      },
    });
  }
}
