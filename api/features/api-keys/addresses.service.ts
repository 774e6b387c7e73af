import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';

/** IPv4 and IPv6 addresses and networks that a key may come from. */

const LONGEST = { 4: 32, 6: 128 } as const;

interface Network {
  address: string;
  bits: number;
}

function readNetwork(text: string): Network | null {
  const [address = '', bits, ...rest] = text.trim().split('/');
  const version = isIP(address);
  if ((version !== 4 && version !== 6) || rest.length > 0) return null;
  if (bits === undefined) return { address, bits: LONGEST[version] };
  const count = /^\d{1,3}$/.test(bits) ? Number(bits) : NaN;
  return count >= 0 && count <= LONGEST[version] ? { address, bits: count } : null;
}

/** As they are stored, without repetitions; null: one of them is no address. */
export function readAddresses(given: readonly string[]): string[] | null {
  const texts = given.map((text) => text.trim().toLowerCase());
  return texts.every((text) => readNetwork(text) !== null) ? [...new Set(texts)] : null;
}

/** An IPv4 address that a socket of IPv6 writes as `::ffff:192.0.2.1`. */
const unmapped = (address: string): string => /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;

/** Whether a caller may come from there; no address in the list: from anywhere. */
export function isAllowedAddress(allowed: readonly string[], caller: string): boolean {
  if (allowed.length === 0) return true;
  const from = unmapped(caller);
  if (!isIPv4(from) && !isIPv6(from)) return false;
  const list = new BlockList();
  for (const text of allowed) {
    const network = readNetwork(text);
    if (network) list.addSubnet(network.address, network.bits, isIPv4(network.address) ? 'ipv4' : 'ipv6');
  }
  return list.check(from, isIPv4(from) ? 'ipv4' : 'ipv6');
}
