import type { Check } from '@parlour/release-contract/api';
import type { ReleaseName } from '@parlour/release-contract/change';
import { nameOf, releasesIn, versionIn } from '@parlour/release-contract/names';
import { type Policy, publisherNames } from '@parlour/release-contract/policy';
import { type CheckedReason, incompatibilities } from './checks';
import type { Descriptor } from '../publishing/descriptor';
import { RegistryRefusal } from '../registry/refusals';
import type { Registry } from '../registry/registry';
import { isComparable } from './surfaceCheck';

/** A live release that is incompatible with a shell. */
export interface Blocker extends ReleaseName {
  readonly isCanary: boolean;
  /** The teams that publish the app. */
  readonly teams: readonly string[];
  readonly reasons: readonly CheckedReason[];
}

/** The comparison of a shell with all live remotes and canaries. */
export interface ShellComparison {
  readonly shell: ReleaseName;
  /** The releases that have to be replaced before the shell can go live. */
  readonly mustAct: readonly Blocker[];
  /** The compatible ones, as `name@version`. */
  readonly ready: readonly string[];
  /** Releases compared by version only: they do not say what they use, or the shell does not say what it exports. */
  readonly notCompared: readonly string[];
}

/** Compares a shell, published or not, with every live remote; throws while nothing is live. */
export async function compareWithLive(registry: Registry, shell: Descriptor): Promise<ShellComparison> {
  const { manifest, policy } = await registry.head();
  if (manifest === undefined) throw new RegistryRefusal('nothing is live yet, so nobody has to act first');
  const live = releasesIn(manifest).filter(({ name }) => name !== 'shell');
  const parts = await Promise.all(
    live.map(async (named) => {
      const descriptor = await registry.descriptor(named.name, named.version);
      if (descriptor?.kind !== 'remote') throw new RegistryRefusal(`${nameOf(named)} is live and not published`);
      return descriptor;
    }),
  );
  const named = ({ name, version }: Descriptor): ReleaseName => ({ name, version });
  const judged = parts.map((part) => ({ part, reasons: incompatibilities(shell, part) }));
  return {
    shell: named(shell),
    mustAct: judged
      .filter(({ reasons }) => reasons.length > 0)
      .map(({ part, reasons }) => ({
        ...named(part),
        isCanary: versionIn(manifest, part.name) !== part.version,
        teams: teamsOf(policy, part.name),
        reasons,
      })),
    ready: judged.filter(({ reasons }) => reasons.length === 0).map(({ part }) => nameOf(part)),
    notCompared: parts.filter((part) => !isComparable(shell, part)).map(nameOf),
  };
}

/** The comparison as text, one line each. */
export function linesOf({ shell, mustAct, ready, notCompared }: ShellComparison): string[] {
  const blockers = mustAct.flatMap(({ name, version, isCanary, teams, reasons }) => [
    `  ✗ ${name} ${version}${isCanary ? ', a canary' : ''}: ${who(teams)} first`,
    ...reasons.map(({ check, text }) => `      ${check.padEnd(17)}${text}`),
  ]);
  return [
    `shell ${shell.version} against ${mustAct.length + ready.length} live releases`,
    ...blockers,
    ...(ready.length > 0 ? [`  ✓ ${ready.join(', ')}`] : []),
    ...(notCompared.length > 0 ? [`  only versions were compared, not the exports used: ${notCompared.join(', ')}`] : []),
  ];
}

/** The teams that must act first and what they have to do, as a failed check. */
export function refusalOf({ shell, mustAct }: ShellComparison): Check {
  const found = mustAct.map(({ name, version, isCanary, teams }) =>
    isCanary
      ? `${who(teams)} before shell ${shell.version}: stop the canary ${name} ${version}, or replace it with one that goes with the shell`
      : `${who(teams)} before shell ${shell.version}: release a ${name} that goes with it and with the live shell, or promote both at once`,
  );
  return { name: 'state', isMet: false, found };
}

function who(teams: readonly string[]): string {
  return teams.length === 0 ? 'its team has to act' : `the team of ${teams.join(', ')} has to act`;
}

/** The teams that publish an app; without one, any other member who may. */
function teamsOf(policy: Policy, app: string): string[] {
  const names = [...publisherNames(policy, app)];
  const teams = names.filter((name) => policy.members[name]?.kind === 'team');
  return teams.length > 0 ? teams : names;
}
