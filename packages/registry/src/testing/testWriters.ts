import { faultsOf } from '../trust/verifyHistory';
import { apply } from '../registry/operations';
import { fileStore } from '../storage/fileStore';
import { author, type TestFolder } from './testFolder';
import { testRemote } from './testRelease';
import { EVERYONE } from '@parlour/release-contract/manifest';

/** Lets this many processes concurrently make a remote of their own live; none of their changes may be lost. */
export async function promoteAtOnce(setup: TestFolder, count: number): Promise<void> {
  await setup.released();
  const names = Array.from({ length: count }, (_, index) => `remote-${String.fromCharCode(97 + (index % 26))}${index}`);
  const pathOf = (name: string) => `/${name.replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '').replace('-', '')}`;
  const remotes = names.map((name) => testRemote(name, '1.0.0', [pathOf(name)]));
  for (const remote of remotes) await setup.publish(remote);
  await Promise.all(
    remotes.map(async ({ name, version }) =>
      apply(
        await setup.reopen(fileStore(setup.folder)),
        { kind: 'promote', releases: [{ name, version }], to: { kind: 'share', share: EVERYONE } },
        author,
      ),
    ),
  );
  const live = await setup.registry.current();
  // The shell, then the team and release of each remote.
  expect(live?.sequence).toBe(2 * count + 1);
  expect(Object.keys(live?.remotes ?? {}).toSorted()).toEqual(names.toSorted());
  await expect(faultsOf(setup.store, await setup.registry.trust())).resolves.toEqual([]);
}
