import type { Audience } from '@parlour/release-contract/change';
import { EVERYONE, type Manifest } from '@parlour/release-contract/manifest';
import { nameOf } from '@parlour/release-contract/names';
import type { Evidence } from '../gate/checks';
import type { Descriptor } from '../publishing/descriptor';
import { type ComposedChange, plan, type PlanInput } from '../gate/plan';
import { testRemote, testShell } from './testRelease';

export const at = '2026-11-20T12:00:00.000Z';
export const shell = { ...testShell('1.0.0'), surface: { '@parlour/platform': { usePlatform: 'a1' } } };
export const wallet = testRemote('wallet', '1.0.0', ['/wallet', '/recharge']);
export const newer = testRemote('wallet', '1.1.0', ['/wallet', '/recharge', '/cards']);
const everyone: Audience = { kind: 'share', share: EVERYONE };

export const evidenceFor = (releases: readonly Descriptor[], own: Partial<Evidence> = {}) =>
  new Map(
    releases.map((descriptor) => [
      nameOf(descriptor),
      { descriptor, signer: { isTrusted: true, text: `${descriptor.name} team` }, damage: [], budget: 1000, ...own },
    ]),
  );

export const promotion = (releases: readonly Descriptor[], to: Audience = everyone): ComposedChange => ({
  kind: 'promote',
  releases: releases.map(({ name, version }) => ({ name, version })),
  to,
});

export function decide(
  current: Manifest | undefined,
  known: readonly Descriptor[],
  change: ComposedChange,
  more: Partial<PlanInput> = {},
) {
  return plan({ current, evidence: evidenceFor(known), at, ...more }, change);
}

export function live(...releases: Descriptor[]): Manifest {
  const { next, checks } = decide(undefined, releases, promotion(releases));
  if (next === undefined) throw new Error(JSON.stringify(checks));
  return next;
}

export function refusals({ checks }: ReturnType<typeof plan>): string[] {
  return checks.filter(({ isMet }) => !isMet).flatMap(({ name, found }) => found.map((text) => `${name}: ${text}`));
}

export const share = (of: number): Audience => ({ kind: 'share', share: of });
