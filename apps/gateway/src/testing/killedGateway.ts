import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { faultsOf, fileStore, historyOf, readOrCreateKey, keyFile, openRegistry } from '@parlour/registry';
import { testRegistry, testRemote } from '@parlour/registry/testing/testRelease';
import { releaseSmallSite } from './openGateway';
import { type RunningGateway, runGateway } from './runGateway';

const WORKERS = 3;
const ANSWERS_WITHIN_MS = 15_000;
const TOKEN = 'kill-me-while-writing';

/**
 * Repeatedly kills gateways on a new registry while they write. Every acknowledged change has to be in the history, which must be
 * intact; returns how many were acknowledged and how many are stored.
 */
export async function writeAndKill(lane: string, kills: number): Promise<{ readonly answered: number; readonly stored: number }> {
  await releaseSmallSite(lane);
  const key = await readOrCreateKey(keyFile(path.join(lane, 'keys'), 'registry'));
  const store = fileStore(path.join(lane, 'registry'));
  await (await testRegistry(store, key)).publish(testRemote('wallet', '1.1.0', ['/wallet']));
  const answered = await killAgainAndAgain(lane, kills);
  const registry = await openRegistry(store, key);
  const history = await historyOf(registry, { limit: Number.POSITIVE_INFINITY });
  // Makes the site and its teams before the first change.
  const changes = history.map(({ reason }) => reason).filter((reason) => reason !== 'test');
  const stored = new Set(changes);
  expect(answered.filter((reason) => !stored.has(reason))).toEqual([]);
  expect(changes.length).toBe(stored.size);
  expect(await faultsOf(store, await registry.trust())).toEqual([]);
  expect((await registry.current())?.sequence).toBe(history[0]?.sequence);
  return { answered: answered.length, stored: stored.size };
}

/** Changes the share of a canary through the gateway and returns the reason that was acknowledged as live. */
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

/** Repeatedly kills gateways on one registry while they write; returns what they acknowledged. */
async function killAgainAndAgain(lane: string, kills: number): Promise<readonly string[]> {
  const answered: string[] = [];
  let number = 0;
  for (let kill = 0; kill < kills; kill += 1) {
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
    const deadline = Date.now() + ANSWERS_WITHIN_MS;
    while (answered.length < enough && Date.now() < deadline) await after(1);
    await after(kill % 7);
    const ended = gateway.stop('SIGKILL');
    end.abort();
    await Promise.all([ended, ...workers]);
    // The leftovers of a kill must not prevent the next process from writing.
    expect(answered.length).toBeGreaterThanOrEqual(enough);
  }
  return answered;
}
