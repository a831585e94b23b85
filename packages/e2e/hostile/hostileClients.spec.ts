import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beginAttack, callAsPlayer, hostileRows } from '@parlour/gateway/testing/hostileClients';
import { type HostileOperator, runHostileOperator } from '@parlour/gateway/testing/runHostileOperator';
import { missingNginx, runNginx } from '@parlour/gateway/testing/runNginx';
import { startProgram } from '../support/site/programs';
import { root } from '../support/site/site';
import { expect, test } from '../support/test';

const CALLS = 200;

/** What has the site's clients in front, and whether it is well; nginx has no probe of its own line. */
interface Server {
  readonly url: string;
  readonly hasProbe: boolean;
  readonly stop: () => Promise<void>;
}

test('the packed gateway serves players beside hostile clients', { tag: '@deep' }, async ({ site }) => {
  await withstand(async (operator) => {
    const env = { DATA_DIR: site.dataDir, API_ORIGIN: `http://${operator.host}`, DEMO_OPERATOR: '1' };
    return { ...(await startProgram('parlour-gateway', env)), hasProbe: true };
  });
});

test('nginx with deploy/nginx.conf serves players beside hostile clients', { tag: '@deep' }, async ({ site }) => {
  expect(missingNginx(root)).toBeUndefined();
  const files = await mkdtemp(path.join(tmpdir(), 'hostile-'));
  await site.releaseTool('export', files);
  await withstand(async (operator) => ({ ...(await runNginx(files, operator.host, root)), hasProbe: false }));
  await rm(files, { recursive: true });
});

async function withstand(start: (operator: HostileOperator) => Promise<Server>): Promise<void> {
  const operator = await runHostileOperator(root);
  const server = await start(operator);
  const port = Number(new URL(server.url).port);
  try {
    for (const row of hostileRows) {
      await test.step(row.name, async () => {
        const leave = await beginAttack(port, row);
        const { statuses, longestMs } = await callAsPlayer(port, CALLS);
        const held = await operator.open();
        if (server.hasProbe) expect.soft((await fetch(`${server.url}/readyz`)).status, row.name).toBe(200);
        leave();
        await expect.poll(() => operator.open(), { message: `${row.name}: nothing is left of it` }).toBe(0);
        expect.soft([...new Set(statuses)], row.name).toEqual([200]);
        const description = `${held} requests at the operator, a player's longest call took ${Math.round(longestMs)} ms`;
        test.info().annotations.push({ type: row.name, description });
      });
    }
  } finally {
    await server.stop();
    operator.stop();
  }
}
