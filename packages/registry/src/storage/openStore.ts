import { randomUUID } from 'node:crypto';
import path from 'node:path';
import * as v from 'valibot';
import type { Bucket } from './s3Store';
import { fileStore } from './fileStore';
import type { Store } from './store';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty('is empty'));
const address = v.pipe(
  text,
  v.regex(/^https?:\/\/[^/]/, 'is not an address like https://host'),
  v.url('is not an address like https://host'),
);
const settings = v.object({
  RELEASES_S3_BUCKET: v.optional(text),
  RELEASES_S3_ENDPOINT: v.optional(address),
  RELEASES_S3_REGION: v.optional(text),
  RELEASES_S3_ACCESS_KEY_ID: v.optional(text),
  RELEASES_S3_SECRET_ACCESS_KEY: v.optional(text),
  RELEASES_S3_DIRECT_ABOVE_KB: v.optional(v.pipe(text, v.regex(/^\d{1,6}$/, 'is not a number of kB'), v.transform(Number))),
  RELEASES_S3_DIRECT_ENDPOINT: v.optional(address),
  RELEASES_S3_PREFIX: v.optional(
    v.pipe(v.string(), v.trim(), v.regex(/^(?!.*(^|\/)\.{0,2}\/)[^\\]*$/, 'is not a path like parlour/live')),
  ),
});

/** The environment variables of a bucket. */
export const storeVariables = Object.keys(settings.entries);

/**
 * Opens the store that the environment names: the bucket of `RELEASES_S3_*`, otherwise the folder `registry` in `DATA_DIR`.
 * Throws one sentence when the configuration is incomplete or the bucket cannot be used.
 */
export async function openStore(env: NodeJS.ProcessEnv): Promise<Store> {
  const bucket = readBucket(env);
  if (bucket === undefined) return fileStore(path.resolve(env['DATA_DIR'] ?? '.parlour', 'registry'));
  // Loaded only when needed, because the client takes a quarter of a second to load.
  const { bucketStore } = await import(/* webpackChunkName: "s3" */ './s3Store');
  const store = bucketStore(bucket);
  await demandConditionalWrites(store, bucket);
  return store;
}

/** The bucket that the environment names; undefined when it names none. */
export function readBucket(env: NodeJS.ProcessEnv): Bucket | undefined {
  const parsed = v.safeParse(settings, env);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new Error(`${v.getDotPath(issue)} ${issue.message}`);
  }
  const {
    RELEASES_S3_BUCKET: name,
    RELEASES_S3_ENDPOINT: endpoint,
    RELEASES_S3_REGION: region = 'us-east-1',
    RELEASES_S3_ACCESS_KEY_ID: accessKeyId,
    RELEASES_S3_SECRET_ACCESS_KEY: secretAccessKey,
    RELEASES_S3_DIRECT_ABOVE_KB: aboveKb,
    RELEASES_S3_DIRECT_ENDPOINT: directEndpoint,
    RELEASES_S3_PREFIX: prefix = '',
  } = parsed.output;
  if (name === undefined) {
    const [set] = Object.keys(parsed.output);
    if (set === undefined) return undefined;
    throw new Error(`${set} is set, but RELEASES_S3_BUCKET is not`);
  }
  const credentials = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined;
  if (credentials === undefined && (accessKeyId ?? secretAccessKey) !== undefined) {
    throw new Error('RELEASES_S3_ACCESS_KEY_ID and RELEASES_S3_SECRET_ACCESS_KEY are only of use together');
  }
  if (aboveKb === undefined && directEndpoint !== undefined)
    throw new Error('RELEASES_S3_DIRECT_ENDPOINT is set, but RELEASES_S3_DIRECT_ABOVE_KB is not');
  const direct = aboveKb === undefined ? undefined : { above: aboveKb * 1000, endpoint: directEndpoint };
  return { name, region, endpoint, credentials, direct, prefix: prefix === '' ? '' : `${prefix.replace(/\/$/, '')}/` };
}

/** A bucket that ignores the condition would let two operators overwrite each other's changes silently. */
async function demandConditionalWrites(store: Store, { name, endpoint = 'Amazon S3' }: Bucket): Promise<void> {
  const isCreatedAgain = await createTwice(store).catch((error: unknown) => {
    throw new Error(`the bucket "${name}" at ${endpoint} cannot be used: ${reasonOf(error)}`);
  });
  if (isCreatedAgain) {
    throw new Error(
      `the bucket "${name}" at ${endpoint} ignores conditional writes (If-None-Match), without which two operators could overwrite each other`,
    );
  }
}

async function createTwice(store: Store): Promise<boolean> {
  const key = `probe/${randomUUID()}`;
  const create = () => store.create(key, Buffer.from('free'));
  try {
    await create();
    return await create();
  } finally {
    await store.remove(key).catch(() => undefined);
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message === '' || error.message === 'UnknownError' ? error.name : error.message;
}
