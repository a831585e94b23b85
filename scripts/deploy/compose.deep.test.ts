import { execFile, spawnSync } from 'node:child_process';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type RunningNginx, runProxy } from '../../apps/gateway/src/testing/runNginx';
import { runGateway } from '../../apps/gateway/src/testing/runGateway';
import { startBucket } from '../../packages/registry/src/testing/testBucket';
import { deploy, read, readCompose, readEnv } from './composeFile';

let folder: string;
beforeAll(async () => {
  for (const program of ['docker-compose', 'nginx', 'promtool'])
    if (spawnSync(program, ['-v']).error !== undefined)
      throw new Error(`${program} is not installed: apt-get install docker-compose nginx prometheus`);
  folder = await mkdtemp(path.join(tmpdir(), 'compose-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('Compose accepts the file, and refuses it without its secrets', async () => {
  const config = (env: string) =>
    promisify(execFile)('docker-compose', ['--env-file', env, '-f', path.join(deploy, 'compose.yaml'), 'config', '--services']);
  // As docs/production.md writes it, in a folder of its own.
  const [, written = ''] = /^## With Compose$.*?^ *```\n *cd deploy\n(.*?)^ *```/ms.exec(read('../docs/production.md')) ?? [];
  await copyFile(path.join(deploy, '.env.example'), path.join(folder, '.env.example'));
  await promisify(execFile)('bash', ['-euc', written], { cwd: folder });
  const filled = path.join(folder, '.env');
  expect((await config(filled)).stdout.trim().split('\n')).toEqual(expect.arrayContaining(['bucket', 'gateway', 'proxy']));
  await expect(config(path.join(deploy, '.env.example'))).rejects.toThrow('is not set');
});

it('Prometheus accepts the configuration of Compose, with the alerts beside it', async () => {
  await copyFile(path.join(deploy, 'compose/prometheus.yml'), path.join(folder, 'prometheus.yml'));
  await copyFile(path.join(deploy, 'observability/alerts.yml'), path.join(folder, 'alerts.yml'));
  await promisify(execFile)('promtool', ['check', 'config', path.join(folder, 'prometheus.yml')]);
});

it('what .env says comes to the programs: the command makes a registry in the bucket, and a gateway starts on it', async () => {
  const bucket = await startBucket();
  const keys = {
    STORE_ACCESS_KEY_ID: bucket.env['RELEASES_S3_ACCESS_KEY_ID'],
    STORE_SECRET_ACCESS_KEY: bucket.env['RELEASES_S3_SECRET_ACCESS_KEY'],
  };
  const others = { CONSOLE_TOKEN: 'token of this test', POSTGRES_PASSWORD: 'password', GRAFANA_PASSWORD: 'password' };
  const { services } = readCompose({ ...readEnv(read('.env.example')), ...keys, ...others } as Record<string, string>);
  // The places of this machine instead of those in the containers.
  const here = { RELEASES_S3_ENDPOINT: bucket.env['RELEASES_S3_ENDPOINT'], RELEASES_KEYS: path.join(folder, 'keys') };
  const environmentOf = (name: string) => ({ ...services[name]?.environment, ...here }) as NodeJS.ProcessEnv;
  const command = ['--import', 'tsx', 'packages/registry/src/cli.ts', 'init', '--store', 's3://parlour'];
  const env = { PATH: process.env['PATH'], ...environmentOf('releases') };
  expect((await promisify(execFile)(process.execPath, command, { env })).stdout).toContain('nothing is live yet');
  const gateway = await runGateway(folder, { ...environmentOf('gateway'), METRICS_PORT: '0' });
  const answers = await Promise.all(['/livez', '/readyz'].map((probe) => fetch(gateway.url + probe)));
  expect(answers.map(({ status }) => status)).toEqual([200, 503]);
  expect(await answers[1]?.json()).toMatchObject({ store: 'reachable', manifest: 'none' });
  await gateway.stop();
  await bucket.close();
});

describe('the proxy of Compose, before two gateways', () => {
  const arrived: { readonly gateway: number; readonly headers: IncomingMessage['headers']; readonly bytes: number }[] = [];
  const gateways: Server[] = [];
  let nginx: RunningNginx;

  beforeAll(async () => {
    for (const gateway of [0, 1]) gateways.push(await listen(gateway));
    nginx = await runProxy(gateways.map(portOf), folder);
    arrived.length = 0;
  });
  afterAll(async () => {
    await nginx.stop();
    for (const gateway of gateways) {
      gateway.closeAllConnections();
      await new Promise((closed) => gateway.close(closed));
    }
  });

  function listen(gateway: number): Promise<Server> {
    const server = createServer((request, response) => {
      let bytes = 0;
      request.on('data', (chunk: Buffer) => (bytes += chunk.length));
      request.on('end', () => {
        arrived.push({ gateway, headers: request.headers, bytes });
        response.end('ok');
      });
    });
    return new Promise((ready) => server.listen(0, '127.0.0.1', () => ready(server)));
  }

  it('asks both, and says from where a request came', async () => {
    for (let asked = 0; asked < 4; asked += 1)
      await fetch(`${nginx.url}/`, {
        headers: { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
      });
    expect(new Set(arrived.map(({ gateway }) => gateway)).size).toBe(2);
    // PROXIES=1: the gateway believes the last address alone, which is the proxy's own.
    expect(arrived.at(-1)?.headers).toMatchObject({
      'x-forwarded-for': '203.0.113.9, 127.0.0.1',
      'x-forwarded-host': new URL(nginx.url).host,
      'x-forwarded-proto': 'https',
      host: new URL(nginx.url).host,
    });
  });

  it('lets through what a team publishes, and no more', async () => {
    const put = (size: number) => fetch(`${nginx.url}/releases/upload`, { method: 'PUT', body: Buffer.alloc(size) });
    expect((await put(8_000_000)).status).toBe(200);
    expect(arrived.at(-1)?.bytes).toBe(8_000_000);
    expect((await put(10_000_000)).status).toBe(413);
  });
});

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}
