import { followBuilds, type Hot } from './followBuilds';

const settled = () => new Promise((resolve) => setTimeout(resolve));

/** A page with one app in it, whose modules go from build to build as `ways` says: from → to. */
function openPage(ways: Readonly<Record<string, string>>) {
  const page = new EventTarget();
  const reload = jest.fn();
  const replaced = jest.fn();
  page.addEventListener('parlour:replaced', replaced);
  const { follow, hear } = followBuilds(page, reload);
  let hash = 'a';
  const hot: Hot = {
    status: () => 'idle',
    check: async () => {
      const next = ways[hash];
      if (next === undefined) return null;
      hash = next;
      return [];
    },
  };
  const told = (next: string, errors: readonly string[] = [], isNew = false) =>
    hear({ app: 'wallet', hash: next, errors, isNew });
  return { follow: () => follow('wallet', hot, () => hash), told, reload, replaced, hash: () => hash };
}

it('brings an app to its last build, over those between, and tells of each', async () => {
  const { follow, told, reload, replaced, hash } = openPage({ a: 'b', b: 'c' });
  follow();
  told('c');
  await settled();
  expect([hash(), replaced.mock.calls.length, reload.mock.calls.length]).toEqual(['c', 2, 0]);
});

it('brings an app that comes later to what was built meanwhile', async () => {
  const { follow, told, hash } = openPage({ a: 'b' });
  told('b');
  follow();
  await settled();
  expect(hash()).toBe('b');
});

it('leaves an app as it is under a build with errors', async () => {
  const { follow, told, reload, hash } = openPage({ a: 'b' });
  follow();
  expect(told('b', ['no such file'])).toBe(false);
  await settled();
  expect([hash(), reload.mock.calls.length]).toEqual(['a', 0]);
});

it.each([
  ['there is no way to the build', 'z', false],
  ['the app is another one', 'a', true],
])('reloads where %s', async (_why, hash, isNew) => {
  const { follow, told, reload } = openPage({});
  follow();
  told(hash, [], isNew);
  await settled();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('says whether a build takes the place of another', () => {
  const { told } = openPage({});
  expect([told('a'), told('a'), told('b')]).toEqual([false, false, true]);
});
