import { satisfies } from 'semver';
import type { Check } from './api';
import type { ReleaseName } from './change';
import type { Descriptor, RemoteDescriptor } from './descriptor';
import type { Manifest } from './manifest';

/** What is known of a release when it is decided upon. */
export interface Evidence {
  readonly descriptor: Descriptor;
  /** Whether its team's key signed it, unaltered; otherwise who did, in words. */
  readonly signer: { readonly isTrusted: boolean; readonly text: string };
  /** Files that are missing or altered, a sentence each. */
  readonly damage: readonly string[];
  /** Bytes, as Brotli sends them, that a screen or the shell may weigh. */
  readonly budget: number;
}

export interface GateInput {
  readonly current: Manifest | undefined;
  readonly next: Manifest;
  readonly evidence: ReadonlyMap<string, Evidence>;
  /** The releases that were not live before. */
  readonly entering: readonly ReleaseName[];
}

/** A remote's release in the composition to be, for everyone or as a canary. */
interface Part {
  readonly label: string;
  readonly descriptor: RemoteDescriptor;
}

interface Scene extends GateInput {
  readonly shell: Descriptor;
  readonly parts: readonly Part[];
  readonly newcomers: readonly Evidence[];
}

const RUNTIME = '@module-federation/runtime';

/** The gate: what has to hold of a composition before anybody gets it. Every check is looked at, so that one try shows all reasons. */
export function gate(input: GateInput): Check[] {
  const { next, evidence, entering } = input;
  const shell = evidence.get(`shell@${next.shell.version}`)?.descriptor;
  if (shell?.kind !== 'shell') return [{ name: 'state', isMet: false, found: [`shell ${next.shell.version} is not published`] }];
  const parts = Object.entries(next.remotes).flatMap(([name, { version, canary }]) =>
    [version, canary?.version].flatMap((one) => {
      const descriptor = one === undefined ? undefined : evidence.get(`${name}@${one}`)?.descriptor;
      return descriptor?.kind === 'remote' ? [{ label: `${name} ${descriptor.version}`, descriptor }] : [];
    }),
  );
  const newcomers = entering.flatMap(({ name, version }) => evidence.get(`${name}@${version}`) ?? []);
  const scene: Scene = { ...input, shell, parts, newcomers };
  return [
    check('contract', contractFaults(scene), `${parts.length} releases take the platform contract ${shell.contract}`),
    check('singletons', singletonFaults(scene), `one version of each of ${Object.keys(shell.shares).length} shared libraries`),
    check(
      'paths',
      pathFaults(scene),
      `${new Set(parts.flatMap(({ descriptor }) => descriptor.routes.map(({ path }) => path))).size} paths, each with one owner, none promised in vain`,
    ),
    check('modules', moduleFaults(scene), 'every path has its module'),
    check(
      'files',
      newcomers.flatMap(damageOf),
      `${newcomers.reduce((sum, { descriptor }) => sum + descriptor.files.length, 0)} hashes match`,
    ),
    check('signature', newcomers.flatMap(signerFaults), newcomers.map(({ signer }) => signer.text).join(', ')),
    check('size', newcomers.flatMap(sizeFaults), newcomers.map(sizeText).join(', ')),
  ];
}

function check(name: Check['name'], faults: readonly string[], found: string): Check {
  return faults.length === 0 ? { name, isMet: true, found: [found] } : { name, isMet: false, found: faults };
}

function contractFaults({ shell, parts }: Scene): string[] {
  return parts
    .filter(({ descriptor }) => !satisfies(shell.contract, descriptor.contract, { includePrerelease: true }))
    .map(
      ({ label, descriptor }) =>
        `${label} needs the platform contract ${descriptor.contract}, but the shell ${shell.version} keeps ${shell.contract}`,
    );
}

function singletonFaults({ shell, parts }: Scene): string[] {
  return parts.flatMap(({ label, descriptor }) =>
    Object.entries(descriptor.shares).flatMap(([library, built]) => {
      const carried = shell.shares[library];
      if (carried === undefined) return [`${label} needs ${library}, which the shell ${shell.version} does not carry`];
      // Remotes borrow the shell's copy of the federation's runtime, whose inside has no ranges.
      const range = library === RUNTIME ? built : `^${built}`;
      if (satisfies(carried, range, { includePrerelease: true })) return [];
      return [`${label} was built with ${library} ${built}, but the shell ${shell.version} carries ${carried}`];
    }),
  );
}

function pathFaults({ current, next, evidence, parts, shell }: Scene): string[] {
  const owners = new Map<string, string>();
  const faults: string[] = [];
  for (const { label, descriptor } of parts) {
    const paths = descriptor.routes.map(({ path }) => path);
    for (const path of new Set(paths)) {
      const owner = owners.get(path);
      if (owner === undefined) owners.set(path, descriptor.name);
      else if (owner !== descriptor.name) faults.push(`${path} belongs to ${owner} and ${descriptor.name}`);
    }
    for (const path of new Set(paths.filter((one, index) => paths.indexOf(one) !== index))) {
      faults.push(`${label} has ${path} twice`);
    }
  }
  const isKept = (path: string, descriptor: RemoteDescriptor) =>
    descriptor.routes.some((route) => route.path === path) || ![undefined, descriptor.name].includes(owners.get(path));
  for (const { label, descriptor } of parts) {
    const before = current?.remotes[descriptor.name]?.routes ?? [];
    const lost = before.map(({ path }) => path).filter((path) => !isKept(path, descriptor));
    for (const path of lost) {
      const users = [...parts.map(({ descriptor: other }) => other), shell].filter(
        ({ name, links }) => name !== descriptor.name && links.includes(path),
      );
      if (users.length > 0)
        faults.push(
          `${path} is gone from ${label}, and ${users.map(({ name, version }) => `${name} ${version}`).join(', ')} still links to it`,
        );
    }
  }
  const gone = Object.keys(current?.remotes ?? {}).filter((name) => next.remotes[name] === undefined);
  for (const name of gone) {
    for (const { path } of current?.remotes[name]?.routes ?? []) {
      const user = parts.find(({ descriptor }) => descriptor.links.includes(path));
      if (user !== undefined && !owners.has(path)) faults.push(`${path} goes with ${name}, and ${user.label} still links to it`);
    }
  }
  const unknown = parts.filter(({ descriptor }) => !evidence.has(`${descriptor.name}@${descriptor.version}`));
  return [...faults, ...unknown.map(({ label }) => `${label} is not published`)];
}

function moduleFaults({ parts }: Scene): string[] {
  return parts.flatMap(({ label, descriptor }) =>
    descriptor.routes.flatMap(({ path, screen }) => {
      const module = screen.slice(screen.lastIndexOf('/') + 1);
      const files = descriptor.modules[module];
      if (files === undefined) return [`${label} has no module ${module}, which ${path} shows`];
      const missing = [descriptor.entry, ...files].filter(
        (file) => !descriptor.files.some((one) => one.path === file.path && one.integrity === file.integrity),
      );
      return missing.map((file) => `${label} names ${file.path} for ${path}, which is not among its files`);
    }),
  );
}

function damageOf({ descriptor: { name, version }, damage }: Evidence): string[] {
  return damage.map((fault) => `${name} ${version}: ${fault}`);
}

function signerFaults({ signer }: Evidence): string[] {
  return signer.isTrusted ? [] : [signer.text];
}

function sizeFaults({ descriptor, budget }: Evidence): string[] {
  const { bytes, what } = heaviest(descriptor);
  return bytes > budget
    ? [`${descriptor.name} ${descriptor.version}: ${what} weighs ${kB(bytes)}, its budget is ${kB(budget)}`]
    : [];
}

function sizeText({ descriptor, budget }: Evidence): string {
  const { bytes, what } = heaviest(descriptor);
  return `${descriptor.name}: ${what} weighs ${kB(bytes)} of ${kB(budget)}`;
}

/** What a player has to fetch at most to see one screen of it. */
function heaviest(descriptor: Descriptor): { readonly bytes: number; readonly what: string } {
  const weight = (paths: readonly string[]) =>
    descriptor.files.filter(({ path }) => paths.includes(path)).reduce((sum, { brotli }) => sum + brotli, 0);
  if (descriptor.kind === 'shell') return { bytes: weight(descriptor.first), what: 'the shell' };
  const screens = Object.entries(descriptor.modules).map(([module, files]) => ({
    bytes: weight([descriptor.entry.path, ...files.map(({ path }) => path)]),
    what: module,
  }));
  return screens.toSorted((one, other) => other.bytes - one.bytes)[0] ?? { bytes: 0, what: 'nothing' };
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
