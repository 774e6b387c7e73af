import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';

/** WebAuthn: passkeys that verify their person (a fingerprint, a PIN), bound to one site. */

/** Whose passkeys they are: the host of the public address, and the origin that pages have. */
export interface Site {
  id: string;
  origin: string;
}

/** What is kept of a passkey. Binary values are base64url. */
export interface KeptPasskey {
  credentialId: string;
  publicKey: string;
  counter: number;
  transports: string[];
}

/** Time that a person has, in milliseconds. */
export const PASSKEY_MS = 5 * 60_000;

/** IPv4 and IPv6, as a parsed URL spells them. */
const ADDRESS = /^[\d.]+$|^\[/;

/** The site of a public address; null: browsers give passkeys to names only, and over https or to `localhost`. */
export function siteOf(address: string): Site | null {
  const { hostname, origin, protocol } = new URL(address);
  const isSafe = protocol === 'https:' || hostname === 'localhost';
  return isSafe && !ADDRESS.test(hostname) ? { id: hostname, origin } : null;
}

const described = ({ credentialId, transports }: KeptPasskey) => ({ id: credentialId, transports });

export const registrationOptions = (
  site: Site,
  person: { id: string; email: string; name: string },
  held: readonly KeptPasskey[],
) =>
  generateRegistrationOptions({
    rpName: 'Foja',
    rpID: site.id,
    userID: new TextEncoder().encode(person.id),
    userName: person.email,
    userDisplayName: person.name,
    timeout: PASSKEY_MS,
    attestationType: 'none',
    excludeCredentials: held.map(described),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });

/** Without `held` the browser offers every passkey that it has for the site. */
export const authenticationOptions = (site: Site, held: readonly KeptPasskey[] = []) =>
  generateAuthenticationOptions({
    rpID: site.id,
    timeout: PASSKEY_MS,
    userVerification: 'required',
    allowCredentials: held.map(described),
  });

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** What a browser sends as JSON text; null: it is nothing of the kind. */
function parseResponse(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) && typeof value['id'] === 'string' && isRecord(value['response']) ? value : null;
  } catch {
    return null;
  }
}

export interface NewPasskey extends KeptPasskey {
  deviceType: 'singleDevice' | 'multiDevice';
  isBackedUp: boolean;
}

/** The passkey that a browser made for this challenge; null: it is not valid. */
export async function readRegistration(site: Site, challenge: string, text: string): Promise<NewPasskey | null> {
  const response = parseResponse(text);
  if (!response) return null;
  const { verified, registrationInfo: made } = await verifyRegistrationResponse({
    response: response as unknown as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification: true,
  }).catch(() => ({ verified: false as const, registrationInfo: undefined }));
  if (!verified || !made) return null;
  return {
    credentialId: made.credential.id,
    publicKey: Buffer.from(made.credential.publicKey).toString('base64url'),
    counter: made.credential.counter,
    transports: made.credential.transports ?? [],
    deviceType: made.credentialDeviceType,
    isBackedUp: made.credentialBackedUp,
  };
}

/** The passkey that a browser says it answers with, and the person that the passkey names; null: it is no answer. */
export function answeredBy(text: string): { credentialId: string; userId: string | null } | null {
  const answer = parseResponse(text);
  const handle = isRecord(answer?.['response']) ? answer['response']['userHandle'] : null;
  if (!answer) return null;
  const userId = typeof handle === 'string' && handle ? Buffer.from(handle, 'base64url').toString() : null;
  return { credentialId: String(answer['id']), userId };
}

/** The new counter of the passkey; null: the answer is not valid, or its counter went back, as that of a copy does. */
export async function readAuthentication(
  site: Site,
  challenge: string,
  text: string,
  kept: KeptPasskey,
): Promise<{ counter: number; isBackedUp: boolean } | null> {
  const { verified, authenticationInfo: info } = await verifyAuthenticationResponse({
    response: parseResponse(text) as unknown as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification: true,
    credential: {
      id: kept.credentialId,
      publicKey: new Uint8Array(Buffer.from(kept.publicKey, 'base64url')),
      counter: kept.counter,
      transports: kept.transports,
    },
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  return verified && info ? { counter: info.newCounter, isBackedUp: info.credentialBackedUp } : null;
}
