import { BlockList, isIP, isIPv6 } from 'node:net';
import { isInner, unmapped } from './network';

/**
 * The proxies in front of a server, whose `X-Forwarded-…` headers are trusted: their number, or their addresses as ranges like
 * 10.0.0.0/8. 0 means none.
 */
export type Proxies = number | readonly string[];

/** Whether an address, this many hops before the server, is that of a trusted proxy; hop 0 is the sender of the request. */
export type Trust = (address: string | undefined, hop: number) => boolean;

const RANGE = /^([\da-fA-F.:]+)\/(\d{1,3})$/;

/** Reads a number from 0 to 9, or a list of addresses and ranges separated by spaces or commas; undefined when it is neither. */
export function readProxies(text: string): Proxies | undefined {
  if (/^\d$/.test(text)) return Number(text);
  const words = text.split(/[\s,]+/).filter((word) => word !== '');
  return words.length > 0 && words.every((word) => rangeIn(word) !== undefined) ? words : undefined;
}

const trusts = new Map<Proxies, Trust>();

/**
 * Makes the test for trusted proxies. With a number of proxies, the nearest one must have a private or loopback address: a client
 * from the internet is no proxy, whatever its headers say. A proxy with a public address has to be given as a range.
 */
export function trustOf(proxies: Proxies): Trust {
  const known = trusts.get(proxies);
  if (known !== undefined) return known;
  const made = typeof proxies === 'number' ? byNumber(proxies) : byRange(proxies);
  trusts.set(proxies, made);
  return made;
}

/**
 * Removes the headers that only a proxy may set if the sender is none, and returns whether there were any. Ports are removed from
 * forwarded addresses, because some proxies (Azure's) add them, and a client would count as another one with each connection.
 */
export function readForwarded(
  request: { readonly socket: { readonly remoteAddress?: string | undefined }; readonly headers: Record<string, unknown> },
  trust: Trust,
): boolean {
  const { 'x-forwarded-for': list } = request.headers;
  if (trust(request.socket.remoteAddress, 0)) {
    if (typeof list === 'string') request.headers['x-forwarded-for'] = list.split(',').map(withoutPort).join(', ');
    return false;
  }
  const claimed = Object.keys(request.headers).filter((name) => name === 'forwarded' || name.startsWith('x-forwarded-'));
  for (const name of claimed) delete request.headers[name];
  return claimed.length > 0;
}

/** `192.0.2.1` of `192.0.2.1:4711`, and `2001:db8::1` of `[2001:db8::1]:4711`. */
function withoutPort(text: string): string {
  const address = text.trim();
  return /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
}

function byNumber(proxies: number): Trust {
  return (address, hop) => hop < proxies && (hop > 0 || isInner(address ?? ''));
}

function byRange(words: readonly string[]): Trust {
  const named = new BlockList();
  for (const word of words) {
    const range = rangeIn(word);
    if (range !== undefined) named.addSubnet(range.address, range.prefix, range.family);
  }
  return (address) => {
    const plain = unmapped(address ?? '');
    return isIP(plain) !== 0 && named.check(plain, familyOf(plain));
  };
}

function rangeIn(word: string) {
  const [, address = word, prefixText] = RANGE.exec(word) ?? [];
  if (isIP(address) === 0) return undefined;
  const most = isIPv6(address) ? 128 : 32;
  const prefix = prefixText === undefined ? most : Number(prefixText);
  return prefix <= most ? { address, prefix, family: familyOf(address) } : undefined;
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}
