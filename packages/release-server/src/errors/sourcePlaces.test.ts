import { createSourcePlaces } from './sourcePlaces';

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
const placeOf = createSourcePlaces({
  sourceMap: async ({ name, version }, script) => (`${name}/${version}/${script}` === 'wallet/1.5.0/main.js' ? map : undefined),
});
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
  await expect(placeOf({ file, line: 1, column: 41 })).resolves.toMatchObject({ source: 'packages/platform/src/send.ts' });
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
  const sourceMap = jest.fn(async () => map);
  sourceMap.mockRejectedValueOnce(new Error('the store is down'));
  const find = createSourcePlaces({ sourceMap });
  await expect(find({ file, line: 1, column: 1 })).rejects.toThrow('the store is down');
  await expect(find({ file, line: 1, column: 1 })).resolves.toMatchObject({ line: 5 });
});
