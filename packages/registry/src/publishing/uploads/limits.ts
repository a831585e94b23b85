import { nameLimits } from '@parlour/release-contract/names';
import { type Descriptor, label, storedFiles } from '../descriptor';
import { manifestFaults } from '../../gate/manifestShare';
import { RegistryRefusal } from '../../registry/refusals';

/**
 * Limits of a release: number of files, characters of a path and of each of its parts, bytes of a file and of all files, and
 * characters of each provenance text. Compressed variants are counted separately: all Brotli variants together may have as many
 * bytes as all files.
 */
export const uploadLimits = {
  files: 2_000,
  path: 500,
  /** File systems allow 255 bytes, of which the store needs some for temporary names. */
  pathPart: 200,
  fileBytes: 8_000_000,
  bytes: 64_000_000,
  sbomBytes: 4_000_000,
  provenance: 500,
  /** Incomplete uploads of an app; the oldest is removed for a new one. */
  unfinished: 4,
  /** Bytes of all stored files of an app. */
  appBytes: 2_000_000_000,
} as const;

/** The maximum size of a compressed variant: small files grow, and large files that cannot be compressed grow by a thousandth. */
export function mostTwinBytes(size: number): number {
  return size + 100 + Math.ceil(size / 1_000);
}

/** Throws one sentence when a release exceeds a limit. */
export function demandLimits(release: Descriptor): void {
  const fault =
    nameFault(release) ?? pathFault(release) ?? byteFault(release) ?? sourceFault(release) ?? manifestFaults(release)[0];
  if (fault !== undefined) throw new RegistryRefusal(fault);
}

function nameFault({ name, version }: Descriptor): string | undefined {
  for (const [what, text] of Object.entries({ name, version })) {
    const most = nameLimits[what === 'name' ? 'app' : 'version'];
    if (text.length > most) return `the ${what} ${text.slice(0, 40)}… has ${text.length} characters, at most ${most} are allowed`;
  }
  return undefined;
}

function pathFault(release: Descriptor): string | undefined {
  const paths = storedFiles(release).map(({ path }) => path);
  if (paths.length > uploadLimits.files)
    return `${label(release)} has ${paths.length} files, at most ${uploadLimits.files} are allowed`;
  const long = paths.find(({ length }) => length > uploadLimits.path);
  // The folders of a path of a megabyte would fill the gateway's memory.
  if (long !== undefined)
    return `a path in ${label(release)}, ${long.slice(0, 40)}…, has ${long.length} characters, at most ${uploadLimits.path} are allowed`;
  const part = paths.flatMap((path) => path.split('/')).find(({ length }) => length > uploadLimits.pathPart);
  if (part !== undefined)
    return `the name ${part.slice(0, 40)}… in ${label(release)} has ${part.length} characters, at most ${uploadLimits.pathPart} are allowed`;
  if (new Set(paths).size !== paths.length) return `${label(release)} names a file twice`;
  const stored = new Set(paths.flatMap((path) => ['', '.br', '.gz'].map((suffix) => path + suffix)));
  const [folder] = paths.flatMap((path) => foldersOf(path).find((one) => stored.has(one)) ?? []);
  if (folder !== undefined) return `${folder} is a file and a folder of ${label(release)}, which no disk can store`;
  const compressed = paths.find((path) => /\.(br|gz)$/.test(path));
  return compressed && `${compressed} is the name of a compressed file, which the descriptor does not list`;
}

function byteFault(release: Descriptor): string | undefined {
  const files = storedFiles(release);
  const isCount = (number: number) => Number.isSafeInteger(number) && number >= 0;
  const odd = files.find(({ size, brotli }) => !isCount(size) || !isCount(brotli));
  if (odd !== undefined) return `${odd.path} has no number of bytes`;
  const largest = files.toSorted((one, other) => other.size - one.size)[0];
  if (largest !== undefined && largest.size > uploadLimits.fileBytes)
    return `${largest.path} has ${largest.size} bytes, at most ${uploadLimits.fileBytes} are allowed`;
  const grown = files.find(({ size, brotli }) => brotli > mostTwinBytes(size));
  if (grown !== undefined)
    return `${grown.path}.br has ${grown.brotli} bytes, more than ${grown.path} itself, which has ${grown.size}`;
  for (const kind of ['size', 'brotli'] as const) {
    const bytes = files.reduce((sum, file) => sum + file[kind], 0);
    if (bytes > uploadLimits.bytes)
      return `${label(release)} has ${bytes} bytes${kind === 'size' ? '' : ' compressed'}, at most ${uploadLimits.bytes} are allowed`;
  }
  return undefined;
}

function sourceFault(release: Descriptor): string | undefined {
  const { revision, source } = release;
  const long = Object.entries({ revision, ...source }).find(([, text]) => text.length > uploadLimits.provenance);
  if (long === undefined) return undefined;
  const [what, text] = long;
  return `the ${what} of ${label(release)} has ${text.length} characters, at most ${uploadLimits.provenance} are allowed`;
}

/** `js` and `js/lib` of `js/lib/a.js`. */
function foldersOf(path: string): readonly string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_part, index) => parts.slice(0, index + 1).join('/'));
}
