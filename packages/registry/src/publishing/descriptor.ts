import * as v from 'valibot';
import type { ReleaseName } from '@parlour/release-contract/change';
import { formats } from '@parlour/release-contract/formats';
import { NO_RELEASE } from '@parlour/release-contract/names';
import { hashedFile, liveRelease, type LiveRelease, semverText } from '@parlour/release-contract/manifest';
import { source } from '@parlour/release-contract/provenance';
import { brandTokens } from '../brand/brandTokens';

const releaseFile = v.strictObject({
  ...hashedFile.entries,
  /** Uncompressed bytes, and bytes as Brotli sends them. */
  size: v.number(),
  brotli: v.number(),
});
export type ReleaseFile = v.InferOutput<typeof releaseFile>;

/** Shared library → name of an export → hash of its type, empty where it is not known. */
export const surface = v.record(v.string(), v.record(v.string(), v.string()));
export type Surface = v.InferOutput<typeof surface>;

const shared = {
  format: v.literal(formats.descriptor.writes),
  name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)),
  version: v.pipe(
    semverText,
    v.check((version) => version !== NO_RELEASE, 'is no version of a release; take 0.0.1 or a later one'),
  ),
  container: v.string(),
  files: v.array(releaseFile),
  /** Source maps of its scripts, which are stored with it and never served; older releases have none. */
  maps: v.optional(v.array(releaseFile)),
  /** The versions of the shared singletons that it was built with. */
  shares: v.record(v.string(), v.string()),
  /** The ranges of them that it accepts; default: ranges of the versions that it was built with. */
  requires: v.optional(v.record(v.string(), v.string())),
  /** Paths of other remotes that its screens link to. */
  links: v.array(v.string()),
  /** Hash of its SBOM; older releases have none. */
  sbom: v.optional(v.string()),
  revision: v.string(),
  builtAt: v.string(),
  /** Where it was built, according to its builder. */
  source: v.optional(source),
};

/** The descriptor of a release: its files with their hashes, and for a remote its config with the files of each screen. */
export const descriptor = v.variant('kind', [
  v.strictObject({
    kind: v.literal('remote'),
    ...shared,
    ...v.omit(liveRelease, ['version', 'container']).entries,
    /** The exports of the shared packages that its code uses, with hashes of their types; older releases do not say it. */
    uses: v.optional(surface),
    /** Only of a brand: what the styles of its document are made of. */
    tokens: v.optional(brandTokens),
  }),
  v.strictObject({
    kind: v.literal('shell'),
    ...shared,
    /** The platform version that it provides. */
    platformVersion: semverText,
    document: v.string(),
    /** The scripts that every visitor fetches at once. */
    first: v.array(v.string()),
    /** The exports of the shared packages that it provides; older releases do not say it. */
    surface: v.optional(surface),
  }),
]);
export type Descriptor = v.InferOutput<typeof descriptor>;
export type RemoteDescriptor = Extract<Descriptor, { kind: 'remote' }>;

/** The part of a release that pages need. */
export function liveReleaseOf(release: RemoteDescriptor): LiveRelease {
  const { version, platformVersion, container, entry, modules, imports, outage, routes, nav, origin, topics, reads, brand } =
    release;
  return {
    ...{ version, platformVersion, container, entry, modules, ...(imports && { imports }), outage, routes },
    ...(nav && { nav }),
    ...(origin && { origin }),
    ...(topics && { topics }),
    ...(reads && { reads }),
    ...(brand && { brand }),
  };
}

/** All that is stored of a release: what is served, and its source maps. */
export function storedFiles({ files, maps = [] }: Pick<Descriptor, 'files' | 'maps'>): readonly ReleaseFile[] {
  return [...files, ...maps];
}

/** The container name that builds used earlier, which was not unique: `-rc.1` and `-rc-1` had the same name. */
export function earlierContainerNameOf({ name, version }: ReleaseName): string {
  return `${name}_${version}`.replaceAll(/\W/g, '_');
}

/** A release for people: `wallet 1.5.0`. */
export function label({ name, version }: Pick<Descriptor, 'name' | 'version'>): string {
  return `${name} ${version}`;
}
