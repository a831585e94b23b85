import { createMarks } from './marks';

const HOUR_MS = 3_600_000;
const open = (secret = 'secret') => {
  const clock = { now: Date.parse('2026-11-20T12:00:00Z') };
  return { clock, ...createMarks(secret, () => clock.now) };
};
const page = 'invented';

it('the nonce of a document tells the network that it was sent to, for a day, wherever its page is by then', () => {
  const { clock, nonceFor, senderOf } = open();
  const mark = nonceFor('203.0.113.7');
  expect(mark).toMatch(/^[A-Za-z0-9+/]{22}==$/);
  const sender = senderOf({ page, mark }, '198.51.100.1');
  expect(sender.page).toBe(mark);
  expect(sender).toEqual(senderOf({ page: 'another', mark }, '2001:db8::1'));
  expect(sender.group).toBe(senderOf({ page, mark: nonceFor('203.0.113.250') }, '198.51.100.1').group);
  clock.now += 24 * HOUR_MS;
  expect(senderOf({ page, mark }, '198.51.100.1')).toEqual(sender);
  clock.now += 60_000;
  expect(senderOf({ page, mark }, '198.51.100.1')).toEqual({ page, group: 'x' });
});

it('another gateway of the site reads it, another site does not', () => {
  const mark = open().nonceFor('203.0.113.7');
  expect(open().senderOf({ page, mark }, '203.0.113.7').group).not.toBe('x');
  expect(open('other').senderOf({ page, mark }, '203.0.113.7').group).toBe('x');
});

it('two documents have two nonces, and networks are spread over the groups', () => {
  const { nonceFor, senderOf } = open();
  expect(new Set(Array.from({ length: 100 }, () => nonceFor('203.0.113.7'))).size).toBe(100);
  const groupOf = (nth: number) => senderOf({ page, mark: nonceFor(`203.0.${nth}.1`) }, '203.0.113.7').group;
  expect(new Set(Array.from({ length: 256 }, (_, nth) => groupOf(nth))).size).toBeGreaterThan(120);
});

it.each([
  ['no mark', undefined],
  ['a made-up one', `${'A'.repeat(22)}==`],
  ['a nonce of nginx', '0123456789abcdef0123456789abcdef'],
  ['nonsense', '__NONCE__'],
  ['nothing', ''],
])('a beacon with %s is one of the strangers, whatever it calls its page', (_what, mark) => {
  const { senderOf } = open();
  const groups = ['a', 'b'].map((name) => senderOf({ page: name, mark }, '203.0.113.7').group);
  expect(groups).toEqual(['x', 'x']);
});

it('behind a proxy that the gateway does not know of, each page stands for itself', () => {
  const { senderOf } = open();
  const groups = Array.from({ length: 50 }, (_, nth) => senderOf({ page: `page ${nth}` }, '10.0.0.1').group);
  expect(groups).not.toContain('x');
  expect(new Set(groups).size).toBeGreaterThan(20);
});
