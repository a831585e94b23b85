import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { readOrCreateKey, keyFile } from '../trust/keys';
import { openRegistry, type Registry } from '../registry/registry';
import { fileStore } from '../storage/fileStore';
import { letTeamIn } from './testRelease';

/** The result for one registry on which publishing was repeatedly killed. */
export interface Killed {
  readonly published: number;
  /** How many were killed between their first file and their descriptor. */
  readonly halves: number;
}

/**
 * Repeatedly publishes to one new registry and kills the process after each of these times, until these end or `isEnough` is
 * true. What was reported as published has to be complete, everything else has to be invisible, and the next publication has to
 * succeed.
 */
export async function publishAndKillAgain(
  lane: string,
  moments: Iterable<number>,
  isEnough = (_killed: Killed) => false,
): Promise<Killed> {
  await openContext(lane);
  const published = new Set<number>();
  let halves = 0;
  const killed = () => ({ published: published.size, halves });
  for (const ms of moments) {
    // The interrupted release is published again, with the same bytes and version.
    for (const one of await publishAndKill(lane, published.size, ms)) published.add(one);
    const registry = await openContext(lane);
    const seen = await registry.versions('wallet');
    expect([...published].filter((one) => !seen.includes(`1.0.${one}`))).toEqual([]);
    for (const version of seen.slice(-3)) {
      const release = await registry.release('wallet', version);
      expect(release?.isTrusted).toBe(true);
      expect(release && (await registry.damagedFiles(release.descriptor))).toEqual([]);
    }
    const stored = await fileStore(`${lane}/registry`).list('assets/wallet');
    if (stored.length > seen.length) halves += 1;
    // Published and killed before it was reported.
    for (const version of seen) published.add(Number(version.split('.')[2]));
    if (isEnough(killed())) break;
  }
  return killed();
}

async function openContext(lane: string): Promise<Registry> {
  const secret = await readOrCreateKey(keyFile(`${lane}/keys`, 'registry'));
  const registry = await openRegistry(fileStore(`${lane}/registry`), secret);
  const key = await readOrCreateKey(keyFile(`${lane}/keys`, 'wallet'));
  if ((await registry.head()).policyAt === 0) await letTeamIn(registry, 'wallet', key, secret);
  return registry;
}

/** Publishes in a child process, kills it after `ms`, and returns what it reported as published. */
async function publishAndKill(lane: string, first: number, ms: number): Promise<readonly number[]> {
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(__dirname, 'testPublisher.ts'), lane, String(first)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  await new Promise<void>((ready) => {
    child.stdout.on('data', (chunk) => {
      output += chunk;
      if (output.includes('ready\n')) ready();
    });
    child.once('exit', () => ready());
  });
  await after(ms);
  const ended = new Promise((resolve) => child.once('close', resolve));
  child.kill('SIGKILL');
  await ended;
  return [...output.matchAll(/^published (\d+)$/gm)].map(([, number]) => Number(number));
}
