import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createPlaceCache } from './placeCache';
import { createSourcePlaces } from './sourcePlaces';
import { type Trace, traceInWorker } from './traceInWorker';

/** Generous, for a busy machine. */
const patiently: Trace = (bytes, positions) => traceInWorker(bytes, positions, 120_000);

/** Lines 1 to 7 of `deposit.ts`, of which the fifth begins the only line of the built file, and its name `total` follows at column 10. */
const map = JSON.stringify({
  version: 3,
  file: 'main.js',
  sources: [
    'webpack://wallet_1_5_0/./src/deposit.ts',
    'webpack://wallet_1_5_0/../../node_modules/.pnpm/big.js@7/node_modules/big.js/big.mjs',
    'webpack://wallet_1_5_0/../../packages/platform/src/send.ts',
  ],
  sourcesContent: ['one\ntwo\nthree\nfour\nfive\nsix\nseven', 'only', 'send'],
  names: ['total'],
  mappings: 'AAIA,SAASA,qBCJT,UCAA',
});
const placeOf = createSourcePlaces(
  {
    sourceMap: async ({ name, version }, script) =>
      `${name}/${version}/${script}` === 'wallet/1.5.0/main.js' ? Buffer.from(map) : undefined,
  },
  patiently,
);
const file = 'wallet/1.5.0/main.js';

it('finds the line of the source with two before it and two after it', async () => {
  await expect(placeOf({ file, line: 1, column: 1 })).resolves.toEqual({
    source: 'apps/wallet/src/deposit.ts',
    line: 5,
    column: 1,
    name: undefined,
    code: ['three', 'four', 'five', 'six', 'seven'],
    firstLine: 3,
  });
});

it('knows the name that the build changed', async () => {
  await expect(placeOf({ file, line: 1, column: 12 })).resolves.toMatchObject({ line: 5, column: 10, name: 'total' });
});

it('names a file of a package by the package, and gives the lines that there are', async () => {
  await expect(placeOf({ file, line: 1, column: 40 })).resolves.toMatchObject({
    source: 'big.js/big.mjs',
    line: 1,
    code: ['only'],
    firstLine: 1,
  });
});

it('names a file of another package of the repository by its place there', async () => {
  await expect(placeOf({ file, line: 1, column: 41 })).resolves.toMatchObject({
    source: 'packages/platform/src/send.ts',
  });
});

it.each([
  ['a file without a map', { file: 'wallet/1.5.0/other.js', line: 1, column: 1 }],
  ['a release without maps', { file: 'wallet/1.4.0/main.js', line: 1, column: 1 }],
  ['a line that is not there', { file, line: 9, column: 1 }],
  ['no line', { file, line: 0, column: 0 }],
  ['the document', { file: 'document', line: 1, column: 1 }],
])('has no place for %s', async (_what, frame) => {
  await expect(placeOf(frame)).resolves.toBeUndefined();
});

it('reads a map again that could not be read', async () => {
  const sourceMap = jest.fn(async () => Buffer.from(map));
  sourceMap.mockRejectedValueOnce(new Error('the store is down'));
  const find = createSourcePlaces({ sourceMap }, patiently);
  await expect(find({ file, line: 1, column: 1 })).rejects.toThrow('the store is down');
  await expect(find({ file, line: 1, column: 1 })).resolves.toMatchObject({ line: 5 });
});

it('reads a map once for all frames that are asked for together, and not again for those that it knows', async () => {
  const sourceMap = jest.fn(async () => Buffer.from(map));
  const find = createSourcePlaces({ sourceMap }, patiently);
  const frames = [1, 12, 40, 41, 1].map((column) => ({ file, line: 1, column }));
  const found = await Promise.all(frames.map(find));
  expect(found.map((place) => place?.line)).toEqual([5, 5, 1, 1, 5]);
  await Promise.all(frames.map(find));
  expect(sourceMap).toHaveBeenCalledTimes(1);
});

it('remembers places up to so many bytes', () => {
  const cache = createPlaceCache(10_000);
  const place = { source: 'a.ts', line: 1, column: 1, name: undefined, code: ['x'.repeat(500)], firstLine: 1 };
  for (let index = 0; index < 100; index += 1) cache.set(`${index}`, index % 2 === 0 ? place : undefined);
  const kept = Array.from({ length: 100 }, (_, index) => cache.has(`${index}`)).filter(Boolean).length;
  expect(kept).toBeGreaterThan(5);
  expect(kept).toBeLessThan(20);
  expect([cache.get('98'), cache.has('0')]).toEqual([place, false]);
});

describe('a map of somebody who means ill', () => {
  const mapOf = (parts: object) =>
    Buffer.from(JSON.stringify({ version: 3, sources: ['a.ts'], names: [], mappings: 'AAAA', ...parts }));
  const at = (column: number, line = 1) => ({ line, column });
  const large = (text: string, bytes = 8_000_000) => text.repeat(bytes / text.length);

  it.each<[string, Buffer]>([
    ['no JSON', Buffer.from('{"version":3')],
    ['no object', Buffer.from('[]')],
    ['nothing', Buffer.alloc(0)],
    ['mappings that are a list', mapOf({ mappings: ['AAAA'] })],
    ['mappings of other signs', mapOf({ mappings: 'A!AA' })],
    ['a number without an end', mapOf({ mappings: 'gggggggggggggggg' })],
    ['a place with too many numbers', mapOf({ mappings: 'AAAAAAAA' })],
    ['a source that is not in its list', mapOf({ sources: [] })],
    ['a place before the first source', mapOf({ mappings: 'ADAA' })],
    ['a map of maps', Buffer.from('{"version":3,"sections":[]}')],
    ['lists in lists', Buffer.from(`{"mappings":${large('[')}`)],
    ['more than a thread may take', Buffer.from(`{"mappings":"AAAA","sources":[${large('[{}],', 15_900_000)}0]}`)],
    ['more bytes than any map has', Buffer.alloc(17_000_000, ' ')],
  ])('has no place: %s', async (_what, bytes) => {
    await expect(traceInWorker(bytes, [at(1), at(2)])).resolves.toEqual([undefined, undefined]);
  });

  it('says a bounded part of what it says', async () => {
    const a = large('a', 4_000_000);
    const bytes = mapOf({ mappings: 'AAAAA', sources: [a], names: [a], sourcesContent: [a] });
    const [place] = await patiently(bytes, [at(1)]);
    expect([place?.source.length, place?.name?.length, place?.code.map(({ length }) => length)]).toEqual([1_000, 200, [500]]);
    // The line 3,000,001 of the source.
    const lines = mapOf({ mappings: 'AAgsj3FA', sourcesContent: [large('\n', 7_000_000)] });
    await expect(patiently(lines, [at(1)])).resolves.toMatchObject([{ line: 3_000_001, code: ['', '', '', '', ''] }]);
  });

  it('leaves the main thread free, and its memory as it was', async () => {
    const bytes = mapOf({ mappings: large('AAAA,') });
    const delay = monitorEventLoopDelay({ resolution: 1 });
    const find = createSourcePlaces({ sourceMap: async () => bytes }, patiently);
    const before = process.memoryUsage().rss;
    delay.enable();
    const places = Array.from({ length: 4 }, (_, index) => find({ file: `wallet/1.0.0/${index}.js`, line: 1, column: 1 }));
    await expect(Promise.all(places)).resolves.toMatchObject([{ line: 1 }, { line: 1 }, { line: 1 }, { line: 1 }]);
    delay.disable();
    // Parsed in the main thread these four maps took 660 MB, and blocked it for 3.8 s.
    expect(process.memoryUsage().rss - before).toBeLessThan(250_000_000);
    expect(delay.max / 1e6).toBeLessThan(2_000);
  });

  it('has no place when it takes too long', async () => {
    const positions = Array.from({ length: 3_000 }, (_, index) => at(index + 1));
    const bytes = mapOf({ mappings: large('AAAA,') });
    await expect(traceInWorker(bytes, positions, 200)).resolves.toEqual(positions.map(() => undefined));
  });
});
