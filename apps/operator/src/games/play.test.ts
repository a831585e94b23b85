import { ADMIN, balancedBooks, booksOf, passTime } from '../testing/audit';
import { payloads } from '../testing/payloads';
import { forget, runOperator } from '../testing/runOperator';
import { until } from '../testing/until';

it('a ticket on a match is settled by what was bet on', async () => {
  const operator = await runOperator({ DEMO_ADMIN_TOKEN: ADMIN, DEMO_OUTCOME: 'win', REVIEW_DELAY_MS: '0' });
  const { body } = await operator.post('/api/register', { ...payloads['register'], name: 'drawer' });
  const { api_token: token } = body.data as { api_token: string };
  const call = async (path: string, payload: unknown = {}) => (await operator.post(`/api/${path}`, payload, { token })).body.data;
  await call('recharge', { paytype: 'alipay', amount: '100' });
  await until(
    () => call('balance'),
    (data) => (data as { balance: string }).balance === '100.00',
  );
  await call('transfer', { amount: '100', sourcetype: 'userbalance', targettype: 'OB' });
  const { url } = (await call('getGameUrl', { plat_name: 'OB', game_code: 'football', is_mobile_url: 1 })) as { url: string };
  const session = new URL(url, operator.url).searchParams.get('session');
  for (const choice of ['draw', 'away']) await operator.post('/demo/games/bet', { session, amount: '10', choice });
  await passTime(operator, 90_000);
  const { data } = (await call('betrecord', { page: 1 })) as { data: { status: number; win_loss: string }[] };
  expect(data.map(({ status, win_loss }) => [status, win_loss])).toEqual([
    [1, '22.00'],
    [1, '26.00'],
  ]);
  expect(await booksOf(operator)).toMatchObject(balancedBooks);
  await operator.stop();
  forget(operator);
});
