import { watchNetworkFetches } from './networkFetches';

interface Arrival {
  readonly name: string;
  readonly transferSize: number;
  readonly responseEnd: number;
}

const arrival = (file: string, transferSize: number, responseEnd: number): Arrival => ({
  name: `https://cdn.example/assets/${file}`,
  transferSize,
  responseEnd,
});

function createPage(before: readonly Arrival[]) {
  const undelivered: Arrival[] = [];
  class PerformanceObserver {
    observe() {}
    takeRecords() {
      return undelivered.splice(0);
    }
  }
  const page = { performance: { getEntriesByType: () => before }, PerformanceObserver } as unknown as Window & typeof globalThis;
  return { fetchedAt: watchNetworkFetches(page), arrive: (one: Arrival) => undelivered.push(one) };
}

it('returns when a file of a release last came from the network, and not from a cache', () => {
  const { fetchedAt, arrive } = createPage([
    arrival('wallet/1.5.0/main.js', 5000, 800),
    arrival('wallet/1.5.0/deposit.js', 0, 900),
    arrival('lobby/1.0.0+b.2/main.js', 300, 700),
  ]);
  expect(fetchedAt('wallet', '1.5.0')).toBe(800);
  expect(fetchedAt('lobby', '1.0.0+b.2')).toBe(700);
  expect(fetchedAt('wallet', '1.4.0')).toBeUndefined();
  arrive(arrival('wallet/1.5.0/cards.js', 2000, 4000));
  expect(fetchedAt('wallet', '1.5.0')).toBe(4000);
});
