import { formatAge, formatBytes, formatDay, formatMs, formatRate, formatShare, shortRevision } from './format';

const now = new Date(2026, 10, 21, 15, 30);
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();

it.each([
  [10_000, '100\u00A0%'],
  [1000, '10\u00A0%'],
  [50, '0.5\u00A0%'],
  [1, '0.01\u00A0%'],
  [0, '0\u00A0%'],
])('shows %d of 10,000 as %s', (share, text) => {
  expect(formatShare(share)).toBe(text);
});

it.each([
  [undefined, '–'],
  [0, '0.00\u00A0%'],
  [0.0004, '0.04\u00A0%'],
  [1, '100.00\u00A0%'],
])('shows the rate %d as %s', (rate, text) => {
  expect(formatRate(rate)).toBe(text);
});

it.each([
  [undefined, '–'],
  [386.4, '386\u00A0ms'],
  [999, '999\u00A0ms'],
  [1000, '1.00\u00A0s'],
])('shows %d ms as %s', (ms, text) => {
  expect(formatMs(ms)).toBe(text);
});

it.each([
  [0.5, 'less than a minute'],
  [1, '1 minute'],
  [59, '59 minutes'],
  [60, '1 hour'],
  [47 * 60 + 59, '47 hours'],
  [48 * 60, '2 days'],
])('shows %d minutes as %s', (minutes, text) => {
  expect(formatAge(ago(minutes), now)).toBe(text);
});

it.each([
  [0, 'Today'],
  [15 * 60 + 30, 'Today'],
  [15 * 60 + 31, 'Yesterday'],
  [39 * 60 + 31, '19 November'],
  [400 * 24 * 60, '17 October 2025'],
])('shows %d minutes ago as %s', (minutes, text) => {
  expect(formatDay(ago(minutes), now)).toBe(text);
});

it('shows bytes as Brotli sends them in kilobytes', () => {
  expect(formatBytes(61_449)).toBe('61.4\u00A0kB');
});

it.each([
  ['0123456789abcdef0123456789abcdef01234567', '0123456'],
  ['unknown', 'unknown'],
])('shortens the revision %s to %s', (revision, text) => {
  expect(shortRevision(revision)).toBe(text);
});
