import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { spendEvening } from './evening';
import { plain } from './operators/plain';
import { startServer } from './operators/servers';
import { type Running, startStandIn } from './operators/standIn';
import { terse } from './operators/terse';
import { wrapped } from './operators/wrapped';
import { closeBrowser } from './phone';
import { root } from './releaseTool';

const account = ['--account', 'demo', '--password', 'demo1234', '--pay-password', 'demo1234', '--with-money'];

/** What `check-api` says of an operator. */
async function check(origin: string): Promise<string> {
  const words = ['--import', 'tsx', 'packages/api-check/src/main.ts', origin, ...account];
  const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: root }).catch(
    (error: { stdout: string }) => error,
  );
  return stdout;
}

let folder: string;
let operator: Running;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'operators-'));
  const settings = { REVIEW_DELAY_MS: '3000', DEMO_OUTCOME: 'lose', PROXIES: '1', DATA_DIR: folder, DATABASE_URL: '' };
  operator = await startServer('operator', settings);
}, 60_000);
afterAll(async () => {
  await closeBrowser();
  await operator.stop();
  await rm(folder, { recursive: true });
});

describe.each([plain, wrapped, terse].map((standIn) => [standIn.name, standIn] as const))(
  'an operator that is %s',
  (_name, standIn) => {
    let backend: Running;
    let site: Running;

    beforeAll(async () => {
      backend = await startStandIn(operator.url, standIn);
      site = await startServer('gateway', { API_ORIGIN: backend.url });
    }, 60_000);
    afterAll(async () => {
      await site.stop();
      await backend.stop();
    });

    it('fits, says check-api', async () => {
      const said = await check(backend.url);
      expect(said.match(/^(does not fit|unreachable).*(\n .*)*/gm)).toBeNull();
      for (const words of standIn.said) expect(said).toMatch(words);
    }, 60_000);

    it("a player's evening", () => spendEvening(site.url, standIn), 120_000);
  },
);
