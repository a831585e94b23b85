import { apply, historyOf, registryCaller } from '@parlour/registry';
import { testRemote } from '@parlour/registry/testing/testRelease';
import type { TelemetryEvent } from '@parlour/release-contract/telemetry';
import { testGuardrailForEach } from '../testing/testGuardrail';

const { site, guardrail, set, logged, alerted, canary, report, canaryNow } = testGuardrailForEach();

const loaded = (version: string): TelemetryEvent => ({
  event: 'screenLoaded',
  remote: 'wallet',
  version,
  screen: 'deposit',
  ms: 100,
});
const failed = (version: string): TelemetryEvent => ({ event: 'remoteFailed', remote: 'wallet', version });

it('takes a canary back that fails more often, and says so in the history with its figures', async () => {
  await canary('1.1.0');
  await report(loaded('1.0.0'), 1_799);
  await report(failed('1.0.0'), 1);
  await report(loaded('1.1.0'), 190);
  await report(failed('1.1.0'), 10);
  await guardrail().look();
  await expect(canaryNow()).resolves.toBeUndefined();
  const [entry] = await historyOf(site().registry);
  expect(entry).toMatchObject({
    change: { kind: 'stop', name: 'wallet' },
    by: 'guardrail',
    reason: 'wallet 1.1.0: 10 of 200 loads failed (5.00 %); 1.0.0: 1 of 1,800 loads failed (0.06 %)',
  });
  expect(logged()).toEqual(['the guardrail took a canary back']);
  expect(alerted()).toEqual(['wallet 1.1.0']);
});

it('names the three errors on the most pages in its reason', async () => {
  set.errors(() => [
    'TypeError: a at apps/wallet/src/a.ts:1 (9 pages)',
    'Error: b (2 pages)',
    'Error: c (1 page)',
    'Error: d (1 page)',
  ]);
  await canary('1.1.0');
  await report(loaded('1.0.0'), 1_800);
  await report(failed('1.1.0'), 10);
  await guardrail().look();
  const [entry] = await historyOf(site().registry);
  expect(entry?.reason).toBe(
    'wallet 1.1.0: 10 of 10 loads failed (100.00 %); 1.0.0: 0 of 1,800 loads failed (0.00 %). TypeError: a at apps/wallet/src/a.ts:1 (9 pages). Error: b (2 pages). Error: c (1 page)',
  );
});

it('takes a canary back although its errors cannot be read', async () => {
  set.errors(() => {
    throw new Error('the store is down');
  });
  await canary('1.1.0');
  await report(loaded('1.0.0'), 1_800);
  await report(failed('1.1.0'), 10);
  await guardrail().look();
  await expect(canaryNow()).resolves.toBeUndefined();
});

describe('a canary whose screens take longer', () => {
  const shown = (version: string, ms: number, fetched: boolean): TelemetryEvent => ({
    ...(loaded(version) as Extract<TelemetryEvent, { event: 'screenLoaded' }>),
    ms,
    fetched,
  });

  it('is taken back, and the history has both times', async () => {
    await canary('1.1.0');
    await report(shown('1.0.0', 400, false), 300);
    await report(shown('1.1.0', 1_500, false), 30);
    await guardrail().look();
    await expect(canaryNow()).resolves.toBeUndefined();
    const [entry] = await historyOf(site().registry);
    expect(entry?.reason).toMatch(
      /^wallet 1\.1\.0: 0 of 30 loads failed .*\. Screens from the cache took 1,\d{3} ms \(p75 of 30\) instead of \d{3} ms \(p75 of 300\)$/,
    );
  });

  it('stays when only its files have to be fetched', async () => {
    await canary('1.1.0');
    await report(shown('1.0.0', 400, false), 3_000);
    await report(shown('1.0.0', 1_500, true), 100);
    await report(shown('1.1.0', 1_500, true), 300);
    await guardrail().look();
    await guardrail().look();
    await expect(canaryNow()).resolves.toBe('1.1.0');
  });

  it('stays when one slow phone loads it again and again', async () => {
    await canary('1.1.0');
    await report(shown('1.0.0', 400, false), 3_000);
    await report(shown('1.1.0', 9_000, false), 300, 'slow phone');
    await guardrail().look();
    await expect(canaryNow()).resolves.toBe('1.1.0');
  });
});

it('compares a first release, which has no other beside it, with all other screens, and removes it when it fails', async () => {
  await site().publish(testRemote('bingo', '1.0.0', ['/bingo']));
  const staff = { kind: 'ring', ring: 'staff' } as const;
  await apply(
    site().registry,
    { kind: 'promote', releases: [{ name: 'bingo', version: '1.0.0' }], to: staff },
    { caller: registryCaller('ana'), reason: 'a new game' },
  );
  await report(loaded('1.0.0'), 1_800);
  await report({ event: 'remoteFailed', remote: 'bingo', version: '1.0.0' }, 3);
  await guardrail().look();
  expect((await site().registry.current())?.remotes).not.toHaveProperty('bingo');
  const [entry] = await historyOf(site().registry);
  expect(entry).toMatchObject({
    by: 'guardrail',
    reason: 'bingo 1.0.0: 3 of 3 loads failed (100.00 %); all other screens: 0 of 1,800 loads failed (0.00 %)',
  });
});

it('gives a verdict on each canary', async () => {
  expect(guardrail().verdicts()).toEqual([]);
  await canary('1.1.0');
  await report(loaded('1.0.0'), 4_000);
  await guardrail().look();
  expect(guardrail().verdicts()).toEqual([
    {
      name: 'wallet',
      version: '1.1.0',
      verdict: 'gathering',
      canary: { loads: 0, failures: 0 },
      stable: { loads: 4_000, failures: 0 },
    },
  ]);
  await report(loaded('1.1.0'), 500);
  await guardrail().look();
  expect(guardrail().verdicts()).toMatchObject([{ verdict: 'healthy', canary: { loads: 500 }, stable: { loads: 4_000 } }]);
  await site().promote({ name: 'wallet', version: '1.1.0' });
  await guardrail().look();
  expect(guardrail().verdicts()).toEqual([]);
});

it('counts each attempt once, however often it checks', async () => {
  await canary('1.1.0');
  for (let look = 0; look < 40; look += 1) {
    if (look % 10 === 0) {
      await report(loaded('1.0.0'), 90);
      await report(failed('1.1.0'), 1);
    }
    await guardrail().look();
    if (look < 20) expect(await canaryNow()).toBe('1.1.0');
  }
  expect(guardrail().verdicts()).toEqual([]);
  const { reason } = (await historyOf(site().registry))[0] ?? {};
  expect(reason).toContain('wallet 1.1.0: 3 of 3 loads failed');
});

it.each([
  [
    'one player fails again and again',
    async () => {
      await report(loaded('1.0.0'), 2_000);
      await report(failed('1.1.0'), 50, 'one page');
    },
  ],
  [
    'the backend is down for everyone',
    async () => {
      await report(loaded('1.0.0'), 900);
      await report(loaded('1.1.0'), 100);
      await report(failed('1.0.0'), 900);
      await report(failed('1.1.0'), 100);
    },
  ],
  ['nobody has the stable release to compare with', () => report(failed('1.1.0'), 30)],
  ['another release fails', () => report(failed('1.2.0'), 30)],
])('lets a canary be when %s', async (_case, happens) => {
  await canary('1.1.0');
  await happens();
  await guardrail().look();
  await expect(canaryNow()).resolves.toBe('1.1.0');
});

it('starts again with each canary: what failed before is no evidence against who comes after', async () => {
  await canary('1.1.0');
  await report(loaded('1.0.0'), 900);
  await report(failed('1.1.0'), 20);
  await guardrail().look();
  await expect(canaryNow()).resolves.toBeUndefined();
  await canary('1.1.0');
  await guardrail().look();
  await expect(canaryNow()).resolves.toBe('1.1.0');
  await canary('1.2.0');
  await guardrail().look();
  await expect(canaryNow()).resolves.toBe('1.2.0');
});

it("keeps the evidence when a canary's share grows", async () => {
  await canary('1.1.0', 100);
  await report(loaded('1.0.0'), 900);
  await report(failed('1.1.0'), 1);
  await guardrail().look();
  await canary('1.1.0', 5_000);
  await guardrail().look();
  expect(guardrail().verdicts()).toMatchObject([{ canary: { failures: 1 }, stable: { loads: 900 } }]);
});
