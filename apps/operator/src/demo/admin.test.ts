import { ADMIN } from '../testing/audit';
import { forget, runOperator, type RunningOperator } from '../testing/runOperator';

let operator: RunningOperator;
beforeAll(async () => {
  operator = await runOperator({ DEMO_ADMIN_TOKEN: ADMIN });
});
afterAll(async () => {
  await operator.stop();
  forget(operator);
});

it('ops switch the site through the guarded call', async () => {
  const change = async (body: object, secret: string) => {
    const response = await fetch(`${operator.url}/demo/admin/app`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-demo-admin': secret },
      body: JSON.stringify(body),
    });
    return ((await response.json()) as { code: number }).code;
  };
  expect(await change({ site_state: 0 }, 'guess')).toBe(401);
  expect(await change({ site_state: 0, repair_tips: 'Back at nine' }, ADMIN)).toBe(200);
  expect((await operator.post('/api/app', {})).body.data).toMatchObject({ site_state: 0, repair_tips: 'Back at nine' });
  expect(await change({ redpacket_switch: 0, nonsense: 1 }, ADMIN)).toBe(422);
  expect(await change({ redpacket_switch: 0 }, ADMIN)).toBe(200);
  const token = await operator.logIn();
  expect((await operator.post('/api/douserredpacket', {}, { token })).body.message).toBe('Red packet closed');
});
