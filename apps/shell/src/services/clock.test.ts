import { createClock } from './clock';

const PHONE = Date.parse('2026-11-20T12:00:00Z');

beforeEach(() => {
  jest.useFakeTimers({ now: PHONE });
});
afterEach(() => {
  jest.useRealTimers();
});

it.each([
  ['a right clock', 0, 0],
  ['an answer that took a while', -2000, 0],
  ['a phone that is just too fast', -2001, -2001],
  ['a phone an hour behind', 3_600_000, 3_600_000],
  ['a phone a day ahead', -86_400_000, -86_400_000],
])('%s', (_case, answerMs, aheadMs) => {
  const clock = createClock();
  expect(clock.now()).toBe(PHONE);
  clock.receive(PHONE + answerMs);
  expect(clock.now()).toBe(PHONE + aheadMs);
});

it('small differences of later answers are ignored, and a changed clock is followed', () => {
  const clock = createClock();
  clock.receive(PHONE + 3_600_000);
  jest.advanceTimersByTime(4300);
  clock.receive(PHONE + 3_600_000 + 3000);
  expect(clock.now()).toBe(PHONE + 3_600_000 + 4300);
  jest.setSystemTime(PHONE + 10_000_000);
  clock.receive(PHONE + 3_610_000);
  expect(clock.now()).toBe(PHONE + 3_610_000);
});
