import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { missingNginx, runNginx } from '@parlour/gateway/testing/runNginx';
import { getBalance } from '@parlour/api-client/endpoints/session';
import { exportSite, fileStore, readOrCreateKey, keyFile, openRegistry } from '@parlour/registry';
import { settings } from '../settings';
import { atLeast, type Bench, type Figure, type Goal } from '../findings';
import { cpuMs, keepOnFirstCore } from '../processes';
import { runSite } from '../runningSite';
import { Samples } from '../samples';
import { runStubOperator } from './stubOperator';
import { addBurst, burst, type Call, missingWrk } from './wrk';

interface Server {
  readonly name: 'gateway' | 'nginx';
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}
interface Target {
  readonly name: string;
  readonly path: string;
  readonly call: Call;
}

/** CPU time of the server. */
const CPU = 'CPU for 1,000 requests';
/** Requests per second of the gateway, at least so many times those of nginx. */
const leastToNginx: Readonly<Record<string, number>> = { asset: 0.75, balance: 0.2 };
const asBrowser = { headers: { 'accept-encoding': 'br' } };

/** The gateway against nginx, each on one core, alternating in each round. */
export const gatewayBench: Bench = {
  name: 'gateway',
  about: 'requests per second and latency of the gateway, beside nginx with one worker on the same files',
  run: async (log) => {
    const missing = missingWrk();
    if (missing !== undefined) return { figures: [], goals: [], notes: [`Not measured: ${missing}.`] };
    const operator = await runStubOperator();
    const servers: Server[] = [];
    const files = await mkdtemp(path.join(os.tmpdir(), 'bench-files-'));
    try {
      const site = await runSite({ API_ORIGIN: `http://${operator.host}` });
      servers.push({ name: 'gateway', url: site.url, pid: site.gatewayPid, stop: site.stop });
      const asset = await exportTo(files, site.dataDir);
      const noNginx = missingNginx();
      if (noNginx === undefined) servers.push({ name: 'nginx', ...(await runNginx(files, operator.host)) });
      for (const { pid } of servers) keepOnFirstCore(pid);
      const { figures, failures } = await measure(servers, targetsWith(asset), log);
      return {
        figures,
        goals: goalsOf(figures),
        notes: [...notes(failures), ...(noNginx ? [`Not beside nginx: ${noNginx}.`] : [])],
      };
    } finally {
      for (const server of servers) await server.stop();
      operator.stop();
      await rm(files, { recursive: true });
    }
  },
};

/** Exports what the site serves; gives the path of the shell's largest script. */
async function exportTo(folder: string, dataDir: string): Promise<string> {
  const key = await readOrCreateKey(keyFile(path.join(dataDir, 'keys'), 'registry'));
  const store = fileStore(path.join(dataDir, 'registry'));
  const registry = await openRegistry(store, key);
  const { manifest } = await exportSite({ registry, store, key, into: fileStore(folder) });
  const shell = await registry.descriptor('shell', manifest.shell.version);
  const [largest] = (shell?.files ?? [])
    .filter(({ path: file }) => file.endsWith('.js'))
    .toSorted((one, other) => other.brotli - one.brotli);
  return `/assets/shell/${manifest.shell.version}/${largest?.path}`;
}

function targetsWith(asset: string): readonly Target[] {
  const balance: Call = {
    method: getBalance.method,
    body: '{}',
    headers: { 'content-type': 'application/json', authorization: 'Bearer of-a-member' },
  };
  return [
    { name: 'document', path: '/', call: asBrowser },
    { name: 'manifest', path: '/manifest.json', call: asBrowser },
    { name: 'asset', path: asset, call: asBrowser },
    { name: 'balance', path: getBalance.path, call: balance },
  ];
}

async function measure(servers: readonly Server[], targets: readonly Target[], log: (line: string) => void) {
  const samples = new Samples();
  let failures = 0;
  for (let round = 0; round <= settings.rounds; round += 1) {
    log(round === 0 ? 'warming up' : `round ${round} of ${settings.rounds}`);
    for (const target of targets) {
      for (const server of round % 2 === 0 ? servers : servers.toReversed()) {
        const before = cpuMs(server.pid);
        const met = await burst(server.url + target.path, settings.seconds, target.call);
        const spent = ((cpuMs(server.pid) - before) / met.requests) * 1_000;
        // The first round only warms up.
        if (round === 0) continue;
        const whose = `${target.name}, ${server.name}`;
        addBurst(samples, whose, met);
        samples.add(`${whose}: ${CPU}`, 'ms', spent);
        failures += met.failures;
      }
    }
  }
  return { figures: [...samples.figures(), ...(servers.length > 1 ? ratios(targets, samples) : [])], failures };
}

/** Alternating rounds, so that other load on the machine affects both. */
function ratios(targets: readonly Target[], samples: Samples): readonly Figure[] {
  return targets.flatMap(({ name }) => [
    samples.ratio(requestsToNginx(name), `${name}, gateway: requests`, `${name}, nginx: requests`),
    samples.ratio(`${name}: CPU, gateway to nginx`, `${name}, gateway: ${CPU}`, `${name}, nginx: ${CPU}`),
  ]);
}

function goalsOf(figures: readonly Figure[]): readonly Goal[] {
  return Object.entries(leastToNginx).flatMap(([name, least]) => {
    const ratio = figures.find(({ what }) => what === requestsToNginx(name));
    return ratio === undefined ? [] : [atLeast(ratio, least)];
  });
}

const requestsToNginx = (name: string) => `${name}: requests, gateway to nginx`;

function notes(failures: number): readonly string[] {
  return [
    'One process of the gateway and one worker of nginx, both on the first core; wrk with 32 connections and an operator that answers at once on the others.',
    'Document, manifest and asset are asked for with Brotli; nginx sends a nonce of its own with each document, as the gateway does, so it compresses each one.',
    `${failures} requests failed.`,
  ];
}
