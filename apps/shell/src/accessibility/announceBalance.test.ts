import { createValue } from '@parlour/platform/host';
import { announceBalance } from './announceBalance';

const start = (first?: string) => {
  const balance = createValue(first);
  const recounts = createValue(0);
  const activeRoute = createValue<{ route: { isGame?: true } } | undefined>({ route: {} });
  const announcements: string[] = [];
  const stop = announceBalance({ topics: { balance }, recounts, activeRoute }, (sum) => announcements.push(sum));
  const go = (route: { isGame?: true }) => activeRoute.set({ route });
  return { balance, count: () => recounts.set(recounts.read() + 1), go, announcements, stop };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('a change is announced once it has settled, and nothing without a change', () => {
  const { balance, announcements } = start('100.00');
  balance.set('90.00');
  jest.advanceTimersByTime(1000);
  balance.set('80.00');
  jest.advanceTimersByTime(1400);
  expect(announcements).toEqual([]);
  jest.advanceTimersByTime(60_000);
  expect(announcements).toEqual(['80.00']);
});

it('after a login nothing is announced until the balance changes', () => {
  const { balance, announcements } = start();
  balance.set('100.00');
  jest.advanceTimersByTime(60_000);
  expect(announcements).toEqual([]);
  balance.set(undefined);
  balance.set('7.00');
  jest.advanceTimersByTime(60_000);
  expect(announcements).toEqual([]);
});

it('a recount is announced even without a change, and once with one', () => {
  const { balance, count, announcements } = start('100.00');
  count();
  jest.advanceTimersByTime(300);
  expect(announcements).toEqual(['100.00']);
  balance.set('120.00');
  count();
  jest.advanceTimersByTime(60_000);
  expect(announcements).toEqual(['100.00', '120.00']);
});

it('changes during a game are not announced, but the result is when the player leaves it', () => {
  const { balance, go, announcements } = start('100.00');
  go({ isGame: true });
  balance.set('90.00');
  jest.advanceTimersByTime(60_000);
  balance.set('95.00');
  jest.advanceTimersByTime(60_000);
  expect(announcements).toEqual([]);
  go({});
  jest.advanceTimersByTime(60_000);
  expect(announcements).toEqual(['95.00']);
});
