import { createValue } from '@parlour/platform/host';
import { announceBalance } from './announceBalance';

const start = (first?: string) => {
  const balance = createValue(first);
  const recounts = createValue(0);
  const activeRoute = createValue<{ route: { isGame?: true } } | undefined>({ route: {} });
  const told: string[] = [];
  const stop = announceBalance({ topics: { balance }, recounts, activeRoute }, (sum) => told.push(sum));
  const go = (route: { isGame?: true }) => activeRoute.set({ route });
  return { balance, count: () => recounts.set(recounts.read() + 1), go, told, stop };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('a change is told once it has settled, and nothing while nothing changes', () => {
  const { balance, told } = start('100.00');
  balance.set('90.00');
  jest.advanceTimersByTime(1000);
  balance.set('80.00');
  jest.advanceTimersByTime(1400);
  expect(told).toEqual([]);
  jest.advanceTimersByTime(60_000);
  expect(told).toEqual(['80.00']);
});

it('who comes in is told nothing until it changes', () => {
  const { balance, told } = start();
  balance.set('100.00');
  jest.advanceTimersByTime(60_000);
  expect(told).toEqual([]);
  balance.set(undefined);
  balance.set('7.00');
  jest.advanceTimersByTime(60_000);
  expect(told).toEqual([]);
});

it('a count is answered, also where nothing changed, and once where it did', () => {
  const { balance, count, told } = start('100.00');
  count();
  jest.advanceTimersByTime(300);
  expect(told).toEqual(['100.00']);
  balance.set('120.00');
  count();
  jest.advanceTimersByTime(60_000);
  expect(told).toEqual(['100.00', '120.00']);
});

it('bets are not told in the game; what came of them is, when it is left', () => {
  const { balance, go, told } = start('100.00');
  go({ isGame: true });
  balance.set('90.00');
  jest.advanceTimersByTime(60_000);
  balance.set('95.00');
  jest.advanceTimersByTime(60_000);
  expect(told).toEqual([]);
  go({});
  jest.advanceTimersByTime(60_000);
  expect(told).toEqual(['95.00']);
});
