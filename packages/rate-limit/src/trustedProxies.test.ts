import { readForwarded, readProxies, trustOf } from './trustedProxies';

it.each([
  ['0', 0],
  ['9', 9],
  ['10.0.0.0/8', ['10.0.0.0/8']],
  ['203.0.113.4, 2001:db8::/32', ['203.0.113.4', '2001:db8::/32']],
  ['10', undefined],
  ['true', undefined],
  ['', undefined],
  ['10.0.0.0/33', undefined],
  ['10.0.0/8', undefined],
  ['10.0.0.0/8 example.com', undefined],
])('reads %j as %j', (text, expected) => {
  expect(readProxies(text)).toEqual(expected);
});

it.each<[string, string, number, string | undefined, boolean]>([
  ['a proxy of a private address', '1', 0, '10.1.2.3', true],
  ['one that a socket of both families names', '1', 0, '::ffff:172.18.0.4', true],
  ['a proxy on this machine', '1', 0, '::1', true],
  ['somebody on the internet', '1', 0, '203.0.113.9', false],
  ['somebody on the internet by IPv6', '1', 0, '2001:db8::9', false],
  ['somebody who has gone', '1', 0, undefined, false],
  ['a hop too many', '1', 1, '10.1.2.3', false],
  ['the second of two, which the first one names', '2', 1, '203.0.113.9', true],
  ['anybody, without proxies', '0', 0, '127.0.0.1', false],
  ['a proxy that is named', '203.0.113.0/24', 0, '203.0.113.9', true],
  ['each of those that are named, however many there are', '203.0.113.0/24 10.0.0.0/8', 4, '10.9.9.9', true],
  ['a private address that is not named', '203.0.113.0/24', 0, '127.0.0.1', false],
  ['an address that is named by IPv6', '2001:db8::/32', 0, '2001:db8:5::1', true],
])('%s (PROXIES=%j, hop %d, %s) is believed: %s', (_who, text, hop, address, expected) => {
  expect(trustOf(readProxies(text) ?? 0)(address, hop)).toBe(expected);
});

it('takes out what only a proxy may say, unless a proxy says it', () => {
  const given = () => ({
    socket: { remoteAddress: '203.0.113.9' },
    headers: {
      host: 'a',
      'x-forwarded-for': '1.2.3.4',
      'x-forwarded-host': 'evil',
      'x-forwarded-proto': 'https',
      forwarded: 'for=x',
    },
  });
  const direct = given();
  expect(readForwarded(direct, trustOf(1))).toBe(true);
  expect(direct.headers).toEqual({ host: 'a' });
  const proxied = given();
  expect(readForwarded(proxied, trustOf(['203.0.113.0/24']))).toBe(false);
  expect(proxied.headers).toEqual(given().headers);
});

it.each([
  ['192.0.2.1:40001', '192.0.2.1'],
  ['[2001:db8::1]:40001', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['2001:db8::1', '2001:db8::1'],
  ['192.0.2.1:1,10.0.0.1:2', '192.0.2.1, 10.0.0.1'],
  ['unknown', 'unknown'],
])('a proxy that names %s means %s', (list, addresses) => {
  const request = { socket: { remoteAddress: '10.0.0.1' }, headers: { 'x-forwarded-for': list } };
  readForwarded(request, trustOf(1));
  expect(request.headers).toEqual({ 'x-forwarded-for': addresses });
});
