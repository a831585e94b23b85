import { testStoreForEach } from '../testing/testStore';
import { createHourlyRows, readHourly, removeHourly } from './hourly';
import type { UnknownFormat } from '../registry/refusals';

const HOUR_MS = 3_600_000;
const HOUR = 500_000;
const NOW = HOUR * HOUR_MS + 1_000;

const store = testStoreForEach();

const rowsOf = (gateway: string) => createHourlyRows<number>('timings', gateway, (rows) => JSON.stringify({ format: 1, rows }));
const read = async (fromHour: number, note: (error: UnknownFormat) => void = fail) => {
  const rows: (number[] | undefined)[] = [];
  for await (const file of readHourly(store(), 'timings', fromHour, note))
    rows.push((file as { rows?: number[] } | undefined)?.rows);
  return rows;
};

function fail(error: UnknownFormat): never {
  throw error;
}

it('joins hours and gateways, and forgets old hours', async () => {
  const [one, other] = [rowsOf('one'), rowsOf('other')];
  one.at(NOW).set('a', 1);
  one.at(NOW + HOUR_MS).set('a', 2);
  other.at(NOW).set('a', 4);
  await one.flush(store());
  await other.flush(store());
  await expect(read(HOUR)).resolves.toEqual([[1], [4], [2]]);
  await expect(read(HOUR + 1)).resolves.toEqual([[2]]);
  await removeHourly(store(), 'timings', HOUR + 1);
  await expect(read(0)).resolves.toEqual([[2]]);
});

it('writes again what could not be written', async () => {
  const rows = rowsOf('one');
  rows.at(NOW).set('a', 1);
  await expect(rows.flush({ ...store(), write: () => Promise.reject(new Error('full')) })).rejects.toThrow('full');
  rows.at(NOW + HOUR_MS).set('b', 2);
  await rows.flush(store());
  await expect(read(HOUR)).resolves.toEqual([[1], [2]]);
});

it('loses nothing of an hour into which the clock is put back', async () => {
  const rows = rowsOf('one');
  rows.at(NOW).set('a', 1);
  rows.at(NOW + HOUR_MS).set('b', 2);
  await rows.flush(store());
  rows.at(NOW).set('c', 3);
  await rows.flush(store());
  expect((await read(HOUR)).flat().toSorted()).toEqual([1, 2, 3]);
});

it('keeps what came while it was writing, also when the next hour began meanwhile', async () => {
  const rows = rowsOf('one');
  rows.at(NOW).set('a', 1);
  await rows.flush({
    ...store(),
    write: async (key, value) => {
      rows.at(NOW).set('b', 2);
      rows.at(NOW + HOUR_MS).set('c', 3);
      await store().write(key, value);
    },
  });
  await rows.flush(store());
  await expect(read(HOUR)).resolves.toEqual([[1, 2], [3]]);
});

it('leaves out what a later version wrote, and says so; removes it when its time has come, and nothing else of that version', async () => {
  const rows = rowsOf('one');
  rows.at(NOW).set('a', 1);
  await rows.flush(store());
  const [hour = ''] = await store().list('timings');
  const [later, other] = [`timings/${hour}/two.json`, 'timings/by-day/2026-01-01.json'];
  for (const key of [later, other]) await store().write(key, Buffer.from('{"format":2,"columns":[]}'));
  const note = jest.fn();
  await expect(read(HOUR, note)).resolves.toEqual([[1], undefined]);
  expect(note.mock.calls.map(([error]) => String(error))).toEqual([
    `UnknownFormat: ${later} has the format 2, and this version reads 1: a newer Parlour wrote it; upgrade this program first`,
  ]);
  await removeHourly(store(), 'timings', HOUR + 1);
  await expect(store().list('timings')).resolves.toEqual(['by-day']);
});
