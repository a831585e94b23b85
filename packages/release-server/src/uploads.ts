import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { ReleaseName } from '@parlour/release-contract/change';
import type { Caller } from '@parlour/release-contract/policy';
import { hasRight } from '@parlour/release-contract/rights';
import * as v from 'valibot';
import { descriptor } from './descriptor';
import type { BuiltFile } from './describe';
import { integrityOf } from './integrity';
import { Forbidden, RegistryRefusal } from './refusals';
import type { Registry } from './registry';
import type { Store } from './storage/store';
import { parseStored } from './stored';

/** What a release may have at most: files, bytes of one file, and of all together; characters of each text that says where it is from. */
export const uploadLimits = {
  files: 2_000,
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
  begin(caller: Caller, release: unknown, sbom: unknown): Promise<{ readonly missing: readonly UploadedFile[] }>;
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

  const read = async (named: ReleaseName): Promise<Upload & { descriptor: v.InferOutput<typeof descriptor> }> => {
    const bytes = await store.read(metaKey(named));
    const found = v.safeParse(upload, bytes && parseStored(bytes));
    if (!found.success) throw new RegistryRefusal(`nobody began to publish ${named.name} ${named.version}`);
    return { ...found.output, descriptor: parseDescriptor(found.output.release) };
  };

  const filesOf = async (named: ReleaseName, { path }: { readonly path: string }) => {
    const found = await Promise.all(
      encodings.map(async (encoding) => [encoding, await store.read(fileKey(named, { path, encoding }))] as const),
    );
    return Object.fromEntries(found) as Record<UploadedFile['encoding'], Buffer | undefined>;
  };

  const missingOf = async (parsed: v.InferOutput<typeof descriptor>): Promise<UploadedFile[]> => {
    const missing = await Promise.all(
      parsed.files.map(async (file) => {
        const { identity, br } = await filesOf(parsed, file);
        const isThere = identity !== undefined && integrityOf(identity) === file.integrity;
        // The smaller size that a descriptor claims is that of a compressed file, which has to come with it.
        const needsBrotli = file.brotli !== file.size && br?.length !== file.brotli;
        return [
          ...(isThere ? [] : [{ path: file.path, encoding: 'identity' as const }]),
          ...(needsBrotli ? [{ path: file.path, encoding: 'br' as const }] : []),
        ];
      }),
    );
    return missing.flat();
  };

  const remove = async (named: ReleaseName) => {
    const bytes = await store.read(metaKey(named));
    const found = v.safeParse(upload, bytes && parseStored(bytes));
    if (found.success) {
      for (const { path } of parseDescriptor(found.output.release).files)
        for (const encoding of encodings) await store.remove(fileKey(named, { path, encoding }));
    }
    await store.remove(metaKey(named));
  };

  const removeStale = async (name: string) => {
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
      return { missing: await missingOf(next) };
    },
    put: async (caller, named, file, bytes) => {
      demandRight(caller, named.name);
      const { descriptor: next } = await read(named);
      const known = next.files.find(({ path }) => path === file.path);
      if (known === undefined) throw new RegistryRefusal(`${file.path} is not a file of ${named.name} ${named.version}`);
      const plain = await decoded(file.encoding, bytes, known.size);
      if (plain === undefined || integrityOf(plain) !== known.integrity)
        throw new RegistryRefusal(`${file.path}${suffixes[file.encoding]} does not have the bytes that the descriptor names`);
      if (plain.length !== known.size)
        throw new RegistryRefusal(`${file.path} has ${plain.length} bytes, the descriptor says ${known.size}`);
      if (file.encoding === 'br' && bytes.length !== known.brotli)
        throw new RegistryRefusal(`${file.path}.br has ${bytes.length} bytes, the descriptor says ${known.brotli}`);
      await store.write(fileKey(named, file), bytes);
    },
    complete: async (caller, named) => {
      demandRight(caller, named.name);
      const { descriptor: next, release, sbom } = await read(named);
      const missing = await missingOf(next);
      if (missing.length > 0) {
        const names = missing.slice(0, 3).map(({ path, encoding }) => path + suffixes[encoding]);
        throw new RegistryRefusal(`${missing.length} files are missing: ${names.join(', ')}${missing.length > 3 ? ', …' : ''}`);
      }
      const files = await Promise.all(
        next.files.map(async (file): Promise<BuiltFile> => {
          const { identity, br, gzip } = await filesOf(next, file);
          if (identity === undefined) throw new RegistryRefusal(`${file.path} is missing`);
          const twins = [
            ...(br === undefined ? [] : [{ suffix: '.br' as const, bytes: br }]),
            ...(gzip === undefined ? [] : [{ suffix: '.gz' as const, bytes: gzip }]),
          ];
          return { ...file, bytes: identity, twins };
        }),
      );
      const outcome = await registry.publishSigned(release, files, sbom);
      await remove(named);
      return outcome;
    },
  };
}

function parseDescriptor({
  signature: _signature,
  ...body
}: Readonly<Record<string, unknown>>): v.InferOutput<typeof descriptor> {
  const parsed = v.safeParse(descriptor, body);
  if (!parsed.success) throw new RegistryRefusal(`the descriptor is not valid: ${sentenceOf(parsed.issues)}`);
  return parsed.output;
}

function demandLimits({ files, name, version, revision, source }: v.InferOutput<typeof descriptor>): void {
  const label = `${name} ${version}`;
  const paths = files.map(({ path }) => path);
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  const largest = files.toSorted((one, other) => other.size - one.size)[0];
  if (files.length > uploadLimits.files)
    throw new RegistryRefusal(`${label} has ${files.length} files, at most ${uploadLimits.files} are allowed`);
  if (new Set(paths).size !== paths.length) throw new RegistryRefusal(`${label} names a file twice`);
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

/** The plain bytes of a file, at most as many as it should have; undefined when they cannot be decoded. */
async function decoded(encoding: UploadedFile['encoding'], bytes: Buffer, size: number): Promise<Buffer | undefined> {
  if (encoding === 'identity') return bytes;
  const decode = promisify<Buffer, { maxOutputLength: number }, Buffer>(encoding === 'br' ? brotliDecompress : gunzip);
  return decode(bytes, { maxOutputLength: Math.max(size, 1) }).catch(() => undefined);
}

function sentenceOf([issue]: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string {
  return [v.getDotPath(issue), issue.message].filter(Boolean).join(': ');
}
