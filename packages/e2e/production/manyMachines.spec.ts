import { execFile, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from '@parlour/gateway/testing/freePort';
import { missingNginx, runProxy } from '@parlour/gateway/testing/runNginx';
import { missingRedis, runRedis } from '@parlour/gateway/testing/runRedis';
import { findPostgres, startPostgres } from '@parlour/operator/testing/postgres';
import { startBucket } from '@parlour/registry/testing/testBucket';
import type { Manifest } from '@parlour/registry';
import type { Change } from '@parlour/release-contract/change';
import { copyChanged } from '../support/releases';
import { packedPrograms, programFile } from '../support/programs';
import { type Running, startCommand } from '../support/servers';
import { root } from '../support/site';
import { expect, test } from '../support/test';
import { depositFromHome } from './steps';

const apps = ['shell', 'lobby', 'wallet', 'records', 'promotions', 'account'];
const TOKEN = 'a-token-of-the-console';
const NEXT = '9.9.9';
/** How far the clocks of the three machines are off, in seconds. */
const CLOCKS = [-120, 0, 120];
const LOAD_SECONDS = 60;
const LEAST_PER_SECOND = 50;
const STEPS_APART_MS = 1_000;
const CONNECTIONS = 16;
/** How long a gateway may serve what was live before. */
const FOLLOWS_MS = 2_000;

interface Gateway extends Running {
  readonly port: number;
  kill(): Promise<void>;
}

test(
  'three gateways behind nginx under load: releases change, gateways stop and start, and one is killed: no request fails but those of that one',
  { tag: ['@deep', '@account'] },
  async ({ openPhone }) => {
    test.setTimeout(360_000);
    for (const missing of [missingNginx(), missingRedis()]) if (missing !== undefined) throw new Error(missing);
    const found = findPostgres();
    if ('missing' in found) throw new Error(found.missing);
    const folder = await mkdtemp(path.join(tmpdir(), 'machines-'));
    const stops: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true })];
    const stopping = <Part>(part: Part, stop: (one: Part) => Promise<unknown>): Part => {
      stops.unshift(() => stop(part));
      return part;
    };
    try {
      const postgres = stopping(await startPostgres(found), (one) => one.stop());
      const redis = stopping(await runRedis(), (one) => one.stop());
      const bucket = stopping(await startBucket({ page: 1_000 }), (one) => one.close());
      const environment = { PATH: process.env['PATH'], HOME: folder, ...bucket.env, RELEASES_KEYS: path.join(folder, 'keys') };
      const operator = stopping(
        await startCommand(process.execPath, [await programFile('parlour-operator')], {
          cwd: folder,
          env: { ...environment, DATABASE_URL: postgres.url, PROXIES: '1', DATA_DIR: path.join(folder, 'operator') },
        }),
        (one) => one.stop(),
      );
      await firstDay(folder, environment);
      const ports = await Promise.all(CLOCKS.map(() => freePort()));
      const start = async (nth: number) => {
        const env = { ...environment, API_ORIGIN: operator.url, DEMO_OPERATOR: '1', REDIS_URL: redis.url };
        return stopping(await startGateway(folder, ports[nth] ?? 0, CLOCKS[nth] ?? 0, env), (one) => one.stop());
      };
      const gateways = [await start(0), await start(1), await start(2)];
      const proxy = stopping(await runProxy(ports, folder, root), (one) => one.stop());

      const at = (nth: number): Gateway => {
        const gateway = gateways[nth];
        if (gateway === undefined) throw new Error(`there is no gateway ${nth}`);
        return gateway;
      };

      const day: string[] = [];
      const step = async (what: string, work: () => Promise<unknown>) => {
        const started = Date.now();
        await work();
        day.push(`${what}: ${Date.now() - started} ms`);
        await after(STEPS_APART_MS);
      };
      /** What happens while pages ask, which goes on for longer; gives how many of their requests fail. */
      const underLoad = async (seconds: number, steps: () => Promise<void>): Promise<number> => {
        const ends = Date.now() + seconds * 1_000;
        const load = loadOf(proxy.url, folder, seconds);
        await after(STEPS_APART_MS);
        await steps();
        expect(Date.now()).toBeLessThan(ends);
        const { requests, failures } = await load;
        day.push(`${requests} requests in ${seconds} s, ${failures} failed`);
        expect(requests).toBeGreaterThan(seconds * LEAST_PER_SECOND);
        return failures;
      };
      /** Through one gateway; until all of these serve it. */
      const change = async (nth: number, wanted: Change, isThere = (_gateway: number) => true) => {
        const { sequence } = await makeChange(at(nth), wanted);
        const changed = Date.now();
        for (const gateway of gateways.filter((_gateway, other) => isThere(other)))
          await expect.poll(() => sequenceAt(gateway), { intervals: [50] }).toBe(sequence);
        expect(Date.now() - changed).toBeLessThan(FOLLOWS_MS);
      };
      const restart = async (nth: number) => {
        await step(`gateway ${nth} is stopped`, () => at(nth).stop());
        await step(`gateway ${nth} is started`, async () => {
          gateways[nth] = await start(nth);
        });
      };
      const wallet = { name: 'wallet', version: NEXT };
      const stopped = await underLoad(LOAD_SECONDS, async () => {
        await step('a canary of 5 %, through gateway 0', () =>
          change(0, { kind: 'promote', releases: [wallet], to: { kind: 'share', share: 500 } }),
        );
        await step('a promotion, through gateway 1', () =>
          change(1, { kind: 'promote', releases: [wallet], to: { kind: 'share', share: 10_000 } }),
        );
        await restart(1);
        await step('a roll back, through gateway 2', () => change(2, { kind: 'rollBack', name: 'wallet' }));
        for (const nth of [2, 1, 2]) await restart(nth);
      });
      const killed = await underLoad(LOAD_SECONDS / 4, async () => {
        await step('gateway 0 is killed', () => at(0).kill());
        await step('a path is switched off, through gateway 2', () =>
          change(2, { kind: 'switchOff', name: 'wallet', paths: ['/transfer'] }, (nth) => nth > 0),
        );
      });
      process.stderr.write(`${day.join('\n')}\n`);
      expect(stopped).toBe(0);
      // What it had in flight and may not be sent twice.
      expect(killed).toBeLessThanOrEqual(CONNECTIONS);

      const statuses = [];
      for (let tried = 0; tried < 6; tried += 1) statuses.push(await tryToken(at(1 + (tried % 2))));
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);

      const { page, complaints } = await openPhone({ baseURL: proxy.url });
      await depositFromHome(page);
      expect(complaints).toEqual([]);
    } finally {
      for (const stop of stops) await stop();
    }
  },
);

/** Makes the registry in the bucket, and the first releases and a second one of the wallet in it. */
async function firstDay(folder: string, env: NodeJS.ProcessEnv): Promise<void> {
  const command = await programFile('parlour-releases');
  const run = (...words: string[]) => promisify(execFile)(process.execPath, [command, ...words], { cwd: folder, env });
  await run('init', '--store', `s3://${env['RELEASES_S3_BUCKET']}`, '--two-people', '');
  for (const app of apps) {
    await run('key', app, '--public', `${app}.public.json`);
    await run('team', app, `${app}.public.json`);
    await run('publish', app, '--dir', path.join(await packedPrograms(), 'parlour-apps', app));
  }
  await run('promote', ...apps.map((app) => `${app}@latest`), '--reason', 'the first day');
  const next = await copyChanged('wallet', NEXT);
  await run('publish', 'wallet', '--dir', next);
  await rm(next, { recursive: true });
}

async function startGateway(folder: string, port: number, skew: number, env: NodeJS.ProcessEnv): Promise<Gateway> {
  const clock = path.join(folder, `clock${skew}.mjs`);
  await writeFile(clock, clockOf(skew));
  const words = ['--import', pathToFileURL(clock).href, await programFile('parlour-gateway')];
  const child = spawn(process.execPath, words, {
    cwd: folder,
    env: {
      ...env,
      HOST: '127.0.0.1',
      PORT: String(port),
      PROXIES: '1',
      CONSOLE_TOKEN: TOKEN,
      DRAIN_SECONDS: '3',
      DOCUMENT_ANSWERS: '0',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const url = `http://127.0.0.1:${port}`;
  const gateway: Gateway = {
    url,
    port,
    stop: async () => {
      child.kill('SIGTERM');
      const code = await ended;
      if (child.signalCode === null) expect(code).toBe(0);
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
  const readiness = () =>
    fetch(`${url}/readyz`).then(
      ({ status }) => status,
      () => 0,
    );
  await expect
    .poll(readiness)
    .toBe(200)
    .catch(async (error: unknown) => {
      await gateway.kill();
      throw error;
    });
  return gateway;
}

/** A module after which the clock of its process is off by so many seconds. */
function clockOf(seconds: number): string {
  return `
    const Real = Date;
    const now = () => Real.now() + ${seconds * 1_000};
    globalThis.Date = class Date extends Real {
      constructor(...given) { given.length === 0 ? super(now()) : super(...given); }
      static now() { return now(); }
    };`;
}

async function makeChange({ url }: Gateway, change: Change): Promise<Pick<Manifest, 'sequence'>> {
  const answer = await fetch(`${url}/releases/changes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${TOKEN}` },
    body: JSON.stringify({ change, reason: 'a day of many machines' }),
  });
  const state = (await answer.json()) as { readonly manifest: Manifest; readonly message?: string };
  expect([answer.status, state.message]).toEqual([200, undefined]);
  return state.manifest;
}

async function sequenceAt({ url }: Gateway): Promise<number> {
  return ((await (await fetch(`${url}/manifest.json`)).json()) as Manifest).sequence;
}

async function tryToken({ url }: Gateway): Promise<number> {
  return (await fetch(`${url}/releases/state`, { headers: { authorization: 'Bearer wrong' } })).status;
}

/** Sends what pages send, through the proxy; gives how many requests there were and how many failed. */
async function loadOf(url: string, folder: string, seconds: number) {
  const { remotes } = (await (await fetch(`${url}/manifest.json`)).json()) as Manifest;
  const { version = '', entry } = remotes['wallet'] ?? {};
  const loaded = { event: 'screenLoaded', remote: 'wallet', version, screen: 'WalletScreen', ms: 120 };
  const beacon = JSON.stringify({ page: 'a', composition: 'c-1', events: [loaded] });
  const script = path.join(folder, 'load.lua');
  // Calls of a page are POST requests, which a proxy does not send again. An address may send 3,000 beacons a minute.
  await writeFile(
    script,
    `local calls, beacon, at, json = {}, nil, 0, { ['content-type'] = 'application/json' }
    function init()
      for _, path in ipairs({ '/', '/manifest.json', '/assets/wallet/${version}/${entry?.path}' }) do
        table.insert(calls, wrk.format('GET', path))
      end
      for _ = 1, 3 do table.insert(calls, wrk.format('POST', '/api/bannerList', json, '{"type":2}')) end
      beacon = wrk.format('POST', '/telemetry', json, '${beacon}')
    end
    function request() at = at + 1; return at % 100 == 0 and beacon or calls[at % #calls + 1] end`,
  );
  const words = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '--timeout', '10s', '-s', script, url];
  const { stdout } = await promisify(execFile)('wrk', words);
  const numberOf = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? 0);
  const [, ...errors] = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(stdout) ?? [];
  const failures = errors.map(Number).reduce((sum, one) => sum + one, numberOf(/Non-2xx or 3xx responses: (\d+)/));
  return { requests: numberOf(/(\d+) requests in/), failures };
}
