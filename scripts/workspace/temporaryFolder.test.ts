import { tmpdir } from 'node:os';
import { findTemporaryFolder } from './temporaryFolder.mjs';

const MANY = 100_000_000_000;
const usual = tmpdir();
const before = process.env['TMPDIR'];
afterEach(() => {
  if (before === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = before;
});

const find = (free: Readonly<Record<string, number>>) => {
  const say = jest.fn();
  const chosen = findTemporaryFolder(say, ['/other', '/last'], (folder) => free[folder] ?? 0);
  return { chosen, said: say.mock.calls.flat() };
};

it('uses the folder of the system where there is room, and says nothing', () => {
  expect(find({ [usual]: MANY, '/other': MANY })).toEqual({ chosen: usual, said: [] });
  expect(process.env['TMPDIR']).toBe(before);
});

it('uses the first other folder with room where that of the system is full', () => {
  const said = [`${usual} has 12 MB free, which may be too little; using /last.`];
  expect(find({ [usual]: 12_000_000, '/other': 1, '/last': MANY })).toEqual({ chosen: '/last', said });
  expect(process.env['TMPDIR']).toBe('/last');
});

it('goes on where there is no room anywhere, and says so', () => {
  expect(find({ [usual]: 0 })).toEqual({ chosen: usual, said: [`${usual} has 0 MB free, which may be too little.`] });
});

it('measures the disk', () => {
  expect(findTemporaryFolder(jest.fn(), ['/nowhere/at/all'])).toBe(usual);
});
