import { BlockList, isIP, isIPv6 } from 'node:net';

const IPV4 = 32;
const MAPPED = '::ffff:';

/** Loopback, link-local, private and carriers' inner addresses: nobody on the internet has one. */
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

/** An IPv4 address that a socket of both families gives as an IPv6 one, as it is written otherwise. */
export function unmapped(address: string): string {
  return address.startsWith(MAPPED) && address.includes('.') ? address.slice(MAPPED.length) : address;
}

/** Whether an address is loopback, link-local, private or a carrier's inner one. What is no address is none. */
export function isInner(address: string): boolean {
  const plain = unmapped(address);
  return isIP(plain) !== 0 && inner.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
}

/** What a limit counts by: an IPv4 address, or the /64 of an IPv6 one, since one household or server has all of its addresses. */
export function networkOf(address: string): string {
  return firstBits(address, IPV4, 64);
}

/** What somebody gets hold of at once: the /24 of an IPv4 address, or the /48 of an IPv6 one. */
export function wideNetworkOf(address: string): string {
  return firstBits(address, 24, 48);
}

/** The first bits of an address, whole bytes of an IPv4 one and pairs of bytes of an IPv6 one. */
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

/** An IPv6 address as RFC 5952 writes it, without its zone: several spellings are one address. */
function canonical(address: string): string {
  return new URL(`http://[${address.replace(/%.*/, '')}]`).hostname.slice(1, -1);
}
