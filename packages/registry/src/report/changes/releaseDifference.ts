import { isDeepStrictEqual } from 'node:util';
import { isScreen, moduleOf } from '@parlour/platform/route';
import type { RemoteDescriptor, ReleaseFile } from '../../publishing/descriptor';
import { stemOf } from './comparableScript';
import type { ReleaseEvidence } from '../evidence/releaseEvidence';

/** What differs between two releases of an app. */
export interface ReleaseDifference {
  /** Whether scripts were compared by their content; by their hash, each script of another release differs. */
  readonly isByContent: boolean;
  readonly added: readonly FileSize[];
  readonly changed: readonly FileSize[];
  readonly removed: readonly FileSize[];
  /** How many files do the same, whatever their names. */
  readonly same: number;
  /** The screens whose own code differs, with their paths. */
  readonly screens: readonly ScreenPaths[];
  /** Whether code differs that every screen runs. */
  readonly isShared: boolean;
  /** The parts of the signed description that differ: `routes`, `nav`, `brand`. */
  readonly fields: readonly string[];
}

export interface FileSize {
  readonly path: string;
  /** Bytes, uncompressed. */
  readonly size: number;
}

export interface ScreenPaths {
  readonly screen: string;
  readonly paths: readonly string[];
}

const FIELDS = [
  ...['routes', 'nav', 'outage', 'links', 'origin', 'topics', 'reads', 'brand', 'tokens'],
  ...['platformVersion', 'requires', 'shares', 'document', 'first'],
];

/** The difference between what players had of an app and what they get; undefined stands for nothing. */
export function releaseDifference(before: ReleaseEvidence | undefined, after: ReleaseEvidence | undefined): ReleaseDifference {
  const isByContent = [before, after].every((one) => one === undefined || hasScripts(one));
  const [was, is] = [before, after].map((one) => filesOf(one, isByContent));
  const files = fileDifference(was ?? new Map(), is ?? new Map());
  const [old, now] = [before, after].map((one) => (one?.descriptor.kind === 'remote' ? one.descriptor : undefined));
  const modules = (release: RemoteDescriptor | undefined) => new Map(Object.entries(release?.modules ?? {}));
  const printsOf = (release: ReleaseEvidence | undefined, name: string) =>
    printsIn(release, modules(remoteOf(release)).get(name), isByContent);
  const names = [...new Set([...modules(old).keys(), ...modules(now).keys()])].filter(isScreen).sort();
  const entries = (release: ReleaseEvidence | undefined) => {
    const remote = remoteOf(release);
    return printsIn(release, remote && [remote.entry, ...(remote.imports ?? [])], isByContent);
  };
  return {
    isByContent,
    ...files,
    screens: names
      .filter((name) => !isDeepStrictEqual(printsOf(before, name), printsOf(after, name)))
      .map((screen) => ({ screen, paths: [...new Set([old, now].flatMap((one) => pathsOf(one, screen)))].sort() })),
    isShared: !isDeepStrictEqual(entries(before), entries(after)),
    fields: FIELDS.filter((field) => !isDeepStrictEqual(fieldOf(before, field), fieldOf(after, field))),
  };
}

function hasScripts({ scripts, descriptor }: ReleaseEvidence): boolean {
  return scripts.size > 0 || descriptor.files.every(({ path }) => !path.endsWith('.js'));
}

function remoteOf(release: ReleaseEvidence | undefined): RemoteDescriptor | undefined {
  return release?.descriptor.kind === 'remote' ? release.descriptor : undefined;
}

function fieldOf(release: ReleaseEvidence | undefined, field: string): unknown {
  return release && Object.entries(release.descriptor).find(([name]) => name === field)?.[1];
}

function pathsOf(release: RemoteDescriptor | undefined, screen: string): readonly string[] {
  return (release?.routes ?? []).filter((route) => moduleOf(route) === screen).map(({ path }) => path);
}

/** What identifies the content of some files, whatever they are called. */
function printsIn(
  release: ReleaseEvidence | undefined,
  files: readonly Pick<ReleaseFile, 'path' | 'integrity'>[] | undefined,
  isByContent: boolean,
): readonly string[] {
  return (files ?? []).map((file) => printOf(release, file, isByContent)).sort();
}

function printOf(
  release: ReleaseEvidence | undefined,
  { path, integrity }: Pick<ReleaseFile, 'path' | 'integrity'>,
  isByContent: boolean,
): string {
  return (isByContent ? release?.scripts.get(path) : undefined) ?? integrity;
}

interface Printed extends FileSize {
  readonly print: string;
}

/** The files of a release by their names without hashes; several may have one. */
function filesOf(release: ReleaseEvidence | undefined, isByContent: boolean): ReadonlyMap<string, readonly Printed[]> {
  const files = new Map<string, Printed[]>();
  for (const file of release?.descriptor.files ?? []) {
    const stem = stemOf(file.path);
    const printed = { path: file.path, size: file.size, print: printOf(release, file, isByContent) };
    files.set(stem, [...(files.get(stem) ?? []), printed]);
  }
  return files;
}

function fileDifference(
  before: ReadonlyMap<string, readonly Printed[]>,
  after: ReadonlyMap<string, readonly Printed[]>,
): Pick<ReleaseDifference, 'added' | 'changed' | 'removed' | 'same'> {
  const [added, changed, removed]: [FileSize[], FileSize[], FileSize[]] = [[], [], []];
  let same = 0;
  for (const stem of [...new Set([...before.keys(), ...after.keys()])].sort()) {
    const [was, is] = [before.get(stem) ?? [], after.get(stem) ?? []];
    const [old, now] = [new Set(was.map(({ print }) => print)), new Set(is.map(({ print }) => print))];
    const come = is.filter(({ print }) => !old.has(print)).map(sizeOf);
    const gone = was.filter(({ print }) => !now.has(print)).map(sizeOf);
    same += is.length - come.length;
    if (come.length === 1 && gone.length === 1) changed.push(...come);
    else {
      added.push(...come);
      removed.push(...gone);
    }
  }
  return { added, changed, removed, same };
}

function sizeOf({ path, size }: Printed): FileSize {
  return { path, size };
}
