import { type AnswerOf, ApiError } from '@parlour/api-client';
import { getRedPacketRecords, type RedPacketRecord } from '@parlour/api-client/endpoints/promotions';
import { renderInShell, type ShellOptions } from '@parlour/testing';
import { screen, waitFor } from '@testing-library/react';
import { WelfareScreen } from './WelfareScreen';

const packet = (changes: Partial<RedPacketRecord> = {}): RedPacketRecord => ({
  money: '500',
  redpacketmoney: '8.88',
  created_at: '2026-11-19 10:01:00',
  usetime: '2026-11-19 10:02:30',
  ...changes,
});
const answer = (...data: RedPacketRecord[]): AnswerOf<typeof getRedPacketRecords> => ({
  total_money: '1150.39',
  total_count: 14,
  data,
  total: data.length,
  last_page: 1,
});
const visit = (prepare: NonNullable<ShellOptions['prepare']>) => renderInShell(<WelfareScreen />, { at: '/welfare', prepare });

it('the sum, every packet and the way to the next one', async () => {
  const { api } = visit((fake) =>
    fake.answer(getRedPacketRecords, answer(packet(), packet({ redpacketmoney: '1', usetime: '' }))),
  );
  expect(await screen.findByRole('img', { name: '¥1,150.39' })).toHaveAttribute('data-tone', 'gold');
  expect(screen.getByText('14 red packets')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '前往领取' })).toHaveAttribute('href', '#/hongbao');
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first).toHaveTextContent('19 Nov 10:01recharge ¥500.00+¥8.88used 19 Nov 10:02');
  expect(second).toHaveTextContent(/\+¥1\.00$/);
  expect(api.payloadsOf(getRedPacketRecords)).toEqual([{ page: 1 }]);
});

it('equal red packets are as many as the operator sent', async () => {
  const noisy = jest.spyOn(console, 'error');
  const { player } = visit((api) =>
    api.answer(getRedPacketRecords, () => ({ ...answer(packet(), packet()), total: 4, last_page: 2 })),
  );
  await player.click(await screen.findByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(4));
  expect(noisy).not.toHaveBeenCalled();
  noisy.mockRestore();
});

const sent = { money: '500', redpacketmoney: '8.88', created_at: '2026-11-19 10:01:00' };

it('a plain page without a sum is added up when every record is there', async () => {
  visit((api) => api.answerRaw(getRedPacketRecords, { data: [sent, sent], total: 2, last_page: 1 }));
  expect(await screen.findByRole('img', { name: '¥17.76' })).toBeInTheDocument();
  expect(screen.getByText('2 red packets')).toBeInTheDocument();
});

it('without a sum and with records to come no sum is told', async () => {
  visit((api) => api.answerRaw(getRedPacketRecords, { data: [sent, sent], total: 4, last_page: 2 }));
  expect(await screen.findByText('4 red packets')).toBeInTheDocument();
  expect(screen.queryByText(/¥0\.00/)).toBeNull();
  expect(screen.queryByRole('img', { name: /¥(0|17)/ })).toBeNull();
  expect(screen.getByText('—')).toBeInTheDocument();
});

it('an answer that cannot be read is none, and no sum of zero', async () => {
  visit((api) => api.answerRaw(getRedPacketRecords, { records: 'none' }));
  expect(await screen.findByText('Your red packets did not load')).toBeInTheDocument();
  expect(screen.queryByText('No red packets yet')).toBeNull();
  expect(screen.queryByRole('img', { name: '¥0.00' })).toBeNull();
});

it('nothing yet says so', async () => {
  visit((api) => api.answer(getRedPacketRecords, { ...answer(), total_money: '0', total_count: 1 }));
  expect(await screen.findByText('No red packets yet')).toBeInTheDocument();
  expect(await screen.findByText('1 red packet')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: '¥0.00' })).not.toHaveAttribute('data-tone');
});

it('records that did not come are asked for again, with their sum', async () => {
  const { api, player } = visit((fake) =>
    fake.fail(getRedPacketRecords, new ApiError('timeout', 'too slow', 'getRedPacketRecords')),
  );
  await screen.findByText('Your red packets did not load');
  api.answer(getRedPacketRecords, answer(packet()));
  await player.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('listitem')).toBeInTheDocument();
  expect(await screen.findByText('14 red packets')).toBeInTheDocument();
});

it('the next page joins the list', async () => {
  const { player } = visit((api) =>
    api.answer(getRedPacketRecords, ({ page }) => ({ ...answer(packet({ money: `${page}00` })), total: 2, last_page: 2 })),
  );
  await player.click(await screen.findByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('recharge ¥200.00')).toBeInTheDocument();
  expect(screen.getByText('recharge ¥100.00')).toBeInTheDocument();
});
