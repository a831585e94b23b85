import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { beginAttack, callAsPlayer, pipelines } from '../testing/hostileClients';
import { releaseSmallSite } from '../testing/openGateway';
import { type RunningGateway, runGateway } from '../testing/runGateway';
import { type HostileOperator, runHostileOperator } from '../testing/runHostileOperator';

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
});

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await after(20);
}
