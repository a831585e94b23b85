import { containerNameOf } from './containerName';

it.each([
  ['wallet', '1.5.0', 'wallet_1_5_0'],
  ['lucky-wheel', '0.0.1', 'lucky_wheel_0_0_1'],
  ['wallet', '1.5.0-rc.1', 'wallet_1_5_0_rc_1_hd'],
])('the container of %s %s is %s', (name, version, expected) => {
  expect(containerNameOf({ name, version })).toBe(expected);
});

it('no two releases have the same', () => {
  const names = ['a', 'a-1', 'a-1-0', 'a-1-0-0', 'a-rc', 'a-h', 'a-hd'];
  const versions = [
    '1.0.0',
    '0.0.0',
    '1.0.0-0',
    '1.0.0-0-0',
    '1.0.0-0.0',
    '0.0.0-rc.1',
    '0.0.0-rc-1',
    '1.0.0-rc.1.h',
    '1.0.0-h',
    '1.0.0-h.h',
    '1.0.0-h-h',
  ];
  const all = names.flatMap((name) => versions.map((version) => containerNameOf({ name, version })));
  expect(new Set(all).size).toBe(all.length);
  expect(all.filter((container) => !/^[A-Za-z]\w*$/.test(container))).toEqual([]);
});
