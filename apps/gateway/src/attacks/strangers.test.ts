import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { apply, fileStore, registryCaller } from '@parlour/registry';
import { type TestRegistry, testRegistry, testRemote, testShell } from '@parlour/registry/testing/testRelease';
import type { TelemetryEvent } from '@parlour/release-contract/telemetry';
import { createGuardrail, type Guardrail } from '../guardrail/guardrail';
import { createMarks } from '../telemetry/marks';
import { createRecorder, type Recorder } from '../telemetry/recorder';

let folder: string;
let site: TestRegistry;
let recorder: Recorder;
let guardrail: Guardrail;
const { nonceFor, senderOf } = createMarks('secret');

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'strangers-'));
  site = await testRegistry(fileStore(folder));
  await site.release(testShell('1.0.0'), testRemote('wallet', '1.0.0', ['/wallet']));
  await site.publish(testRemote('wallet', '1.1.0', ['/wallet']));
  recorder = createRecorder('one');
  guardrail = createGuardrail({
    registry: site.registry,
    log: { warn: () => undefined },
    minutesSince: async () => recorder.minutes(),
    errorsOf: async () => [],
    takenBack: () => undefined,
  });
  const releases = [{ name: 'wallet', version: '1.1.0' }];
  const by = { caller: registryCaller('ana'), reason: 'new receipt' };
  await apply(site.registry, { kind: 'promote', releases, to: { kind: 'share', share: 500 } }, by);
});
afterEach(() => rm(folder, { recursive: true }));

const NOON = Date.parse('2026-11-20T12:00:00Z');
const screen = (version: string, more: object = {}): TelemetryEvent => ({
  event: 'screenLoaded',
  remote: 'wallet',
  version,
  screen: 'Deposit',
  ms: 100,
  ...more,
});
const failed = (version: string): TelemetryEvent => ({ event: 'remoteFailed', remote: 'wallet', version });
const tap = (version: string, outcome: 'submitted' | 'dead'): TelemetryEvent => ({
  ...{ event: 'outcome', remote: 'wallet', version, screen: 'Deposit' },
  ...{ of: 'submitDeposit', outcome, count: 1 },
});

let pages = 0;
/**
 * Beacons of pages, each with a page name of its own; `document` is the address that got the document, `from` the address that
 * sends now.
 */
async function tell(event: TelemetryEvent, times: number, { document, from }: { document?: string; from: string }, at = NOON) {
  const { sequence = 0 } = (await site.registry.current()) ?? {};
  for (let time = 0; time < times; time += 1) {
    pages += 1;
    const mark = document === undefined ? undefined : nonceFor(document);
    const beacon = { page: `page ${pages}`, composition: 'c', mark, events: [event] };
    recorder.take(beacon, sequence, at, senderOf(beacon, from));
  }
}
const player = (nth: number) => `198.${18 + (nth % 2)}.${nth % 251}.7`;
/** Players of many networks, whose visits go equally well with both releases. */
async function honest(version: string, times: number) {
  for (let nth = 0; nth < times; nth += 1) await tell(screen(version), 1, { document: player(nth), from: player(nth) }, NOON);
}
const canaryNow = async () => {
  await guardrail.look();
  return (await site.registry.current())?.remotes['wallet']?.canary?.version;
};

it.each<[string, () => Promise<void>]>([
  ['invented pages of one address', () => tell(failed('1.1.0'), 16, { from: '203.0.113.7' })],
  ['documents that one address fetched', () => tell(failed('1.1.0'), 200, { document: '203.0.113.7', from: '203.0.113.7' })],
  [
    'documents that one network fetched, sent from everywhere',
    async () => {
      for (let nth = 0; nth < 200; nth += 1) await tell(failed('1.1.0'), 1, { document: `203.0.113.${nth}`, from: player(nth) });
    },
  ],
  [
    'invented pages of a thousand addresses',
    async () => {
      for (let nth = 0; nth < 1_000; nth += 1) await tell(failed('1.1.0'), 1, { from: `203.${nth % 250}.${nth % 7}.1` });
    },
  ],
  ['dead taps of invented pages', () => tell(tap('1.1.0', 'dead'), 200, { from: '203.0.113.7' })],
  ['dead taps of one network', () => tell(tap('1.1.0', 'dead'), 200, { document: '203.0.113.7', from: '203.0.113.7' })],
  [
    'slow screens of one network',
    () => tell(screen('1.1.0', { ms: 60_000, fetched: true }), 500, { document: '203.0.113.7', from: '203.0.113.7' }),
  ],
])('a sound canary is not taken back by %s', async (_what, attack) => {
  for (let nth = 0; nth < 400; nth += 1) {
    const address = { document: player(nth), from: player(nth) };
    await tell(screen('1.0.0', { fetched: true }), 1, address);
    await tell(tap('1.0.0', 'submitted'), 1, address);
    if (nth % 10 === 0) await tell(screen('1.1.0', { fetched: true }), 1, address);
  }
  await attack();
  await expect(canaryNow()).resolves.toBe('1.1.0');
});

it.each<[string, () => Promise<void>]>([
  ['loads of the canary', () => tell(screen('1.1.0'), 20_000, { document: '203.0.113.7', from: '203.0.113.7' })],
  ['failures of the stable release', () => tell(failed('1.0.0'), 20_000, { document: '203.0.113.7', from: '203.0.113.7' })],
  ['loads of invented pages', () => tell(screen('1.1.0'), 20_000, { from: '203.0.113.7' })],
])('a broken canary is not held by 20,000 %s from one network', async (_what, attack) => {
  await honest('1.0.0', 1_000);
  await attack();
  await honest('1.1.0', 30);
  for (let nth = 0; nth < 12; nth += 1) await tell(failed('1.1.0'), 1, { document: player(nth), from: player(nth) });
  await expect(canaryNow()).resolves.toBeUndefined();
});

it.each<[string, () => Promise<void>]>([
  ['taps that do something', () => tell(tap('1.1.0', 'submitted'), 20_000, { document: '203.0.113.7', from: '203.0.113.7' })],
  ['dead taps of the stable release', () => tell(tap('1.0.0', 'dead'), 20_000, { document: '203.0.113.7', from: '203.0.113.7' })],
])('a canary with a dead button is not held by 20,000 %s from one network', async (_what, attack) => {
  for (let nth = 0; nth < 1_000; nth += 1) await tell(tap('1.0.0', 'submitted'), 1, { document: player(nth), from: player(nth) });
  await attack();
  for (let nth = 0; nth < 12; nth += 1) await tell(tap('1.1.0', 'dead'), 1, { document: player(nth), from: player(nth) });
  await expect(canaryNow()).resolves.toBeUndefined();
});

it('a canary that fails in three networks is taken back, and one that fails in one or two is left to people', async () => {
  await honest('1.0.0', 1_000);
  for (const address of ['203.0.113.7', '192.0.2.7']) {
    await tell(failed('1.1.0'), 8, { document: address, from: address });
    await expect(canaryNow()).resolves.toBe('1.1.0');
  }
  await tell(failed('1.1.0'), 8, { document: '198.51.100.7', from: '198.51.100.7' });
  await expect(canaryNow()).resolves.toBeUndefined();
});

it('pages without a mark, of an older gateway or a day old, count together as one network', async () => {
  await honest('1.0.0', 1_000);
  for (const address of ['203.0.113.7', '192.0.2.7']) await tell(failed('1.1.0'), 8, { document: address, from: address });
  for (let nth = 0; nth < 8; nth += 1) await tell(failed('1.1.0'), 1, { from: player(nth) });
  await expect(canaryNow()).resolves.toBeUndefined();
});
