import { getTransactionRecords } from '@parlour/api-client/endpoints/records';
import { createFakeApi } from '@parlour/testing';
import { readRecords } from './readRecords';

const row = (no: string, created_at: string) => ({ out_trade_no: no, amount: '500', pay_way: '', state: 1, created_at });

it('the newest of records that are oldest first are read, though the time of the first is not known', async () => {
  const api = createFakeApi();
  const first = [row('TR1', ''), row('TR2', '2026-11-20 10:00:00'), row('TR3', '2026-11-21 10:00:00')];
  api.answer(getTransactionRecords, ({ page }) => ({
    data: page === 1 ? first : [row('TR4', '2026-11-22 10:00:00')],
    total: 4,
    last_page: 2,
  }));
  expect(await readRecords(api.call, 1)).toMatchObject({ rows: [{ out_trade_no: 'TR4' }] });
});

const DAY = '2026-11-21';
it.each<[string, readonly string[], boolean]>([
  ['newest first', [`${DAY} 10:30:00`, `${DAY} 10:20:00`, `${DAY} 10:00:00`], true],
  ['newest first but for seconds', [`${DAY} 10:30:00`, `${DAY} 10:30:02`, `${DAY} 10:00:00`], true],
  ['newest first but for minutes', [`${DAY} 10:20:00`, `${DAY} 10:30:00`, `${DAY} 10:00:00`], false],
  ['in no order within seconds', [`${DAY} 10:00:02`, `${DAY} 10:00:03`, `${DAY} 10:00:00`], false],
  ['all at once', [`${DAY} 10:00:00`, `${DAY} 10:00:00`, `${DAY} 10:00:00`], false],
  ['without a time', ['', '', ''], false],
  ['one to a page', [`${DAY} 10:00:00`], false],
])('whether page 1 of several, %s, has the newest: %#', async (_what, times, isWhole) => {
  const api = createFakeApi();
  const rows = times.map((time, index) => row(`TR${index}`, time));
  api.answer(getTransactionRecords, { data: rows, total: 9, last_page: 3 });
  expect(await readRecords(api.call, 1)).toEqual(isWhole ? { rows } : { rows, isIncomplete: true });
});
