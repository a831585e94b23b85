import type { Health, VersionHealth } from '@parlour/release-contract/api';

const STEPS = 360;

/** Numbers between 0 and 1 that look random and are the same each time. */
function noise(seed: number): () => number {
  let at = seed;
  return () => {
    at = (at * 16_807) % 2_147_483_647;
    return at / 2_147_483_647;
  };
}

const series = <Value>(make: (minute: number) => Value): Value[] => Array.from({ length: STEPS }, (_, minute) => make(minute));

interface Course {
  readonly loadsAMinute: number;
  readonly loadMs: number;
  readonly rate: number;
  /** Minutes before now at which it went live. */
  readonly sinceMinutes?: number;
}

function course(name: string, version: string, { loadsAMinute, loadMs, rate, sinceMinutes = STEPS }: Course): VersionHealth {
  const random = noise(name.length * 7919 + version.length * 31 + loadMs);
  const isLive = (minute: number) => minute >= STEPS - sinceMinutes;
  const loads = series((minute) => (isLive(minute) ? Math.round(loadsAMinute * (0.9 + random() * 0.2)) : 0));
  return {
    name,
    version,
    loads,
    failures: loads.map((count) => Math.round(count * rate * random() * 2)),
    load: loads.map((count) => (count === 0 ? undefined : Math.round(loadMs * (0.92 + random() * 0.16)))),
  };
}

/** Six hours of a busy site; promotions 4.1.0 fails more than it should. */
export function sampleHealth(now: Date): Health {
  const random = noise(4711);
  const visitors = series((minute) => Math.round(4500 + 250 * Math.sin(minute / 40) + random() * 120));
  return {
    from: new Date(now.getTime() - STEPS * 60_000).toISOString(),
    stepMs: 60_000,
    visitorsNow: 4812,
    visitors,
    lcp: series((minute) =>
      Math.round(1850 + 50 * Math.sin(minute / 25) + random() * 40 + 560 * Math.exp(-(((minute - 130) / 7) ** 2))),
    ),
    versions: [
      course('shell', '2.4.0', { loadsAMinute: 900, loadMs: 412, rate: 0 }),
      course('lobby', '3.12.1', { loadsAMinute: 2000, loadMs: 386, rate: 0.0002 }),
      course('lobby', '3.13.0', { loadsAMinute: 210, loadMs: 341, rate: 0.0002, sinceMinutes: 45 }),
      course('wallet', '5.2.0', { loadsAMinute: 620, loadMs: 298, rate: 0 }),
      course('records', '1.8.3', { loadsAMinute: 300, loadMs: 241, rate: 0.0001 }),
      course('promotions', '4.0.2', { loadsAMinute: 800, loadMs: 520, rate: 0.0005 }),
      course('promotions', '4.1.0', { loadsAMinute: 40, loadMs: 610, rate: 0.041, sinceMinutes: 88 }),
      course('account', '2.9.0', { loadsAMinute: 260, loadMs: 264, rate: 0 }),
    ],
    verdicts: [
      {
        name: 'lobby',
        version: '3.13.0',
        verdict: 'healthy',
        canary: { loads: 8820, failures: 2 },
        stable: { loads: 84_000, failures: 17 },
      },
      {
        name: 'promotions',
        version: '4.1.0',
        verdict: 'worse',
        canary: { loads: 3520, failures: 144 },
        stable: { loads: 70_400, failures: 35 },
      },
    ],
    manifestsRefused: 0,
  };
}

/** A gateway without any visitors since it started. */
export function quietHealth(now: Date): Health {
  const nothing = series(() => undefined);
  const zero = series(() => 0);
  return { ...sampleHealth(now), visitorsNow: 0, visitors: zero, lcp: nothing, versions: [], verdicts: [] };
}
