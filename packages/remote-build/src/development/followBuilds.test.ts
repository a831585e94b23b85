import { followBuilds, type Hot } from './followBuilds';

const settled = () => new Promise((resolve) => setTimeout(resolve));

/** A page with one app, whose modules can be updated as `ways` says: from → to. */
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
  const build = (next: string, errors: readonly string[] = [], isNew = false) =>
    hear({ app: 'wallet', hash: next, errors, isNew });
  return { follow: () => follow('wallet', hot, () => hash), build, reload, replaced, hash: () => hash };
}

it('brings an app to its last build, over those between, and tells of each', async () => {
  const { follow, build, reload, replaced, hash } = openPage({ a: 'b', b: 'c' });
  follow();
  build('c');
  await settled();
  expect([hash(), replaced.mock.calls.length, reload.mock.calls.length]).toEqual(['c', 2, 0]);
});

it('brings an app that comes later to what was built meanwhile', async () => {
  const { follow, build, hash } = openPage({ a: 'b' });
  build('b');
  follow();
  await settled();
  expect(hash()).toBe('b');
});

it('leaves an app as it is under a build with errors', async () => {
  const { follow, build, reload, hash } = openPage({ a: 'b' });
  follow();
  expect(build('b', ['no such file'])).toBe(false);
  await settled();
  expect([hash(), reload.mock.calls.length]).toEqual(['a', 0]);
});

it.each([
  ['there is no way to the build', 'z', false],
  ['the app is another one', 'a', true],
])('reloads where %s', async (_why, hash, isNew) => {
  const { follow, build, reload } = openPage({});
  follow();
  build(hash, [], isNew);
  await settled();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('says whether a build takes the place of another', () => {
  const { build } = openPage({});
  expect([build('a'), build('a'), build('b')]).toEqual([false, false, true]);
});
