import { budgetOf, budgets, defaultBudget, weigh } from './budgets';
import type { Descriptor } from '../publishing/descriptor';
import { testRemote } from '../testing/testRelease';

const hashed = (path: string) => ({ path, integrity: 'sha384-x' });
const file = (path: string, brotli: number) => ({ ...hashed(path), size: brotli * 3, brotli });

/** A lobby whose entry, screen and shared piece weigh as given. */
function lobby(entry: number, screen: number, piece = 0) {
  const own = testRemote('lobby', '1.0.0', ['/', '/kefu']);
  const files = [file('entry.js', entry), file('home.js', screen), file('piece.js', piece), file('lazy.js', 99_000)];
  const modules = { HomeScreen: [hashed('home.js'), hashed('piece.js')] };
  return { ...own, entry: hashed('entry.js'), files, modules };
}

function shell(bytes: number, first = ['main.js']): Extract<Descriptor, { kind: 'shell' }> {
  const { routes: _routes, modules: _modules, entry: _entry, outage: _outage, ...own } = testRemote('shell', '1.0.0', []);
  const files = [...first.map((path) => file(path, bytes / first.length)), file('later.js', 99_000)];
  return { ...own, kind: 'shell', platformVersion: '1.0.0', document: 'document.html', first, files };
}

it.each([
  ['all of it', 8_000, 20_000, 5_000, []],
  ['an entry of a byte more', 8_001, 20_000, 5_000, ['lobby: entry']],
  ['a screen of a byte more', 8_000, 20_901, 5_000, ['lobby: HomeScreen']],
])('%s is weighed by entry and by screen, what is lazy left out', (_name, entry, screen, piece, over) => {
  const weights = weigh([lobby(entry, screen, piece)]);
  expect(weights.map(({ what, bytes, files }) => [what, bytes, files])).toEqual([
    ['lobby: entry', entry, 1],
    ['lobby: HomeScreen', screen + piece, 2],
  ]);
  expect(weights.filter(({ isWithin }) => !isWithin).map(({ what }) => what)).toEqual(over);
});

it.each([
  ['at the edge', 127_900, 1, true],
  ['a byte more', 127_901, 1, false],
  ['five files', 100_000, 2, true],
  ['six files', 100_000, 3, false],
])('the first load is the shell, the entry and the screen of home: %s', (_name, bytes, pieces, isWithin) => {
  const first = Array.from({ length: pieces }, (_, index) => `main${index}.js`);
  const [weight] = weigh([shell(bytes, first), lobby(5_000, 10_000)]);
  expect(weight).toEqual({
    what: 'first load of home',
    bytes: Math.round(bytes + 15_000),
    files: pieces + 3,
    most: budgets.firstLoad,
    isWithin,
  });
});

it.each([
  ['shell', undefined, defaultBudget.shell],
  ['shell', 123_400, defaultBudget.shell],
  ['shell', 120_000, 120_000],
  ['remote', undefined, defaultBudget.remote],
  ['remote', 123_400, 123_400],
] as const)('the budget of a %s whose policy names %p is %p', (kind, named, budget) => {
  expect(budgetOf(kind, named)).toBe(budget);
});
