import { testStoreForEach } from './testStore';
import { createHourlyRows, readHourly, removeHourly } from './hourly';

const HOUR_MS = 3_600_000;
const HOUR = 500_000;
const NOW = HOUR * HOUR_MS + 1_000;

const store = testStoreForEach();

const rowsOf = (gateway: string) => createHourlyRows<number>('counts', gateway, (rows) => JSON.stringify(rows));
const read = async (fromHour: number) => (await readHourly(store(), 'counts', fromHour)).map(String);

it('joins hours and gateways, and forgets old hours', async () => {
  const [one, other] = [rowsOf('one'), rowsOf('other')];
  one.at(NOW).set('a', 1);
  one.at(NOW + HOUR_MS).set('a', 2);
  other.at(NOW).set('a', 4);
  await one.flush(store());
  await other.flush(store());
  await expect(read(HOUR)).resolves.toEqual(['[1]', '[4]', '[2]']);
  await expect(read(HOUR + 1)).resolves.toEqual(['[2]']);
  await removeHourly(store(), 'counts', HOUR + 1);
  await expect(read(0)).resolves.toEqual(['[2]']);
});

it('writes again what could not be written', async () => {
  const rows = rowsOf('one');
  rows.at(NOW).set('a', 1);
  await expect(rows.flush({ ...store(), write: () => Promise.reject(new Error('full')) })).rejects.toThrow('full');
  rows.at(NOW + HOUR_MS).set('b', 2);
  await rows.flush(store());
  await expect(read(HOUR)).resolves.toEqual(['[1]', '[2]']);
});
