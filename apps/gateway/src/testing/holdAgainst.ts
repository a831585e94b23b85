import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { constants, setPriority, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { type AttackSize, makeHostileSite } from './hostile/hostileSite';
import { memoryOf } from './processMemory';
import { runGateway } from './runGateway';

const root = path.resolve(__dirname, '../../../..');
const EVERY_MS = 50;
const report = (text: string) => process.stderr.write(`${text}\n`);

interface Measured {
  readonly median: number;
  readonly p99: number;
  readonly most: number;
  readonly memoryMb: number;
}

/** Compares the response times of documents before and during an attack by teams. */
export async function holdAgainst(size: AttackSize, { quietS, attackS }: { readonly quietS: number; readonly attackS: number }) {
  const folder = await mkdtemp(path.join(tmpdir(), 'hostile-'));
  const teams = await makeHostileSite(folder, size);
  const gateway = await runGateway(folder);
  const clients = spawn(process.execPath, ['--import', 'tsx', 'apps/gateway/src/testing/hostile/hostileTeams.ts'], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  // Attackers of a real site run on other machines, so here they get less processor time.
  setPriority(clients.pid ?? 0, constants.priority.PRIORITY_LOW);
  let counts = '';
  clients.stdout.on('data', (piece) => (counts = String(piece).trim().split('\n').at(-1) ?? counts));
  try {
    const { registry } = (await (await fetch(`${gateway.url}/releases/registry`)).json()) as { readonly registry: string };
    await measure(gateway, 2);
    const quiet = await measure(gateway, quietS);
    clients.stdin.end(JSON.stringify({ url: gateway.url, registry, teams }));
    await once(clients.stdout, 'data');
    const attacked = await measure(gateway, attackS);
    report(`${size.teams} teams: quiet ${textOf(quiet)}; attacked ${textOf(attacked)}\n${counts}`);
    return { quiet, attacked, counts, limitMb: await limitOfChart() };
  } finally {
    clients.kill('SIGKILL');
    await gateway.stop('SIGKILL');
    await rm(folder, { recursive: true });
  }
}

async function measure({ url, pid }: { readonly url: string; readonly pid: number }, seconds: number): Promise<Measured> {
  const times: number[] = [];
  let memory = 0;
  const end = performance.now() + seconds * 1_000;
  while (performance.now() < end) {
    const started = performance.now();
    const response = await fetch(url);
    await response.text();
    expect(response.status).toBe(200);
    times.push(performance.now() - started);
    memory = Math.max(memory, await memoryOf(pid));
    await after(EVERY_MS);
  }
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? 0;
  return { median: at(0.5), p99: at(0.99), most: at(1), memoryMb: memory / 1_000_000 };
}

const textOf = ({ median, p99, most, memoryMb }: Measured) =>
  `${median.toFixed(1)} ms, p99 ${p99.toFixed(0)} ms, most ${most.toFixed(0)} ms, ${memoryMb.toFixed(0)} MB`;

/** The memory limit of the gateway's pod, in MB. */
async function limitOfChart(): Promise<number> {
  const values = await readFile(path.join(root, 'deploy/helm/parlour/values.yaml'), 'utf8');
  const [, mebibytes] = /^resources:\n(?: .*\n)*? {2}limits: \{ memory: (\d+)Mi \}/m.exec(values) ?? [];
  return (Number(mebibytes) * 1_048_576) / 1_000_000;
}
