import type { Change, ReleaseName } from '../change';
import { EVERYONE, type LiveRemote, type Manifest } from '../manifest/manifest';
import { isPreviewVersion } from '../manifest/previewVersion';
import type { AppRight, Caller, CallerGrant, CallerRights, JobRight, Policy, SiteRight } from './policy';

type Composed = Pick<Manifest, 'shell' | 'remotes'>;

/** A right that a change needs: one of several for an app, or one for the site. */
export type Requirement =
  | { readonly app: string; readonly oneOf: readonly AppRight[]; readonly share?: number }
  | { readonly site: SiteRight };

/** The rights that a change needs, given what is live before and after it. */
export function requirementsOf(change: Change, before: Composed | undefined, after: Composed): readonly Requirement[] {
  const several = (apps: readonly string[]): Requirement[] => (apps.length > 1 ? [{ site: 'compose' }] : []);
  switch (change.kind) {
    case 'promote':
    case 'schedule': {
      const apps = [...new Set(change.releases.map(({ name }) => name))];
      const share = largestShare(change);
      const needed = (app: string): Requirement =>
        share === EVERYONE ? { app, oneOf: ['promote'] } : { app, oneOf: ['canary', 'promote'], share };
      return [...several(apps), ...apps.map(needed)];
    }
    case 'stop':
    case 'cancel':
      return [{ app: change.name, oneOf: ['canary', 'promote', 'rollback'] }];
    case 'rollBack':
      return [{ app: change.name, oneOf: ['rollback'] }];
    case 'switchOff':
    case 'switchOn':
      return [{ app: change.name, oneOf: ['switchOff'] }];
    case 'return': {
      const apps = touchedApps(before, after);
      return [{ site: 'compose' }, ...apps.map((app) => ({ app, oneOf: ['rollback'] as const }))];
    }
    case 'remove':
      return [{ site: 'compose' }, { app: change.name, oneOf: ['switchOff'] }];
    case 'switchWorker':
      return [{ site: 'compose' }];
  }
}

/** The rights that a caller lacks for a change, a sentence each; empty when the change is allowed. */
export function lacking({ author, rights }: Caller, requirements: readonly Requirement[]): readonly string[] {
  if (rights === undefined) return [];
  return requirements.flatMap((requirement) => {
    if ('site' in requirement) {
      const isGiven = rights.some(({ site }) => site.includes(requirement.site));
      return isGiven ? [] : [`${author.name} lacks the right "${requirement.site}" for the site`];
    }
    const { app, oneOf, share } = requirement;
    const own = grantsOf(rights, app).filter((grant) => oneOf.some((right) => grant.rights.includes(right)));
    if (own.length === 0) return [`${author.name} lacks the right ${oneOf.map((right) => `"${right}"`).join(' or ')} for ${app}`];
    if (share === undefined || own.some((grant) => share <= limitOf(grant))) return [];
    const limit = Math.max(...own.map(limitOf));
    return [`${author.name} may give canaries of ${app} to ${limit / 100} % of visitors at most, not ${share / 100} %`];
  });
}

/** Whether a caller has a right for an app. */
export function hasRight({ rights }: Caller, app: string, right: JobRight): boolean {
  return rights === undefined || grantsOf(rights, app).some((grant) => grant.rights.includes(right));
}

/**
 * The rights that a caller lacks for a change whatever its result, so that they can be checked before anything is read. A return
 * may need more, which depends on the restored composition.
 */
export function lackingBefore(caller: Caller, change: Change, live: Composed | undefined): readonly string[] {
  const unchanged = live ?? { shell: { version: '' }, remotes: {} };
  return lacking(caller, requirementsOf(change, unchanged, unchanged));
}

/** Whether a caller may publish something. */
export function mayPublishSome({ rights }: Caller): boolean {
  return rights === undefined || rights.some(({ apps }) => Object.values(apps).some((grant) => grant.rights.some(isPublishing)));
}

/** Whether a caller may publish a release, which may be a preview. */
export function mayPublish(caller: Caller, { name, version }: ReleaseName): boolean {
  return hasRight(caller, name, 'publish') || (isPreviewVersion(version) && hasRight(caller, name, 'preview'));
}

/** Whether a caller may make links that show releases of an app. */
export function mayShow(caller: Caller, app: string): boolean {
  return hasRight(caller, app, 'publish') || hasRight(caller, app, 'preview');
}

function isPublishing(right: JobRight): boolean {
  return right === 'publish' || right === 'preview';
}

/** Whether a caller has a right for some app: such a team may preview a change of the shell. */
export function hasAnyRight({ rights }: Caller): boolean {
  return rights === undefined || rights.some(({ apps }) => Object.values(apps).some((grant) => grant.rights.length > 0));
}

/** Whether a caller may see an app's details: a grant, even one without rights. */
export function hasGrant({ rights }: Caller, app: string): boolean {
  return rights === undefined || grantsOf(rights, app).length > 0;
}

/**
 * The apps for which a change needs the approval of a second person. A site's first composition needs none, because no player has
 * it yet. A change that overrides a rule always needs one.
 */
export function appsToApprove({ apps }: Policy, change: Change, before: Composed | undefined): readonly string[] {
  if (change.kind !== 'promote' && change.kind !== 'schedule') return [];
  if (change.override !== undefined) return [...new Set(change.releases.map(({ name }) => name))];
  if (before === undefined) return [];
  const share = largestShare(change);
  return [...new Set(change.releases.map(({ name }) => name))].filter((name) => {
    const { approvalAbove } = apps[name] ?? {};
    return approvalAbove !== undefined && share > approvalAbove;
  });
}

/** The largest share of visitors that a change gives releases to. Rings (staff and agents) are fewer visitors than any share. */
function largestShare(change: Extract<Change, { kind: 'promote' | 'schedule' }>): number {
  const audiences = change.kind === 'promote' ? [change.to] : change.stages.map(({ to }) => to);
  return Math.max(...audiences.map((to) => (to.kind === 'share' ? to.share : 0)));
}

/** The apps that differ between two compositions, without regard to fallback releases, which nobody chooses. */
export function touchedApps(before: Composed | undefined, after: Composed): readonly string[] {
  const names = new Set([...Object.keys(before?.remotes ?? {}), ...Object.keys(after.remotes)]);
  const textOf = (remote: LiveRemote | undefined) => {
    const { fallback: _fallback, ...own } = remote ?? {};
    return JSON.stringify(remote && own);
  };
  const remotes = [...names].filter((name) => textOf(before?.remotes[name]) !== textOf(after.remotes[name]));
  return [...(JSON.stringify(before?.shell) === JSON.stringify(after.shell) ? [] : ['shell']), ...remotes];
}

function grantsOf(rights: readonly CallerRights[], app: string): readonly CallerGrant[] {
  return rights.flatMap(({ apps }) => [apps[app], apps['*']]).filter((grant) => grant !== undefined);
}

function limitOf({ rights, canaryShare = EVERYONE }: CallerGrant): number {
  return rights.includes('promote') ? EVERYONE : canaryShare;
}
