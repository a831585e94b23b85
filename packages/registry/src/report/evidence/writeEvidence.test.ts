import { memoryStore } from '../../testing/testStore';
import { testEvidenceForEach, theDay } from '../../testing/testEvidence';
import { storedEvidence } from './sources';
import { writeEvidence } from './writeEvidence';

const { values, store } = testEvidenceForEach();
const written = () => writeEvidence(storedEvidence('a store', store()), store(), memoryStore(), theDay);

it('the evidence has no private key, no source map and no entry less than the store', () => {
  expect(
    [...values().keys()].filter(
      (key) => !/^(?:(trust|history|published|provenance|bills|assets)\/|loads\.json$)/.test(key) || key.endsWith('.map'),
    ),
  ).toEqual([]);
  for (const value of values().values()) expect(String(value)).not.toContain('"d":');
});

it('names the releases whose scripts are gone', async () => {
  expect((await written()).withoutScripts).toEqual([]);
  for (const key of values().keys()) if (key.startsWith('assets/wallet/1.5.0/Withdrawal')) values().delete(key);
  expect((await written()).withoutScripts).toEqual(['wallet@1.5.0']);
});
