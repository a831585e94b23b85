import { loadedTogether } from './startWatch';

const loaded = (...names: string[]) =>
  names.map((name) => {
    const [remote = '', version = ''] = name.split('@');
    return { remote, release: { version } };
  });

it.each([
  [[], [{}]],
  [['lobby@1', 'wallet@2'], [{ lobby: '1', wallet: '2' }]],
  [
    ['lobby@1', 'wallet@2', 'wallet@3'],
    [{ lobby: '1', wallet: '2' }, { wallet: '3' }],
  ],
])('tells %j as %j', (names, parts) => {
  expect(loadedTogether(loaded(...names))).toEqual(parts);
});
