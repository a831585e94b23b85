import { historyKey } from '../registry/history';
import { faultsOf } from '../trust/verifyHistory';
import { apply } from '../registry/operations';
import { stateOf } from '../registry/state';
import { author, testFolderForEach, promotion, wallet } from './testFolder';

/** Leftovers of a write by something that does not write atomically, as the registry does. */
export type Tear = readonly [name: string, tear: (whole: Buffer) => Buffer];

/** Damages a manifest, a descriptor and the policy in each of these ways. */
export function testTears(tears: readonly Tear[]): void {
  const setup = testFolderForEach();

  describe('faults: a torn manifest', () => {
    it.each(tears)('of which is left %s: the last whole one is live, and verify says which is torn', async (_name, tear) => {
      await setup().released('1.0.0');
      const whole = (await setup().store.read(historyKey(2))) ?? Buffer.alloc(0);
      await setup().store.write(historyKey(3), tear(whole));
      const registry = await setup().reopen();
      expect((await registry.current())?.sequence).toBe(2);
      expect((await stateOf(registry))?.manifest.sequence).toBe(2);
      await expect(faultsOf(setup().store, await registry.trust())).resolves.toEqual([
        'manifest 3 is not as this registry signed it',
      ]);
      await setup().publish(wallet('1.1.0'));
      await expect(apply(registry, promotion('1.1.0'), author)).rejects.toThrow(
        'entry 3 of the history in the store is not signed by this registry',
      );
      await setup().store.remove(historyKey(3));
      expect((await apply(await setup().reopen(), promotion('1.1.0'), author)).manifest?.sequence).toBe(3);
    });
  });

  describe('faults: a half-written registry', () => {
    it.each(tears)('a descriptor of which is left %s is no release; all others go on', async (_name, tear) => {
      await setup().released('1.0.0');
      await setup().publish(wallet('1.1.0'));
      await setup().publish(wallet('1.2.0'));
      const key = 'published/wallet/1.1.0.json';
      await setup().store.write(key, tear((await setup().store.read(key)) ?? Buffer.alloc(0)));
      // Removes the summary file, so that lists read the descriptors.
      await setup().store.remove('index/releases/wallet.json');
      const registry = await setup().reopen();
      await expect(apply(registry, promotion('1.1.0'), author)).rejects.toThrow('wallet@1.1.0 is not published');
      const state = await stateOf(registry);
      expect(
        state?.apps
          .find(({ name }) => name === 'wallet')
          ?.releases.map(({ version }) => version)
          .sort(),
      ).toEqual(['1.0.0', '1.2.0']);
      expect((await apply(registry, promotion('1.2.0'), author)).manifest?.remotes['wallet']?.version).toBe('1.2.0');
    });

    it.each(tears)('a policy of which is left %s lets nobody in, and nobody live out', async (_name, tear) => {
      await setup().released('1.0.0');
      await setup().publish(wallet('1.1.0'));
      const key = 'trust/policy.json';
      await setup().store.write(key, tear((await setup().store.read(key)) ?? Buffer.alloc(0)));
      const registry = await setup().reopen();
      expect((await registry.current())?.remotes['wallet']?.version).toBe('1.0.0');
      await expect(apply(registry, promotion('1.1.0'), author)).rejects.toThrow('wallet 1.1.0 is not signed by its team');
      await expect(stateOf(registry)).resolves.toMatchObject({ manifest: { sequence: 2 } });
    });
  });
}
