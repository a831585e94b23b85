import { execFile, spawn, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { promisify } from 'node:util';
import { fileStore, keyFile, readOrCreateKey } from '@parlour/registry';
import { testRegistry, testRemote, testShell } from '@parlour/registry/testing/testRelease';
import type { TelemetryEvent } from '@parlour/release-contract/telemetry';
import { errorEvent } from './testing/errorEvent';
import { freePort } from './testing/freePort';
import { type RunningGateway, runGateway } from './testing/runGateway';

const deploy = path.resolve('deploy/observability');
const run = promisify(execFile);
const SCRAPES = 4;

beforeAll(() => {
  for (const program of ['prometheus', 'promtool'])
    if (spawnSync(program, ['--version']).error !== undefined)
      throw new Error(`${program} is not installed: apt-get install prometheus`);
});

it('the alert rules are valid, fire when they should, and are quiet on a healthy site', async () => {
  await run('promtool', ['check', 'rules', 'alerts.yml'], { cwd: deploy });
  await run('promtool', ['check', 'config', 'prometheus.yml'], { cwd: deploy });
  await run('promtool', ['test', 'rules', 'alerts.test.yml'], { cwd: deploy });
});

it('each alert names a section of the incidents that exists', async () => {
  const headings = [...(await readFile('docs/incidents.md', 'utf8')).matchAll(/^## (.+)$/gm)].map(
    ([, heading = '']) => `docs/incidents.md#${heading.toLowerCase().replaceAll(' ', '-')}`,
  );
  const named = [...(await readFile(path.join(deploy, 'alerts.yml'), 'utf8')).matchAll(/runbook: (\S+)/g)].map(([, at]) => at);
  expect(named.length).toBeGreaterThan(10);
  for (const section of named) expect(headings).toContain(section);
});

describe('in a Prometheus that scrapes a gateway', () => {
  let folder: string;
  let upstream: Server;
  let gateway: RunningGateway;
  let prometheus: ReturnType<typeof spawn>;
  let address: string;

  const query = async (expression: string) => {
    const response = await fetch(`${address}/api/v1/query?${new URLSearchParams({ query: expression })}`);
    const { status, error, data } = (await response.json()) as {
      readonly status: string;
      readonly error?: string;
      readonly data?: { readonly result: readonly unknown[] };
    };
    if (status !== 'success') throw new Error(`${expression}: ${error}`);
    return data?.result ?? [];
  };

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'observability-'));
    const key = await readOrCreateKey(keyFile(path.join(folder, 'keys'), 'registry'));
    const site = await testRegistry(fileStore(path.join(folder, 'registry')), key);
    await site.release(testShell('1.0.0'), testRemote('wallet', '1.0.0', ['/wallet']));
    upstream = createServer((_request, response) => response.end('{}'));
    await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
    const { port } = upstream.address() as AddressInfo;
    const metricsPort = await freePort();
    gateway = await runGateway(folder, { API_ORIGIN: `http://127.0.0.1:${port}`, METRICS_PORT: String(metricsPort) });
    const usual = await readFile(path.join(deploy, 'prometheus.yml'), 'utf8');
    const config = usual
      .replace('15s', '1s')
      .replace('alerts.yml', path.join(deploy, 'alerts.yml'))
      .replace('127.0.0.1:9464', `127.0.0.1:${metricsPort}`);
    const file = path.join(folder, 'prometheus.yml');
    await writeFile(file, config);
    const at = `127.0.0.1:${await freePort()}`;
    address = `http://${at}`;
    prometheus = spawn(
      'prometheus',
      [`--config.file=${file}`, `--storage.tsdb.path=${folder}/data`, `--web.listen-address=${at}`],
      { stdio: 'ignore' },
    );
    const app = { remote: 'wallet', version: '1.0.0' };
    const shown = { ...app, screen: 'Deposit' };
    const events: readonly TelemetryEvent[] = [
      { event: 'screenLoaded', ...shown, ms: 300 },
      { event: 'remoteFailed', ...app },
      { ...errorEvent, shell: '1.0.0' },
      { event: 'vital', name: 'LCP', value: 900, shown },
      { event: 'vital', name: 'INP', value: 40, shown },
      { event: 'vital', name: 'CLS', value: 0.01, shown },
      { event: 'manifestRefused', reason: 'expired' },
      { event: 'answerRefused', endpoint: 'getGames', field: 'name' },
    ];
    const post = (url: string, body: object, type = 'application/json') =>
      fetch(gateway.url + url, { method: 'POST', headers: { 'content-type': type }, body: JSON.stringify(body) });
    const report = { 'csp-report': { 'effective-directive': 'script-src', 'blocked-uri': 'https://elsewhere.example/a.js' } };
    // A rate needs two scrapes with different values.
    while ((await query('count_over_time(up[1m])').catch(() => [])).length === 0) await after(100);
    for (let scrape = 0; scrape < SCRAPES; scrape += 1) {
      await post('/telemetry', { page: 'a', composition: 'c-1', device: 'low', events });
      await post('/reports', report, 'application/csp-report');
      await fetch(`${gateway.url}/api/user`);
      await fetch(`${gateway.url}/`);
      await after(1_100);
    }
  });
  afterAll(async () => {
    prometheus?.kill('SIGTERM');
    await gateway?.stop();
    await new Promise((resolve) => upstream.close(resolve));
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  });

  it('every query of the dashboard gives something', async () => {
    const dashboard = JSON.parse(await readFile(path.join(deploy, 'dashboard.json'), 'utf8')) as {
      readonly panels: readonly { readonly title: string; readonly targets?: readonly { readonly expr: string }[] }[];
    };
    const empty: string[] = [];
    for (const { title, targets = [] } of dashboard.panels) {
      for (const { expr } of targets)
        if ((await query(expr.replaceAll('$__rate_interval', '1m'))).length === 0) empty.push(title);
    }
    // No background task fails in this test, so its counter has no series.
    expect(empty).toEqual(['Failed tasks']);
  });

  it('every rule is evaluated, and no alert is of a metric that there is not', async () => {
    const response = await fetch(`${address}/api/v1/rules`);
    const { data } = (await response.json()) as {
      readonly data: {
        readonly groups: readonly {
          readonly rules: readonly { readonly name: string; readonly health: string; readonly query: string }[];
        }[];
      };
    };
    const rules = data.groups.flatMap(({ rules: of }) => of);
    expect(rules.filter(({ health }) => health === 'err')).toEqual([]);
    const metrics = new Set(rules.flatMap(({ query: text }) => text.match(/\b(?:parlour|nodejs|process)_\w+|\bup\b/g) ?? []));
    // Nothing fails in this test and no canary is taken back, so these metrics have no series.
    const without = ['parlour_task_failures_total', 'parlour_canary_taken_back_seconds'];
    for (const metric of metrics) {
      if (!without.includes(metric)) expect([metric, (await query(metric)).length > 0]).toEqual([metric, true]);
    }
  });
});
