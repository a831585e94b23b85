import type { ReleaseName } from '@parlour/release-contract/change';
import type { Caller } from '@parlour/release-contract/policy';
import { hasRight } from '@parlour/release-contract/rights';
import * as v from 'valibot';
import { forEachFile, forEachOf } from '../../registry/atOnce';
import { descriptor, type ReleaseFile, storedFiles } from '../descriptor';
import { createFairQueue } from '../../gate/fairQueue';
import { demandFormat } from '../../storage/formats';
import { integrityLater } from '../integrity';
import { Forbidden, RegistryRefusal } from '../../registry/refusals';
import type { Registry } from '../../registry/registry';
import { FILES_AT_ONCE, type FileToStore } from '../../registry/releases';
import { packageFault } from '../sbom';
import type { DirectAddress, Store } from '../../storage/store';
import { parseStored } from '../../storage/parseStored';
import { faultOf, nameOf, sizeFault, suffixes, type UploadedFile } from './checkFile';
import { demandLimits, uploadLimits } from './limits';
import { createQuota } from './quota';

/** Uploads whose files are in memory by their names. */
const MOST_BEGUN = 16;
const STALE_MS = 24 * 3_600_000;
const META = 'uploads/meta';
const FILES = 'uploads/files';

const signature = v.strictObject({ key: v.string(), value: v.string() });
const upload = v.strictObject({
  /** The signed descriptor, exactly as it was signed. */
  release: v.looseObject({ signature }),
  sbom: v.pipe(v.string(), v.maxLength(uploadLimits.sbomBytes, 'the bill of materials is too large')),
  at: v.number(),
});
type Upload = v.InferOutput<typeof upload>;

/** Releases that are published over the network, a file at a time; nothing of them is visible before they are complete. */
export interface Uploads {
  /** Throws when a caller may not publish an app: before anything of a request is read. */
  demandRight(caller: Caller, name: string): void;
  /** Begins an upload or goes on with it; returns what is still missing. */
  begin(
    caller: Caller,
    release: unknown,
    sbom: unknown,
  ): Promise<{
    readonly missing: readonly UploadedFile[];
    /** Files of more bytes may be written to the store directly; undefined where none may. */
    readonly directAbove?: number;
  }>;
  /** Throws when a file that begins to arrive has more bytes than it may. */
  demandSize(named: ReleaseName, file: UploadedFile, bytes: number): Promise<void>;
  /** An address of the store for one file, by the size and SHA-256 (base64) that its sender says; it is checked when all are there. */
  address(
    caller: Caller,
    named: ReleaseName,
    file: UploadedFile,
    value: { readonly size: number; readonly sha256: string },
  ): Promise<DirectAddress>;
  /** Stores a file, which has to be the one that the descriptor names. */
  put(caller: Caller, named: ReleaseName, file: UploadedFile, bytes: Buffer): Promise<void>;
  /** Publishes the release when each of its files is there; `known` when it was published already, unchanged. */
  complete(caller: Caller, named: ReleaseName): Promise<'published' | 'known'>;
}

const encodings = ['identity', 'br', 'gzip'] as const;

/** Releases whose files are compared with their descriptor at once. */
const CHECKED_AT_ONCE = { what: 'uploads', atOnce: 2, ownAtOnce: 1, ownWaiting: 16, allWaiting: 200 };

/** Uploads into a store, on behalf of callers that the gateway knows. */
export function createUploads(
  registry: Registry,
  store: Store,
  now: () => number = Date.now,
  { appBytes, unfinished }: { readonly appBytes: number; readonly unfinished: number } = uploadLimits,
): Uploads {
  const quota = createQuota(registry, appBytes);
  const checking = createFairQueue(CHECKED_AT_ONCE);
  const begun = new Map<string, Begun>();
  const metaKey = ({ name, version }: ReleaseName) => `${META}/${name}/${version}.json`;
  const fileKey = ({ name, version }: ReleaseName, { path, encoding }: UploadedFile) =>
    `${FILES}/${name}/${version}/${path}${suffixes[encoding]}`;

  const demandRight = (caller: Caller, name: string) => {
    if (!hasRight(caller, name, 'publish')) throw new Forbidden(`${caller.author.name} lacks the right "publish" for ${name}`);
  };

  const read = async (named: ReleaseName): Promise<Upload & { descriptor: Parsed }> => {
    const bytes = await store.read(metaKey(named));
    const found = v.safeParse(upload, bytes && parseStored(bytes));
    if (!found.success) throw new RegistryRefusal(`nobody began to publish ${named.name} ${named.version}`);
    return { ...found.output, descriptor: parseDescriptor(found.output.release) };
  };

  /** The files of an upload that was begun. Its document may have six megabytes, so it is read again only when it was written again. */
  const filesOf = async (named: ReleaseName): Promise<Begun['files']> => {
    const key = metaKey(named);
    const writtenAt = await store.storedAt(key);
    const known = begun.get(key);
    if (known !== undefined && known.writtenAt === writtenAt) return known.files;
    const { descriptor: parsed } = await read(named);
    const files = new Map(storedFiles(parsed).map((file) => [file.path, file]));
    begun.delete(key);
    begun.set(key, { writtenAt, files });
    const [oldest] = begun.keys();
    if (begun.size > MOST_BEGUN && oldest !== undefined) begun.delete(oldest);
    return files;
  };
  const fileIn = async (named: ReleaseName, { path }: UploadedFile): Promise<ReleaseFile> => {
    const file = (await filesOf(named)).get(path);
    if (file === undefined) throw new RegistryRefusal(`${path} is not a file of ${named.name} ${named.version}`);
    return file;
  };

  /** What is there of a file, one encoding after the other, and which of them are still missing or are not what the descriptor names. */
  const gatherFile = async (named: ReleaseName, file: ReleaseFile) => {
    const { path } = file;
    const bytesOf = new Map<UploadedFile['encoding'], Buffer>();
    const missing: UploadedFile[] = [];
    // The smaller size that a descriptor claims is that of a compressed file, which has to come with it.
    const isNeeded = { identity: true, br: file.brotli !== file.size, gzip: false };
    for (const encoding of encodings) {
      const bytes = await store.read(fileKey(named, { path, encoding }));
      const isRight = bytes !== undefined && (await faultOf(file, encoding, bytes)) === undefined;
      if (isRight) bytesOf.set(encoding, bytes);
      else if (isNeeded[encoding] || bytes !== undefined) missing.push({ path, encoding });
    }
    return { bytesOf, missing };
  };
  /** What is missing of all files; large ones are in memory one at a time. */
  const missingOf = async (parsed: Parsed): Promise<readonly UploadedFile[]> => {
    const missing = new Map<string, readonly UploadedFile[]>();
    await forEachFile(storedFiles(parsed), async (file) => {
      missing.set(file.path, (await gatherFile(parsed, file)).missing);
    });
    return storedFiles(parsed).flatMap(({ path }) => missing.get(path) ?? []);
  };

  /** All below a key, whatever it is: also what was written to the store directly, or for a descriptor that is not valid any more. */
  const removeBelow = async (key: string): Promise<void> => {
    const names = await store.list(key);
    if (names.length === 0) await store.remove(key);
    await forEachOf(names, FILES_AT_ONCE, (name) => removeBelow(`${key}/${name}`));
  };

  const remove = async (named: ReleaseName) => {
    await removeBelow(`${FILES}/${named.name}/${named.version}`);
    await store.remove(metaKey(named));
  };

  /** Makes room for the upload of a release: removes what nobody goes on with, and the oldest of too many. */
  const makeRoom = async ({ name, version }: ReleaseName) => {
    // Listed first: an upload has its meta before its first file.
    const versions = await store.list(`${FILES}/${name}`);
    const known = (await store.list(`${META}/${name}`)).map((file) => file.replace(/\.json$/, ''));
    for (const one of versions) if (!known.includes(one)) await removeBelow(`${FILES}/${name}/${one}`);
    const others = known.filter((one) => one !== version).map((one) => ({ name, version: one }));
    const aged = await Promise.all(others.map(async (named) => ({ named, at: (await store.storedAt(metaKey(named))) ?? 0 })));
    const kept = aged.filter(({ at }) => now() - at <= STALE_MS).toSorted((one, other) => other.at - one.at);
    const gone = aged.filter((one) => !kept.slice(0, unfinished - 1).includes(one));
    for (const { named } of gone) await remove(named);
  };

  return {
    demandRight,
    begin: async (caller, release, sbom) => {
      const parsed = v.safeParse(upload, { release, sbom, at: now() });
      if (!parsed.success) throw new RegistryRefusal(sentenceOf(parsed.issues));
      const next = parseDescriptor(parsed.output.release);
      demandRight(caller, next.name);
      demandLimits(next);
      if (next.sbom !== (await integrityLater(Buffer.from(parsed.output.sbom))))
        throw new RegistryRefusal('the bill of materials is not the one that the descriptor names');
      const fault = packageFault(parsed.output.sbom);
      if (fault !== undefined) throw new RegistryRefusal(fault);
      await registry.demandPublishable(parsed.output.release);
      await quota.demandRoom(next);
      return checking(next.name, async () => {
        await makeRoom(next);
        await store.write(metaKey(next), Buffer.from(JSON.stringify(parsed.output)));
        begun.delete(metaKey(next));
        return { missing: await missingOf(next), ...(store.direct && { directAbove: store.direct.above }) };
      });
    },
    demandSize: async (named, file, bytes) => {
      const fault = sizeFault(await fileIn(named, file), file.encoding, bytes);
      if (fault !== undefined) throw new RegistryRefusal(fault);
    },
    address: async (caller, named, file, { size, sha256 }) => {
      demandRight(caller, named.name);
      const { direct } = store;
      const known = await fileIn(named, file);
      const fault = sizeFault(known, file.encoding, size);
      if (fault !== undefined) throw new RegistryRefusal(fault);
      if (direct === undefined || size <= direct.above || size > uploadLimits.fileBytes)
        throw new RegistryRefusal(`${nameOf(file)} has to be sent through the site`);
      return direct.address(fileKey(named, file), { size, sha256 });
    },
    put: async (caller, named, file, bytes) => {
      demandRight(caller, named.name);
      const fault = await faultOf(await fileIn(named, file), file.encoding, bytes);
      if (fault !== undefined) throw new RegistryRefusal(fault);
      await store.write(fileKey(named, file), bytes);
    },
    complete: async (caller, named) => {
      demandRight(caller, named.name);
      return checking(named.name, async () => {
        const { descriptor: next, release, sbom } = await read(named);
        await quota.demandRoom(next);
        const missing = await missingOf(next);
        if (missing.length > 0) {
          const names = missing.slice(0, 3).map(nameOf);
          throw new RegistryRefusal(`${missing.length} files are missing: ${names.join(', ')}${missing.length > 3 ? ', …' : ''}`);
        }
        const files = storedFiles(next).map((file): FileToStore => ({
          ...file,
          // What is published are the bytes that are checked here, and not what was there a moment before.
          read: async () => {
            const { bytesOf } = await gatherFile(next, file);
            const [bytes, br, gzip] = encodings.map((encoding) => bytesOf.get(encoding));
            if (bytes === undefined || (br === undefined && file.brotli !== file.size))
              throw new RegistryRefusal(`${file.path} was changed while it was published; publish it again`);
            const twins = [
              ...(br === undefined ? [] : [{ suffix: '.br' as const, bytes: br }]),
              ...(gzip === undefined ? [] : [{ suffix: '.gz' as const, bytes: gzip }]),
            ];
            return { bytes, twins };
          },
        }));
        const outcome = await registry.publishSigned(release, files, sbom);
        begun.delete(metaKey(named));
        await remove(named);
        return outcome;
      });
    },
  };
}

/** What is known of an upload. */
interface Begun {
  /** When its document was written, ms since 1970. */
  readonly writtenAt: number | undefined;
  readonly files: ReadonlyMap<string, ReleaseFile>;
}

type Parsed = v.InferOutput<typeof descriptor>;

function parseDescriptor({ signature: _signature, ...body }: Readonly<Record<string, unknown>>): Parsed {
  demandFormat('descriptor', body, 'the descriptor');
  const parsed = v.safeParse(descriptor, body);
  if (!parsed.success) throw new RegistryRefusal(`the descriptor is not valid: ${sentenceOf(parsed.issues)}`);
  return parsed.output;
}

function sentenceOf([issue]: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string {
  return [v.getDotPath(issue), issue.message].filter(Boolean).join(': ');
}
