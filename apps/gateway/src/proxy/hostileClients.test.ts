import { mkdtemp, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { beginAttack, callAsPlayer, pipelines } from '../testing/hostile/hostileClients';
import { releaseSmallSite } from '../testing/openGateway';
import { type RunningGateway, runGateway } from '../testing/runGateway';
import { type HostileOperator, runHostileOperator } from '../testing/hostile/runHostileOperator';

let folder: string;
let operator: HostileOperator;
let gateway: RunningGateway;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hostile-'));
  await releaseSmallSite(folder);
  operator = await runHostileOperator();
  gateway = await runGateway(folder, { API_ORIGIN: `http://${operator.host}`, DEMO_OPERATOR: '1' });
});
afterAll(async () => {
  await gateway.stop();
  operator.stop();
  await rm(folder, { recursive: true });
});

describe('attacks: hostile clients', () => {
  it.each(pipelines)('$name, and reads nothing, takes nothing from players, also when it has left', async (row) => {
    const leave = await beginAttack(gateway.port, row);
    const calls = await callAsPlayer(gateway.port, 20);
    expect(new Set(calls.statuses)).toEqual(new Set([200]));
    expect(await operator.open()).toBeLessThanOrEqual(1);
    expect((await fetch(`${gateway.url}/readyz`)).status).toBe(200);
    leave();
    await until(async () => (await operator.open()) === 0);
    await until(async () => /^parlour_requests_in_flight 0$/m.test(await gateway.readMetrics()));
  });

  it('the 257th call that one address has under way is refused at once, and one of another address is not', async () => {
    const calls = Array.from({ length: 256 }, () => get(`${gateway.url}/api/never`).on('error', () => undefined));
    await until(async () => (await operator.open()) === 256);
    const refused = await fetch(`${gateway.url}/api/balance`, { method: 'POST', body: '{}' });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
    expect((await callAsPlayer(gateway.port, 1)).statuses).toEqual([200]);
    for (const call of calls) call.destroy();
    await until(async () => (await operator.open()) === 0);
    expect((await fetch(`${gateway.url}/api/balance`, { method: 'POST', body: '{}' })).status).toBe(200);
  });
});

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await after(20);
}
