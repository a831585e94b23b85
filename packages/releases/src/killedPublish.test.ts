import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { keepKey, keyFile } from './keys';
import { openRegistry, type Registry } from './registry';
import { publicPart } from './seal';
import { fileStore } from './storage/files';
import { usualBudget } from './teams';

const LANES = 2;
const KILLS = 50;
const LONGEST_MS = 120;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'killed-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function openDesk(lane: string): Promise<Registry> {
  const registry = openRegistry(fileStore(`${lane}/registry`), await keepKey(keyFile(`${lane}/keys`, 'registry')));
  const key = await keepKey(keyFile(`${lane}/keys`, 'wallet'));
  await registry.teams.appoint({ app: 'wallet', keys: [publicPart(key)], budget: usualBudget.remote });
  return registry;
}

/** Publishes in a process of its own, kills it a while after it began, and gives what it said to have published. */
async function publishAndKill(lane: string, first: number, ms: number): Promise<readonly number[]> {
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(__dirname, 'testPublisher.ts'), lane, String(first)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  await new Promise<void>((ready) => {
    child.stdout.on('data', (chunk) => {
      said += chunk;
      if (said.includes('ready\n')) ready();
    });
    child.once('exit', () => ready());
  });
  await after(ms);
  const ended = new Promise((resolve) => child.once('close', resolve));
  child.kill('SIGKILL');
  await ended;
  return [...said.matchAll(/^published (\d+)$/gm)].map(([, number]) => Number(number));
}

describe('faults: a publish that is killed', () => {
  it(`at ${LANES * KILLS} moments: what was said to be published is, whole; of the rest nothing is seen; the next goes on`, async () => {
    const told = await Promise.all(
      Array.from({ length: LANES }, async (_, number) => {
        const lane = path.join(folder, `lane-${number}`);
        await openDesk(lane);
        const published = new Set<number>();
        let halves = 0;
        for (let kill = 0; kill < KILLS; kill += 1) {
          // The one that was cut off is published again, the same bytes under the same version.
          for (const one of await publishAndKill(lane, published.size, (LONGEST_MS * kill) / KILLS)) published.add(one);
          const registry = await openDesk(lane);
          const seen = await registry.versions('wallet');
          expect([...published].filter((one) => !seen.includes(`1.0.${one}`))).toEqual([]);
          for (const version of seen.slice(-3)) {
            const release = await registry.release('wallet', version);
            expect(release?.isTrusted).toBe(true);
            expect(release && (await registry.damagedFiles(release.descriptor))).toEqual([]);
          }
          const stored = await fileStore(`${lane}/registry`).list('assets/wallet');
          if (stored.length > seen.length) halves += 1;
          // Published and killed before it could be said.
          for (const version of seen) published.add(Number(version.split('.')[2]));
        }
        return { published: published.size, halves };
      }),
    );
    const sum = (of: 'published' | 'halves') => told.reduce((all, one) => all + one[of], 0);
    process.stderr.write(
      `${LANES * KILLS} kills: ${sum('published')} releases published, ${sum('halves')} cut off in the middle\n`,
    );
    expect(sum('halves')).toBeGreaterThan(KILLS / 4);
  }, 600_000);
});
