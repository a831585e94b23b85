import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { ReleaseName } from '@parlour/release-contract/change';
import type { Caller } from '@parlour/release-contract/policy';
import { hasRight } from '@parlour/release-contract/rights';
import * as v from 'valibot';
import { forEachOf } from './atOnce';
import { descriptor, type ReleaseFile, storedFiles } from './descriptor';
import type { BuiltFile } from './describe';
import { demandFormat } from './formats';
import { integrityOf } from './integrity';
import { Forbidden, RegistryRefusal } from './refusals';
import type { Registry } from './registry';
import { FILES_AT_ONCE } from './releases';
import type { DirectAddress, Store } from './storage/store';
import { parseStored } from './stored';

/**
 * What a release may have at most: files, characters of the path of one, bytes of one, and of all together; characters of each text that
 * says where it is from.
 */
export const uploadLimits = {
  files: 2_000,
  path: 500,
  fileBytes: 8_000_000,
  bytes: 64_000_000,
  sbomBytes: 4_000_000,
  provenance: 500,
} as const;

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

/** A file of an upload: itself, or compressed for browsers that accept it. */
export interface UploadedFile {
  readonly path: string;
  readonly encoding: 'identity' | 'br' | 'gzip';
}

/** Releases that are published over the network, a file at a time; nothing of them is visible before they are complete. */
export interface Uploads {
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

const suffixes = { identity: '', br: '.br', gzip: '.gz' } as const;
const encodings = ['identity', 'br', 'gzip'] as const;

/** Uploads into a store, on behalf of callers that the gateway knows. */
export function createUploads(registry: Registry, store: Store, now: () => number = Date.now): Uploads {
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

  /** What is there of a file, and which of its encodings are still missing or are not what the descriptor names. */
  const gatherFile = async (named: ReleaseName, file: ReleaseFile) => {
    const { path } = file;
    const found = await Promise.all(
      encodings.map(async (encoding) => {
        const bytes = await store.read(fileKey(named, { path, encoding }));
        return { encoding, bytes, isRight: bytes !== undefined && (await faultOf(file, encoding, bytes)) === undefined };
      }),
    );
    // The smaller size that a descriptor claims is that of a compressed file, which has to come with it.
    const isNeeded = { identity: true, br: file.brotli !== file.size, gzip: false };
    const missing = found.filter(({ encoding, bytes, isRight }) => !isRight && (isNeeded[encoding] || bytes !== undefined));
    return {
      file,
      missing: missing.map(({ encoding }): UploadedFile => ({ path, encoding })),
      bytesOf: (wanted: UploadedFile['encoding']) => found.find(({ encoding, isRight }) => encoding === wanted && isRight)?.bytes,
    };
  };
  const gather = (parsed: Parsed) => Promise.all(storedFiles(parsed).map((file) => gatherFile(parsed, file)));

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

  const removeStale = async (name: string) => {
    // Listed first: an upload has its meta before its first file.
    const versions = await store.list(`${FILES}/${name}`);
    const known = new Set((await store.list(`${META}/${name}`)).map((file) => file.replace(/\.json$/, '')));
    for (const version of versions) if (!known.has(version)) await removeBelow(`${FILES}/${name}/${version}`);
    for (const file of await store.list(`${META}/${name}`)) {
      const named = { name, version: file.replace(/\.json$/, '') };
      const bytes = await store.read(metaKey(named));
      const at = bytes && parseStored(bytes)?.['at'];
      if (typeof at !== 'number' || now() - at > STALE_MS) await remove(named);
    }
  };

  return {
    begin: async (caller, release, sbom) => {
      const parsed = v.safeParse(upload, { release, sbom, at: now() });
      if (!parsed.success) throw new RegistryRefusal(sentenceOf(parsed.issues));
      const next = parseDescriptor(parsed.output.release);
      demandRight(caller, next.name);
      demandLimits(next);
      if (next.sbom !== integrityOf(Buffer.from(parsed.output.sbom)))
        throw new RegistryRefusal('the bill of materials is not the one that the descriptor names');
      await registry.demandPublishable(parsed.output.release);
      await removeStale(next.name);
      await store.write(metaKey(next), Buffer.from(JSON.stringify(parsed.output)));
      const missing = (await gather(next)).flatMap((one) => one.missing);
      return { missing, ...(store.direct && { directAbove: store.direct.above }) };
    },
    address: async (caller, named, file, { size, sha256 }) => {
      demandRight(caller, named.name);
      const { direct } = store;
      const { descriptor: next } = await read(named);
      const known = fileIn(next, file);
      const { [file.encoding]: expected } = { identity: known.size, br: known.brotli, gzip: size };
      if (size !== expected) throw new RegistryRefusal(`${nameOf(file)} has ${size} bytes, the descriptor says ${expected}`);
      if (direct === undefined || size <= direct.above || size > uploadLimits.fileBytes)
        throw new RegistryRefusal(`${nameOf(file)} has to be sent through the site`);
      return direct.address(fileKey(named, file), { size, sha256 });
    },
    put: async (caller, named, file, bytes) => {
      demandRight(caller, named.name);
      const { descriptor: next } = await read(named);
      const fault = await faultOf(fileIn(next, file), file.encoding, bytes);
      if (fault !== undefined) throw new RegistryRefusal(fault);
      await store.write(fileKey(named, file), bytes);
    },
    complete: async (caller, named) => {
      demandRight(caller, named.name);
      const { descriptor: next, release, sbom } = await read(named);
      // What is published are the bytes that were checked here, and not what may be there a moment later.
      const gathered = await gather(next);
      const missing = gathered.flatMap((one) => one.missing);
      if (missing.length > 0) {
        const names = missing.slice(0, 3).map(nameOf);
        throw new RegistryRefusal(`${missing.length} files are missing: ${names.join(', ')}${missing.length > 3 ? ', …' : ''}`);
      }
      const files = gathered.map(({ file, bytesOf }): BuiltFile => {
        const [bytes, br, gzip] = encodings.map(bytesOf);
        if (bytes === undefined) throw new RegistryRefusal(`${file.path} is missing`);
        const twins = [
          ...(br === undefined ? [] : [{ suffix: '.br' as const, bytes: br }]),
          ...(gzip === undefined ? [] : [{ suffix: '.gz' as const, bytes: gzip }]),
        ];
        return { ...file, bytes, twins };
      });
      const outcome = await registry.publishSigned(release, files, sbom);
      await remove(named);
      return outcome;
    },
  };
}

type Parsed = v.InferOutput<typeof descriptor>;

function nameOf({ path, encoding }: UploadedFile): string {
  return path + suffixes[encoding];
}

function fileIn(release: Parsed, { path }: UploadedFile): ReleaseFile {
  const known = storedFiles(release).find((file) => file.path === path);
  if (known === undefined) throw new RegistryRefusal(`${path} is not a file of ${release.name} ${release.version}`);
  return known;
}

/** Why these are not the bytes of a file, or of it compressed; undefined when they are. */
async function faultOf(file: ReleaseFile, encoding: UploadedFile['encoding'], bytes: Buffer): Promise<string | undefined> {
  const { path, size, integrity, brotli } = file;
  const name = nameOf({ path, encoding });
  const plain = await decoded(encoding, bytes, size);
  if (plain === undefined || integrityOf(plain) !== integrity) return `${name} does not have the bytes that the descriptor names`;
  if (plain.length !== size) return `${path} has ${plain.length} bytes, the descriptor says ${size}`;
  if (encoding === 'br' && bytes.length !== brotli) return `${name} has ${bytes.length} bytes, the descriptor says ${brotli}`;
  return undefined;
}

function parseDescriptor({ signature: _signature, ...body }: Readonly<Record<string, unknown>>): Parsed {
  demandFormat('descriptor', body, 'the descriptor');
  const parsed = v.safeParse(descriptor, body);
  if (!parsed.success) throw new RegistryRefusal(`the descriptor is not valid: ${sentenceOf(parsed.issues)}`);
  return parsed.output;
}

function demandLimits(release: Parsed): void {
  const { name, version, revision, source } = release;
  const files = storedFiles(release);
  const label = `${name} ${version}`;
  const paths = files.map(({ path }) => path);
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  const largest = files.toSorted((one, other) => other.size - one.size)[0];
  if (files.length > uploadLimits.files)
    throw new RegistryRefusal(`${label} has ${files.length} files, at most ${uploadLimits.files} are allowed`);
  const long = paths.find(({ length }) => length > uploadLimits.path);
  // The folders of a path of a megabyte would fill the memory of the gateway.
  if (long !== undefined)
    throw new RegistryRefusal(
      `a path in ${label}, ${long.slice(0, 40)}…, has ${long.length} characters, at most ${uploadLimits.path} are allowed`,
    );
  if (new Set(paths).size !== paths.length) throw new RegistryRefusal(`${label} names a file twice`);
  const stored = new Set(paths.flatMap((path) => Object.values(suffixes).map((suffix) => path + suffix)));
  const [folder] = paths.flatMap((path) => foldersOf(path).find((one) => stored.has(one)) ?? []);
  if (folder !== undefined) throw new RegistryRefusal(`${folder} is a file and a folder of ${label}, which no disk can store`);
  const compressed = paths.find((path) => /\.(br|gz)$/.test(path));
  if (compressed !== undefined)
    throw new RegistryRefusal(`${compressed} is the name of a compressed file, which the descriptor does not list`);
  if (largest !== undefined && largest.size > uploadLimits.fileBytes)
    throw new RegistryRefusal(`${largest.path} has ${largest.size} bytes, at most ${uploadLimits.fileBytes} are allowed`);
  if (bytes > uploadLimits.bytes)
    throw new RegistryRefusal(`${label} has ${bytes} bytes, at most ${uploadLimits.bytes} are allowed`);
  for (const [what, text = ''] of Object.entries({ revision, ...source })) {
    if (text.length > uploadLimits.provenance)
      throw new RegistryRefusal(
        `the ${what} of ${label} has ${text.length} characters, at most ${uploadLimits.provenance} are allowed`,
      );
  }
}

/** `js` and `js/lib` of `js/lib/a.js`. */
function foldersOf(path: string): readonly string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_part, index) => parts.slice(0, index + 1).join('/'));
}

/** The plain bytes of a file, at most as many as it should have; undefined when they cannot be decoded. */
async function decoded(encoding: UploadedFile['encoding'], bytes: Buffer, size: number): Promise<Buffer | undefined> {
  if (encoding === 'identity') return bytes;
  const decode = promisify<Buffer, { maxOutputLength: number }, Buffer>(encoding === 'br' ? brotliDecompress : gunzip);
  return decode(bytes, { maxOutputLength: Math.max(size, 1) }).catch(() => undefined);
}

function sentenceOf([issue]: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string {
  return [v.getDotPath(issue), issue.message].filter(Boolean).join(': ');
}
