import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { apply, fileStore, registryCaller } from '@parlour/registry';
import { type TestRegistry, testRegistry, testRemote, testShell } from '@parlour/registry/testing/testRelease';
import type { TelemetryEvent } from '@parlour/release-contract/telemetry';
import { createGuardrail, type Guardrail } from '../guardrail/guardrail';
import { createMarks } from '../telemetry/marks';
import { createRecorder, type Recorder } from '../telemetry/recorder';

/** Requests come from this machine, whose address makes each page count on its own. */
const { senderOf } = createMarks('secret');
const by = { caller: registryCaller('ana'), reason: 'new receipt' };

/** A guardrail for each test of a file, over a site with wallet 1.0.0, and 1.1.0 and 1.2.0 published. */
export function testGuardrailForEach() {
  let folder: string;
  let site: TestRegistry;
  let recorder: Recorder;
  let guardrail: Guardrail;
  let logged: string[];
  let alerted: string[];
  let page: number;
  let errors: () => readonly string[];

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'guardrail-'));
    site = await testRegistry(fileStore(folder));
    await site.release(testShell('1.0.0'), testRemote('wallet', '1.0.0', ['/wallet']));
    for (const version of ['1.1.0', '1.2.0']) await site.publish(testRemote('wallet', version, ['/wallet']));
    recorder = createRecorder('one');
    logged = [];
    alerted = [];
    page = 0;
    errors = () => [];
    guardrail = createGuardrail({
      registry: site.registry,
      log: { warn: (_details: unknown, text?: string) => void logged.push(text ?? '') },
      minutesSince: async () => recorder.minutes(),
      errorsOf: async () => errors(),
      takenBack: (name, version) => void alerted.push(`${name} ${version}`),
    });
  });
  afterEach(() => rm(folder, { recursive: true }));

  return {
    site: () => site,
    guardrail: () => guardrail,
    /** What was logged, and which canaries were said to be taken back. */
    logged: () => logged,
    alerted: () => alerted,
    set: { errors: (next: typeof errors) => void (errors = next) },
    /** Gives a wallet to this share of the visitors. */
    canary: async (version: string, share = 1_000) => {
      const releases = [{ name: 'wallet', version }];
      await apply(site.registry, { kind: 'promote', releases, to: { kind: 'share', share } }, by);
    },
    canaryNow: async () => (await site.registry.current())?.remotes['wallet']?.canary?.version,
    /** Reports an event from this many pages, each under another name unless `name` is given. */
    report: async (event: TelemetryEvent, times: number, name?: string) => {
      const { sequence = 0 } = (await site.registry.current()) ?? {};
      for (let time = 0; time < times; time += 1) {
        page += 1;
        const beacon = { page: name ?? `page ${page}`, composition: 'c-000000', events: [event] };
        recorder.take(beacon, sequence, Date.now(), senderOf(beacon, '127.0.0.1'));
      }
    },
  };
}
