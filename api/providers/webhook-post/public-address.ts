import ipaddr from 'ipaddr.js';
import type { WebhookUrlProblem } from '#api/ports/webhook-post.ts';

/** Which addresses a webhook may have. What is not known to be public is refused. */

const MAX_URL = 2000;
const PORTS = new Set(['', '443', '8443']);
/** Names that mean this machine or this network. */
const LOCAL_NAME = /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home|corp|arpa|onion|test|invalid)$/;
/** Public by its number, and yet the platform of the machine: Azure's. */
const METADATA = new Set(['168.63.129.16']);

/**
 * Whether an IP address is one of the public internet: not private, loopback, link-local, metadata, CGNAT, multicast,
 * reserved, nor an IPv4 address inside of an IPv6 one (mapped, NAT64, 6to4, Teredo).
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast') return false;
  // Of IPv6, 2000::/3 is what is given out; the package calls the rest unicast too.
  if (address.kind() === 'ipv6' && (address.toByteArray()[0] ?? 0) >> 5 !== 1) return false;
  return !METADATA.has(address.toString());
}

/** `host:port` of an address, for the list of those that development and tests allow. */
export const targetOf = ({ hostname, port, protocol }: URL): string =>
  `${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`;

/**
 * What is wrong with the form of an address. The URL parser of the platform writes decimal, octal and hexadecimal IPv4
 * addresses in the usual form, so they are seen here as what they are.
 */
export function urlProblem(text: string, allowed: ReadonlySet<string>): WebhookUrlProblem | null {
  if (text.length > MAX_URL || !URL.canParse(text) || /[\s\p{Cc}\\]/u.test(text)) return 'FORM';
  const url = new URL(text);
  if (url.username || url.password || /^[a-z]+:\/*[^/?#]*@/i.test(text)) return 'CREDENTIALS';
  if (allowed.has(targetOf(url)) && /^https?:$/.test(url.protocol)) return null;
  if (url.protocol !== 'https:') return 'NOT_HTTPS';
  if (!PORTS.has(url.port)) return 'PORT';
  const name = url.hostname;
  // A certificate is for a name. Numbers, and names of one word, are those of a network of its own.
  const isName = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z][a-z0-9-]*$/.test(name);
  return isName && !LOCAL_NAME.test(name) ? null : 'HOST';
}
