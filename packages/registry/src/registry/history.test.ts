import { historyKey } from './history';
import { faultsOf } from '../trust/verifyHistory';
import { apply } from './operations';
import { openRegistry } from './registry';
import { createKey, sign } from '@parlour/release-contract/signature';
import { historyOf } from './state';
import { testFolderForEach, author } from '../testing/testFolder';

const setup = testFolderForEach();

describe('the history', () => {
  it('says who, why, when and what, a page at a time', async () => {
    const registry = await setup().released('1.0.0', '1.1.0');
    await apply(registry, { kind: 'rollBack', name: 'wallet' }, author);
    const [newest, ...rest] = await historyOf(registry, { limit: 2 });
    expect(newest).toMatchObject({ sequence: 4, by: 'mira', reason: 'new receipt', difference: ['wallet 1.1.0 → 1.0.0'] });
    expect(rest.map(({ sequence }) => sequence)).toEqual([3]);
    expect((await historyOf(registry, { before: 3 })).map(({ sequence }) => sequence)).toEqual([2, 1]);
  });

  const spoil: [string, (sequence: number) => Promise<unknown>, string][] = [
    [
      'a changed reason',
      async (sequence) => {
        const record = JSON.parse(String(await setup().store.read(historyKey(sequence))));
        await setup().store.write(historyKey(sequence), Buffer.from(JSON.stringify({ ...record, reason: 'another' })));
      },
      'manifest 2 is not as this registry signed it',
    ],
    ['a removed entry', (sequence) => setup().store.remove(historyKey(sequence)), 'manifest 2 is missing'],
    [
      'an entry signed again by the registry itself',
      async (sequence) => {
        const { signature: _signature, ...record } = JSON.parse(String(await setup().store.read(historyKey(sequence))));
        await setup().store.write(
          historyKey(sequence),
          Buffer.from(JSON.stringify(await sign({ ...record, by: 'nobody' }, setup().secret))),
        );
      },
      'manifest 3 does not follow from the one before it',
    ],
  ];

  it.each(spoil)('shows %s', async (_what, change, fault) => {
    const registry = await setup().released('1.0.0', '1.1.0');
    const trust = await registry.trust();
    await expect(faultsOf(setup().store, trust)).resolves.toEqual([]);
    await change(2);
    await expect(faultsOf(setup().store, trust)).resolves.toContain(fault);
  });

  it('is empty for a registry with another key', async () => {
    await setup().released('1.0.0');
    const other = await openRegistry(setup().store, await createKey());
    await expect(other.current()).resolves.toBeUndefined();
  });
});
