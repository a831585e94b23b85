import { BlockList, isIP, isIPv6 } from 'node:net';

const IPV4 = 32;
const MAPPED = '::ffff:';

/** Loopback, link-local, private and carrier-grade NAT addresses, which do not occur on the internet. */
const inner = new BlockList();
for (const [address, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const)
  inner.addSubnet(address, prefix);
for (const [address, prefix] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  inner.addSubnet(address, prefix, 'ipv6');

/** Normalises an IPv4 address that a dual-stack socket reports as an IPv6 one. */
export function unmapped(address: string): string {
  return address.startsWith(MAPPED) && address.includes('.') ? address.slice(MAPPED.length) : address;
}

/** Whether an address is loopback, link-local, private or of carrier-grade NAT; false for a text that is no address. */
export function isInner(address: string): boolean {
  const plain = unmapped(address);
  return isIP(plain) !== 0 && inner.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
}

/**
 * The unit that rate limits count: an IPv4 address, or the /64 of an IPv6 one, because one household or server has all of its
 * addresses.
 */
export function networkOf(address: string): string {
  return firstBits(address, IPV4, 64);
}

/** The range that one organisation typically controls: the /24 of an IPv4 address, or the /48 of an IPv6 one. */
export function wideNetworkOf(address: string): string {
  return firstBits(address, 24, 48);
}

/** The prefix of an address: whole bytes of an IPv4 address, and pairs of bytes of an IPv6 one. */
function firstBits(address: string, ipv4: number, ipv6: number): string {
  if (!isIPv6(address) || address.startsWith(MAPPED)) {
    return ipv4 === IPV4 || isIP(unmapped(address)) === 0
      ? address
      : unmapped(address)
          .split('.')
          .slice(0, ipv4 / 8)
          .join('.');
  }
  const [head = '', tail = ''] = canonical(address).split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing = canonical(address).includes('::') ? 8 - groups.length - (tail === '' ? 0 : tail.split(':').length) : 0;
  return [...groups, ...Array.from({ length: missing }, () => '0')].slice(0, ipv6 / 16).join(':');
}

/** An IPv6 address in the form of RFC 5952, without its zone, since one address has several spellings. */
function canonical(address: string): string {
  return new URL(`http://[${address.replace(/%.*/, '')}]`).hostname.slice(1, -1);
}
