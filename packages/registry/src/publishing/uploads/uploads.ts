import type { ReleaseName } from '@parlour/release-contract/change';
import type { Caller } from '@parlour/release-contract/policy';
import { mayPublish, mayShow } from '@parlour/release-contract/rights';
import * as v from 'valibot';
import { forEachFile, forEachOf } from '../../registry/concurrency';
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

/** Uploads whose lists of files are in memory. */
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

/** Publishes releases over the network, file by file; nothing of a release is visible before it is complete. */
export interface Uploads {
  /** Throws when a caller may not publish a release; called before the body of a request is read. */
  demandRight(caller: Caller, release: ReleaseName): void;
  /** Begins or resumes an upload; returns the files that are missing. */
  begin(
    caller: Caller,
    release: unknown,
    sbom: unknown,
  ): Promise<{
    readonly missing: readonly UploadedFile[];
    /** Larger files may be written to the store directly; undefined when none may. */
    readonly directAbove?: number;
  }>;
  /** Throws when the announced size of a file is too large. */
  demandSize(named: ReleaseName, file: UploadedFile, bytes: number): Promise<void>;
  /** A presigned address for one file of this size and SHA-256 (base64). The content is checked when the upload is completed. */
  address(
    caller: Caller,
    named: ReleaseName,
    file: UploadedFile,
    value: { readonly size: number; readonly sha256: string },
  ): Promise<DirectAddress>;
  /** Stores a file after comparing it with the descriptor. */
  put(caller: Caller, named: ReleaseName, file: UploadedFile, bytes: Buffer): Promise<void>;
  /** Publishes the release when all files are there; `known` when it was already published with the same content. */
  complete(caller: Caller, named: ReleaseName): Promise<'published' | 'known'>;
}

const encodings = ['identity', 'br', 'gzip'] as const;

/** Limits how many uploads are checked at once. */
const CHECKED_AT_ONCE = { what: 'uploads', atOnce: 2, ownAtOnce: 1, ownWaiting: 16, allWaiting: 200 };

/** Creates uploads into a store; the callers are already authenticated. */
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

  const demandRight = (caller: Caller, release: ReleaseName) => {
    if (mayPublish(caller, release)) return;
    throw new Forbidden(`${caller.author.name} lacks the right "publish" for ${release.name}${onlyPreviews(caller, release)}`);
  };

  const read = async (named: ReleaseName): Promise<Upload & { descriptor: Parsed }> => {
    const bytes = await store.read(metaKey(named));
    const parsed = v.safeParse(upload, bytes && parseStored(bytes));
    if (!parsed.success) throw new RegistryRefusal(`nobody began to publish ${named.name} ${named.version}`);
    return { ...parsed.output, descriptor: parseDescriptor(parsed.output.release) };
  };

  /** The files of an upload. Its document may have six megabytes, so it is read again only after it was written again. */
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

  /** The stored encodings of a file, and those that are missing or differ from the descriptor. */
  const gatherFile = async (named: ReleaseName, file: ReleaseFile) => {
    const { path } = file;
    const bytesOf = new Map<UploadedFile['encoding'], Buffer>();
    const missing: UploadedFile[] = [];
    // A descriptor that claims a smaller size for Brotli requires the compressed variant.
    const isNeeded = { identity: true, br: file.brotli !== file.size, gzip: false };
    for (const encoding of encodings) {
      const bytes = await store.read(fileKey(named, { path, encoding }));
      const isRight = bytes !== undefined && (await faultOf(file, encoding, bytes)) === undefined;
      if (isRight) bytesOf.set(encoding, bytes);
      else if (isNeeded[encoding] || bytes !== undefined) missing.push({ path, encoding });
    }
    return { bytesOf, missing };
  };
  /** The missing files of a release; large files are read one at a time. */
  const missingOf = async (parsed: Parsed): Promise<readonly UploadedFile[]> => {
    const missing = new Map<string, readonly UploadedFile[]>();
    await forEachFile(storedFiles(parsed), async (file) => {
      missing.set(file.path, (await gatherFile(parsed, file)).missing);
    });
    return storedFiles(parsed).flatMap(({ path }) => missing.get(path) ?? []);
  };

  /** Removes everything below a key, also files that were written to the store directly or for an earlier descriptor. */
  const removeBelow = async (key: string): Promise<void> => {
    const names = await store.list(key);
    if (names.length === 0) await store.remove(key);
    await forEachOf(names, FILES_AT_ONCE, (name) => removeBelow(`${key}/${name}`));
  };

  const remove = async (named: ReleaseName) => {
    await removeBelow(`${FILES}/${named.name}/${named.version}`);
    await store.remove(metaKey(named));
  };

  /** Makes room for an upload: removes abandoned uploads, and the oldest ones of too many. */
  const makeRoom = async ({ name, version }: ReleaseName) => {
    // The files are listed before the documents, because an upload writes its document before its first file.
    const versions = await store.list(`${FILES}/${name}`);
    const known = (await store.list(`${META}/${name}`)).map((file) => file.replace(/\.json$/, ''));
    for (const one of versions) if (!known.includes(one)) await removeBelow(`${FILES}/${name}/${one}`);
    const others = known.filter((one) => one !== version).map((one) => ({ name, version: one }));
    const aged = await Promise.all(others.map(async (named) => ({ named, at: (await store.storedAt(metaKey(named))) ?? 0 })));
    const recent = aged.filter(({ at }) => now() - at <= STALE_MS).toSorted((one, other) => other.at - one.at);
    const removed = aged.filter((one) => !recent.slice(0, unfinished - 1).includes(one));
    for (const { named } of removed) await remove(named);
  };

  return {
    demandRight,
    begin: async (caller, release, sbom) => {
      const parsed = v.safeParse(upload, { release, sbom, at: now() });
      if (!parsed.success) throw new RegistryRefusal(sentenceOf(parsed.issues));
      const next = parseDescriptor(parsed.output.release);
      demandRight(caller, next);
      demandLimits(next);
      if (next.sbom !== (await integrityLater(Buffer.from(parsed.output.sbom))))
        throw new RegistryRefusal('the bill of materials is not the one that the descriptor names');
      const fault = packageFault(parsed.output.sbom);
      if (fault !== undefined) throw new RegistryRefusal(fault);
      await registry.demandPublishable(parsed.output.release, caller.certificate);
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
      demandRight(caller, named);
      const { direct } = store;
      const known = await fileIn(named, file);
      const fault = sizeFault(known, file.encoding, size);
      if (fault !== undefined) throw new RegistryRefusal(fault);
      if (direct === undefined || size <= direct.above || size > uploadLimits.fileBytes)
        throw new RegistryRefusal(`${nameOf(file)} has to be sent through the site`);
      return direct.address(fileKey(named, file), { size, sha256 });
    },
    put: async (caller, named, file, bytes) => {
      demandRight(caller, named);
      const fault = await faultOf(await fileIn(named, file), file.encoding, bytes);
      if (fault !== undefined) throw new RegistryRefusal(fault);
      await store.write(fileKey(named, file), bytes);
    },
    complete: async (caller, named) => {
      demandRight(caller, named);
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
          // Read and checked again, so that exactly the checked bytes are published.
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
        const outcome = await registry.publishSigned(release, files, sbom, { certificate: caller.certificate });
        begun.delete(metaKey(named));
        await remove(named);
        return outcome;
      });
    },
  };
}

/** A job that may publish previews alone is told so. */
function onlyPreviews(caller: Caller, { name }: ReleaseName): string {
  return mayShow(caller, name) ? '; this job may publish previews of it alone' : '';
}

/** The cached list of an upload's files. */
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
