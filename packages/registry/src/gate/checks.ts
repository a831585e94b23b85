import { containerNameOf } from '@parlour/platform/containerName';
import { moduleOf } from '@parlour/platform/route';
import { satisfies } from 'semver';
import type { Check } from '@parlour/release-contract/api';
import type { ReleaseName } from '@parlour/release-contract/change';
import { type Descriptor, earlierContainerNameOf, label, type RemoteDescriptor } from '../publishing/descriptor';
import type { HashedFile, Manifest } from '@parlour/release-contract/manifest';
import type { JobSource } from '@parlour/release-contract/jobSource';
import { nameOf, releasesIn } from '@parlour/release-contract/names';
import { brandFaults, brandText } from '../brand/brandFaults';
import { isAgreedPackage } from './licences';
import { manifestFaults } from './manifestShare';
import type { Verdict } from './sandbox/verdict';
import { pathFaults } from './pathChecks';
import type { SbomPackage } from '../publishing/sbom';
import { surfaceFaults, surfaceFindings } from './surfaceCheck';
import { topicFaults } from './topicChecks';

/** Everything that the gate knows about a release. */
export interface Evidence {
  readonly descriptor: Descriptor;
  /** Whether its team's key signed it and it is unaltered; otherwise a text that names the signer. */
  readonly signer: { readonly isTrusted: boolean; readonly text: string };
  /** Where a job published it from, by its identity; undefined when that is only claimed. */
  readonly proven?: JobSource | undefined;
  /** Whether a rule of the app demands that. */
  readonly isProofNeeded?: boolean;
  /** Files that are missing or altered, a sentence each. */
  readonly damage: readonly string[];
  /** The budget of a screen or of the shell: bytes as Brotli sends them. */
  readonly budget: number;
  /** The one other origin that its screens may call; undefined for none or when unknown. */
  readonly origin?: string | undefined;
  /** Of a brand: what is wrong with its pictures as they are stored, a sentence each. */
  readonly pictures?: readonly string[];
  /** The packages in its code, by its bill of materials; undefined when that was not read. */
  readonly packages?: readonly SbomPackage[];
  /** The result of running it; undefined when it was not run. */
  readonly verdict?: Verdict;
}

export interface GateInput {
  readonly current: Manifest | undefined;
  readonly next: Manifest;
  readonly evidence: ReadonlyMap<string, Evidence>;
  /** The releases that are not live yet. */
  readonly entering: readonly ReleaseName[];
  /** Whether these releases are new; releases that were live before may come back unchanged. */
  readonly isPromotion: boolean;
}

interface Scene extends GateInput {
  readonly shell: Descriptor;
  /** The releases of each remote in the next composition: for everyone, and as a canary. */
  readonly parts: readonly RemoteDescriptor[];
}

/** The gate: checks the next composition before it goes live. Every check runs, so that one attempt shows all reasons. */
export function gate(input: GateInput): Check[] {
  const { next, evidence, entering, isPromotion } = input;
  const known = releasesIn(next).map((named) => ({ named, descriptor: evidence.get(nameOf(named))?.descriptor }));
  const shell = known.find(({ named }) => named.name === 'shell')?.descriptor;
  const unknown = known.filter(({ descriptor }) => descriptor === undefined);
  if (shell === undefined || unknown.length > 0) {
    return [{ name: 'state', isMet: false, found: unknown.map(({ named }) => `${nameOf(named)} is not published`) }];
  }
  const parts = known.flatMap(({ descriptor }) => (descriptor?.kind === 'remote' ? [descriptor] : []));
  const newcomers = entering.flatMap((named) => evidence.get(nameOf(named)) ?? []);
  const scene: Scene = { ...input, shell, parts };
  const paths = new Set(parts.flatMap(({ routes }) => routes.map(({ path }) => path)));
  const hashes = newcomers.reduce((sum, { descriptor }) => sum + descriptor.files.length, 0);
  return [
    check('platformVersion', platformFaults(scene), `${parts.length} releases take the platform ${shell.platformVersion}`),
    check('singletons', singletonFaults(scene), `${label(shell)} carries ${sharesText(shell)}`),
    check(
      'surface',
      parts.flatMap((part) => surfaceFaults(shell, part)),
      surfaceFindings(shell, parts),
    ),
    check(
      'paths',
      [...pathFaults(scene), ...topicFaults(parts)],
      `${paths.size} paths, each with one owner; none is gone that others link to`,
    ),
    ...brandChecks(parts, newcomers),
    check('modules', parts.flatMap(moduleFaults), 'every path has its module'),
    check('container', isPromotion ? newcomers.flatMap(containerFaults) : [], 'each container has the name of its release'),
    check('packages', isPromotion ? newcomers.flatMap(packageFaults) : [], packagesText(newcomers)),
    check('licences', isPromotion ? newcomers.flatMap(licenceFaults) : [], 'every licence is one that was agreed to'),
    check('files', newcomers.flatMap(damageOf), `${hashes} hashes match`),
    check('signature', newcomers.flatMap(signerFaults), newcomers.map(({ signer }) => signer.text).join(', ')),
    ...(isPromotion ? [...provenanceChecks(newcomers), ...originChecks(newcomers)] : []),
    check('integrity', verdictFaults(newcomers, 'integrity'), 'every script is loaded by its hash'),
    check('runs', verdictFaults(newcomers, 'runs'), runsText(newcomers)),
    check('size', newcomers.flatMap(isPromotion ? weightFaults : sizeFaults), newcomers.map(sizeText).join(', ')),
  ];
}

/** Empty when no brand is among the releases. */
function brandChecks(parts: readonly RemoteDescriptor[], newcomers: readonly Evidence[]): Check[] {
  const named = new Set(parts.filter(({ brand }) => brand !== undefined).map(({ name }) => name));
  if (named.size === 0) return [];
  const entering = newcomers.flatMap(({ descriptor }) => (descriptor.kind === 'remote' ? [descriptor] : []));
  const brands = entering.filter(({ brand }) => brand !== undefined);
  const paths = new Set(parts.flatMap(({ routes }) => routes.map(({ path }) => path)));
  const unknown = brands.flatMap((one) =>
    (one.brand?.without ?? []).flatMap((path) => {
      if (path === '/login') return [`${label(one)} leaves out /login, without which nobody can log in`];
      return paths.has(path) ? [] : [`${label(one)} leaves out ${path}, which no app of the site has`];
    }),
  );
  const second = named.size > 1 ? [`${[...named].join(' and ')} are brands, and a site has one at a time`] : [];
  const found = brands.length === 0 ? `the brand is that of ${[...named].join()}` : brands.map(brandText);
  return [
    check(
      'brand',
      [...second, ...unknown, ...entering.flatMap(brandFaults), ...newcomers.flatMap(({ pictures = [] }) => pictures)],
      found,
    ),
  ];
}

function check(name: Check['name'], faults: readonly string[], found: string | readonly string[]): Check {
  return faults.length === 0 ? { name, isMet: true, found: [found].flat() } : { name, isMet: false, found: faults };
}

/** A reason against a release, with the check that found it. */
export interface CheckedReason {
  readonly check: Check['name'];
  readonly text: string;
}

/** Reasons why a remote's release is incompatible with a shell, a sentence each. */
export function incompatibilities(shell: Descriptor, part: RemoteDescriptor): CheckedReason[] {
  const of = (name: Check['name'], faults: readonly string[]) => faults.map((text) => ({ check: name, text }));
  return [
    ...of('platformVersion', platformFaults({ shell, parts: [part] })),
    ...of('singletons', singletonFaults({ shell, parts: [part] })),
    ...of('surface', surfaceFaults(shell, part)),
  ];
}

/** The platform version from which on the shell loads ES modules. */
const ES_MODULES_SINCE = '0.4.1';

function platformFaults({ shell, parts }: Pick<Scene, 'shell' | 'parts'>): string[] {
  const loadsModules = satisfies(shell.platformVersion, `>=${ES_MODULES_SINCE}`, { includePrerelease: true });
  const unloadable = loadsModules ? [] : parts.filter(({ imports }) => imports !== undefined);
  const unmet = parts
    .filter(({ platformVersion }) => !satisfies(shell.platformVersion, platformVersion, { includePrerelease: true }))
    .map(
      (part) =>
        `${label(part)} needs the platform ${part.platformVersion}, but the ${label(shell)} keeps ${shell.platformVersion}`,
    );
  return [
    ...unmet,
    ...unloadable.map(
      (part) =>
        `${label(part)} is an ES module, but the ${label(shell)} loads scripts only; release a shell with the platform ${ES_MODULES_SINCE} first`,
    ),
  ];
}

function singletonFaults({ shell, parts }: Pick<Scene, 'shell' | 'parts'>): string[] {
  return parts.flatMap((part) =>
    Object.entries(part.shares).flatMap(([library, built]) => {
      const carried = shell.shares[library];
      if (carried === undefined) return [`${label(part)} needs ${library}, which the ${label(shell)} does not carry`];
      const range = part.requires?.[library];
      if (satisfies(carried, range ?? `^${built}`, { includePrerelease: true })) return [];
      const accepted = range === undefined ? '' : ` and accepts ${range}`;
      return [
        `${label(part)} was built with ${library} ${built}${accepted}, but the ${label(shell)} carries ${carried}: build it with that, or with a range that takes both (docs/releasing.md)`,
      ];
    }),
  );
}

/** The versions that a team builds with: `react 19.3.1, @parlour/ui-kit 0.3.21`. */
function sharesText({ shares }: Descriptor): string {
  return Object.entries(shares)
    .map(([library, version]) => `${library} ${version}`)
    .join(', ');
}

function moduleFaults(part: RemoteDescriptor): string[] {
  return part.routes.flatMap((route) => {
    const files = part.modules[moduleOf(route)];
    if (files === undefined) return [`${label(part)} has no module ${moduleOf(route)}, which ${route.path} shows`];
    const missing = [part.entry, ...files].filter((file) => !part.files.some((one) => isSameFile(one, file)));
    return missing.map((file) => `${label(part)} names ${file.path} for ${route.path}, which is not among its files`);
  });
}

function containerFaults({ descriptor }: Evidence): string[] {
  if (descriptor.kind === 'shell') return [];
  const expected = containerNameOf(descriptor);
  // In one page, another release with the same container name would be taken for this one.
  if ([expected, earlierContainerNameOf(descriptor)].includes(descriptor.container)) return [];
  return [
    `the container of ${label(descriptor)} is called ${descriptor.container}; call it ${expected}, so that a page can tell releases apart`,
  ];
}

/** The shared libraries that must have one instance per page: the shell contains it, and a second copy would break the page. */
const SHARED_ONLY = ['react', 'react-dom', 'styled-components'];
/** The libraries that every remote must use. */
const NEEDED = ['react', '@parlour/platform'];

function packageFaults({ descriptor, packages }: Evidence): string[] {
  if (descriptor.kind === 'shell' || descriptor.brand !== undefined || packages === undefined) return [];
  const copies = packages.filter(({ name }) => SHARED_ONLY.includes(name));
  const missing = NEEDED.filter((name) => descriptor.shares[name] === undefined);
  return [
    ...(packages.length === 0
      ? [`the bill of materials of ${label(descriptor)} is empty; its build has to write packages.json`]
      : []),
    ...copies.map(
      ({ name }) =>
        `${label(descriptor)} contains a ${name} of its own; name it among the dependencies of its package.json, or share it as a singleton with import: false`,
    ),
    ...missing.map((name) => `${label(descriptor)} does not share ${name}; share it as a singleton with import: false`),
  ];
}

function packagesText(newcomers: readonly Evidence[]): string {
  const known = newcomers.flatMap(({ descriptor, packages }) => (packages ? [`${packages.length} in ${descriptor.name}`] : []));
  return known.length === 0 ? 'no packages to look at' : `packages: ${known.join(', ')}; none that the shell contains`;
}

function licenceFaults({ descriptor, packages = [] }: Evidence): string[] {
  return packages
    .filter((one) => !isAgreedPackage(one))
    .map(
      ({ name, licences }) =>
        `${label(descriptor)} contains ${name} under ${licences.map((text) => `"${text}"`).join(' and ') || 'no licence'}, which nobody agreed to; take it out, or have its licence agreed to (docs/licences.md)`,
    );
}

function verdictFaults(newcomers: readonly Evidence[], of: 'runs' | 'integrity'): string[] {
  return newcomers.flatMap(({ descriptor, verdict }) => (verdict?.[of] ?? []).map((fault) => `${label(descriptor)}: ${fault}`));
}

function runsText(newcomers: readonly Evidence[]): string {
  const ran = newcomers.flatMap(({ descriptor, verdict }) => (verdict ? [`${verdict.modules} of ${descriptor.name}`] : []));
  return ran.length === 0 ? 'nothing new to run' : `modules that ran: ${ran.join(', ')}`;
}

function isSameFile(one: HashedFile, other: HashedFile): boolean {
  return one.path === other.path && one.integrity === other.integrity;
}

function damageOf({ descriptor, damage }: Evidence): string[] {
  return damage.map((fault) => `${label(descriptor)}: ${fault}`);
}

function signerFaults({ signer }: Evidence): string[] {
  return signer.isTrusted ? [] : [signer.text];
}

/** Empty when no rule demands it. */
function provenanceChecks(newcomers: readonly Evidence[]): Check[] {
  const demanded = newcomers.filter(({ isProofNeeded }) => isProofNeeded);
  const faults = demanded.flatMap(({ descriptor, proven }) =>
    proven ? [] : [`${label(descriptor)} has to be published by a job of its team's CI with its identity, not with a key`],
  );
  const found = demanded.map(({ descriptor, proven = {} }) => `${label(descriptor)} is of ${placeText(proven)}`);
  return demanded.length === 0 ? [] : [check('provenance', faults, found)];
}

function placeText({ repository = 'a job', ref, revision }: JobSource): string {
  return [repository, ref, revision?.slice(0, 12)].filter((part) => part !== undefined).join(' ');
}

function originFaults({ descriptor, origin }: Evidence): string[] {
  const called = originOf(descriptor);
  if (called === undefined || called === origin) return [];
  const why = origin === undefined ? 'which nobody allowed' : `and may call ${origin} alone`;
  return [`${label(descriptor)} calls ${called}, ${why}; operations allow it with: team ${descriptor.name} --origin ${called}`];
}

/** Empty when nobody calls another origin. */
function originChecks(newcomers: readonly Evidence[]): Check[] {
  const callers = newcomers.filter(({ descriptor }) => originOf(descriptor) !== undefined);
  const calls = callers.map(({ descriptor }) => `${label(descriptor)} may call ${originOf(descriptor)}`);
  return callers.length === 0 ? [] : [check('rights', callers.flatMap(originFaults), calls)];
}

function originOf(descriptor: Descriptor): string | undefined {
  return descriptor.kind === 'remote' ? descriptor.origin : undefined;
}

function sizeFaults({ descriptor, budget }: Evidence): string[] {
  const { bytes, what } = heaviest(descriptor);
  return bytes > budget ? [`${label(descriptor)}: ${what} weighs ${kB(bytes)}, its budget is ${kB(budget)}`] : [];
}

function weightFaults(evidence: Evidence): string[] {
  return [...sizeFaults(evidence), ...manifestFaults(evidence.descriptor)];
}

function sizeText({ descriptor, budget }: Evidence): string {
  const { bytes, what } = heaviest(descriptor);
  return `${descriptor.name}: ${what} weighs ${kB(bytes)} of ${kB(budget)}`;
}

/** The largest number of bytes that a player has to fetch for a screen of the release. */
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
