import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { faultsOf, fileStore, historyOf, keepKey, keyFile, openRegistry } from '@parlour/releases';
import { testRegistry, testRemote } from '@parlour/releases/testRelease';
import { releaseSmallSite } from './testing/openGateway';
import { type RunningGateway, runGateway } from './testing/runGateway';

const LANES = 2;
const KILLS = 50;
const WORKERS = 3;
const ANSWERS_WITHIN_MS = 15_000;
const TOKEN = 'kill-me';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'killed-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Changes the share of a canary through the gateway and gives the reason under which it was answered to be live. */
async function change(gateway: RunningGateway, number: number): Promise<string | undefined> {
  const reason = `change ${number}`;
  const body = {
    change: {
      kind: 'promote',
      releases: [{ name: 'wallet', version: '1.1.0' }],
      to: { kind: 'share', share: 1 + (number % 5_000) },
    },
    reason,
  };
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${TOKEN}` };
  try {
    const response = await fetch(`${gateway.url}/releases/changes`, { method: 'POST', headers, body: JSON.stringify(body) });
    await response.json();
    return response.status === 200 ? reason : undefined;
  } catch {
    return undefined;
  }
}

/** Kills gateways on one registry again and again while they write; gives what they answered. */
async function killAgainAndAgain(lane: string): Promise<readonly string[]> {
  const answered: string[] = [];
  let number = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const gateway = await runGateway(lane, { CONSOLE_TOKEN: TOKEN });
    const end = new AbortController();
    const work = async () => {
      while (!end.signal.aborted) {
        number += 1;
        const reason = await change(gateway, number);
        if (reason !== undefined) answered.push(reason);
      }
    };
    const enough = answered.length + 1 + (kill % 4);
    const workers = Array.from({ length: WORKERS }, work);
    const patience = Date.now() + ANSWERS_WITHIN_MS;
    while (answered.length < enough && Date.now() < patience) await after(1);
    await after(kill % 7);
    const ended = gateway.stop('SIGKILL');
    end.abort();
    await Promise.all([ended, ...workers]);
    // Whatever the kill before left behind must not keep this one from writing.
    expect(answered.length).toBeGreaterThanOrEqual(enough);
  }
  return answered;
}

describe('faults: the gateway killed while it writes', () => {
  it(`${LANES * KILLS} times: every change that was answered is in the history, which is whole`, async () => {
    const counts = await Promise.all(
      Array.from({ length: LANES }, async (_, index) => {
        const lane = path.join(folder, `lane-${index}`);
        await releaseSmallSite(lane);
        const key = await keepKey(keyFile(path.join(lane, 'keys'), 'registry'));
        const store = fileStore(path.join(lane, 'registry'));
        await (await testRegistry(store, key)).publish(testRemote('wallet', '1.1.0', ['/wallet']));
        const answered = await killAgainAndAgain(lane);
        const registry = openRegistry(store, key);
        const history = await historyOf(registry, { limit: Number.POSITIVE_INFINITY });
        const kept = new Set(history.map(({ reason }) => reason));
        expect(answered.filter((reason) => !kept.has(reason))).toEqual([]);
        expect(history.length).toBe(kept.size);
        expect(await faultsOf(store, registry.key)).toEqual([]);
        expect((await registry.current())?.sequence).toBe(history[0]?.sequence);
        return { answered: answered.length, kept: kept.size };
      }),
    );
    const sum = (of: 'answered' | 'kept') => counts.reduce((all, one) => all + one[of], 0);
    process.stderr.write(`${LANES * KILLS} kills: ${sum('answered')} changes answered, ${sum('kept')} in the histories\n`);
    expect(sum('answered')).toBeGreaterThan(LANES * KILLS);
  }, 600_000);
});
