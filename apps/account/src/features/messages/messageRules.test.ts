import { badgeOf, boxOf, whenOf } from './messageRules';

const now = Date.parse('2026-11-20T08:30:00Z');

it.each([
  ['1', '1'],
  ['2', '2'],
  [null, '1'],
  ['3', '1'],
  ['', '1'],
])('type %p opens box %s', (query, box) => {
  expect(boxOf(query)).toBe(box);
});

it.each([
  ['2026-11-20 16:20:31', '16:20'],
  ['2026-11-20 00:00:00', '00:00'],
  ['2026-11-19 23:59:59', '19 Nov'],
  ['2026-01-02 09:00:00', '2 Jan'],
  ['2025-12-31 09:00:00', '31 Dec 2025'],
  ['2026-11-20', '20 Nov'],
  ['soon', 'soon'],
  ['', ''],
])('a message of %p came at %p', (createdAt, when) => {
  expect(whenOf(createdAt, 'en-GB', now)).toBe(when);
});

it('the day is Beijing’s', () => {
  expect(whenOf('2026-11-21 00:10:00', 'en-GB', Date.parse('2026-11-20T16:10:00Z'))).toBe('00:10');
  expect(whenOf('2026-11-20 23:50:00', 'en-GB', Date.parse('2026-11-20T16:10:00Z'))).toBe('20 Nov');
});

it.each([
  [0, false, undefined],
  [0, true, undefined],
  [1, false, '1'],
  [20, true, '20+'],
])('%d unread, more to load: %s → %p', (unread, hasMore, badge) => {
  expect(badgeOf(unread, hasMore)).toBe(badge);
});
