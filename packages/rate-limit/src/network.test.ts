import { isInner, networkOf, wideNetworkOf } from './network';

it.each([
  ['192.0.2.1', '192.0.2.1', '192.0.2'],
  ['::ffff:192.0.2.1', '::ffff:192.0.2.1', '192.0.2'],
  ['2001:db8:1:2::1', '2001:db8:1:2', '2001:db8:1'],
  ['2001:db8::1', '2001:db8:0:0', '2001:db8:0'],
  ['unknown', 'unknown', 'unknown'],
])('%s is of the network %s, and of the wider one %s', (address, network, wide) => {
  expect([networkOf(address), wideNetworkOf(address)]).toEqual([network, wide]);
});

it.each([
  ['127.0.0.1', true],
  ['::1', true],
  ['::ffff:10.1.2.3', true],
  ['172.31.255.255', true],
  ['172.32.0.0', false],
  ['192.168.1.1', true],
  ['100.64.0.1', true],
  ['100.128.0.1', false],
  ['fd00::1', true],
  ['fe80::1', true],
  ['2001:db8::1', false],
  ['8.8.8.8', false],
  ['', false],
  ['localhost', false],
])('%s is an inner address: %s', (address, isIt) => {
  expect(isInner(address)).toBe(isIt);
});

it.each([
  ['2001:db8::1', '2001:DB8:0:0::2'],
  ['2001:db8::1', '2001:0db8::1'],
  ['fe80::1%eth0', 'fe80::1%eth1'],
])('%s and %s are of one network, however they are written', (one, other) => {
  expect(networkOf(one)).toBe(networkOf(other));
});
