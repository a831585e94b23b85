import { forEachOf } from '../../registry/concurrency';
import { type Descriptor, storedFiles } from '../descriptor';
import { RegistryRefusal } from '../../registry/refusals';
import { FILES_AT_ONCE, type Releases } from '../../registry/releases';
import { COMMAND } from '../../registry/commandName';

/** The limit of the bytes that the releases of an app may use in a store. */
export interface Quota {
  /** Throws one sentence when one more release would exceed the limit. */
  demandRoom(next: Descriptor): Promise<void>;
}

/**
 * Sums the file sizes in the descriptors of an app's releases without reading the files. Descriptors never change, so they are
 * cached.
 */
export function createQuota(releases: Pick<Releases, 'versionsWithFiles' | 'descriptor'>, mostBytes: number): Quota {
  const known = new Map<string, number>();
  const bytesOf = async (name: string, version: string): Promise<number> => {
    const key = `${name}@${version}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    // A descriptor of another version of Parlour or an incomplete one; its size is unknown.
    const descriptor = await releases.descriptor(name, version).catch(() => undefined);
    if (descriptor === undefined) return 0;
    const bytes = bytesIn(descriptor);
    known.set(key, bytes);
    return bytes;
  };
  return {
    demandRoom: async (next) => {
      const { name, version } = next;
      let sum = bytesIn(next);
      const others = (await releases.versionsWithFiles(name)).filter((one) => one !== version);
      await forEachOf(others, FILES_AT_ONCE, async (other) => {
        sum += await bytesOf(name, other);
      });
      if (sum > mostBytes)
        throw new RegistryRefusal(
          `the releases of ${name} would have ${megabytes(sum)}, at most ${megabytes(mostBytes)} are allowed; operations remove old ones with: ${COMMAND} gc`,
        );
    },
  };
}

function bytesIn(release: Descriptor): number {
  return storedFiles(release).reduce((sum, { size, brotli }) => sum + size + (brotli === size ? 0 : brotli), 0);
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(0)} MB`;
}
