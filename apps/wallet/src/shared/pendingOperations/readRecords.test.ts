import { getTransactionRecords } from '@parlour/api-client/endpoints/records';
import { createFakeApi } from '@parlour/testing';
import { readRecords } from './readRecords';

const row = (no: string, created_at: string) => ({ out_trade_no: no, amount: '500', pay_way: '', state: 1, created_at });

test('the newest of records that are oldest first are read, though the time of the first is not known', async () => {
  const api = createFakeApi();
  const first = [row('TR1', ''), row('TR2', '2026-11-20 10:00:00'), row('TR3', '2026-11-21 10:00:00')];
  api.answer(getTransactionRecords, ({ page }) => ({
    data: page === 1 ? first : [row('TR4', '2026-11-22 10:00:00')],
    total: 4,
    last_page: 2,
  }));
  expect(await readRecords(api.call, 1)).toMatchObject({ rows: [{ out_trade_no: 'TR4' }] });
});
