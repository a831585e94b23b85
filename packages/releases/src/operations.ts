import type { Descriptor } from './descriptor';
import type { Manifest } from './manifest';
import { plan, planReturn } from './plan';
import { type Registry, RegistryRefusal } from './registry';

const TRIES = 60;

/** Names a release as people write it: name@version. */
export interface ReleaseName {
  readonly name: string;
  readonly version: string;
}

/** Makes releases live together, whatever else others make live meanwhile; throws RegistryRefusal with the reasons against it. */
export function promote(
  registry: Registry,
  wanted: readonly ReleaseName[],
  _reason: string,
  now = () => new Date(),
): Promise<Manifest> {
  return succeed(registry, async (current) => {
    const releases = await Promise.all(wanted.map((named) => published(registry, named)));
    const liveShell = current && (await registry.release('shell', current.shell.version));
    const planned = plan(current, liveShell, { releases, at: now().toISOString() });
    if (!planned.isAllowed) throw new RegistryRefusal(planned.refusals.join('\n'));
    return planned.next;
  });
}

/** Brings one remote back to the version before its present one, or the whole composition back to an earlier manifest. */
export function rollBack(
  registry: Registry,
  target: string | number,
  _reason: string,
  now = () => new Date(),
): Promise<Manifest> {
  return succeed(registry, async (current) => {
    if (current === undefined) throw new RegistryRefusal('nothing is live yet');
    const wish = { at: now().toISOString() };
    if (typeof target === 'number') {
      const earlier = await registry.manifest(target);
      if (earlier === undefined) throw new RegistryRefusal(`there is no manifest ${target}`);
      return planReturn(current, earlier, wish);
    }
    const release = await published(registry, await versionBefore(registry, current, target));
    const liveShell = await registry.release('shell', current.shell.version);
    const planned = plan(current, liveShell, { ...wish, releases: [release] });
    if (!planned.isAllowed) throw new RegistryRefusal(planned.refusals.join('\n'));
    return planned.next;
  });
}

async function succeed(registry: Registry, next: (current: Manifest | undefined) => Promise<Manifest>): Promise<Manifest> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const manifest = await next(await registry.current());
    if (await registry.commit(manifest)) return manifest;
  }
  throw new RegistryRefusal(`others changed the manifest ${TRIES} times in a row; try again`);
}

async function published(registry: Registry, { name, version }: ReleaseName): Promise<Descriptor> {
  const release = await registry.release(name, version);
  if (release !== undefined) return release;
  const known = await registry.versions(name);
  throw new RegistryRefusal(`${name} ${version} is not published (known: ${known.join(', ') || 'none'})`);
}

/** What was live before the present version first went live; rolling back twice goes two versions back. */
async function versionBefore(registry: Registry, current: Manifest, name: string): Promise<ReleaseName> {
  const live = liveVersion(current, name);
  if (live === undefined) throw new RegistryRefusal(`${name} is not live`);
  let before: string | undefined;
  for (const sequence of await registry.history()) {
    const manifest = await registry.manifest(sequence);
    const version = manifest && liveVersion(manifest, name);
    if (version === live) break;
    before = version ?? before;
  }
  if (before === undefined) throw new RegistryRefusal(`${name} ${live} is the first version that was ever live`);
  return { name, version: before };
}

function liveVersion({ shell, remotes }: Manifest, name: string): string | undefined {
  return name === 'shell' ? shell.version : remotes[name]?.version;
}
