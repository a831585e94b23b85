import { randomUUID } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import pLimit from 'p-limit';
import { type DirectWrites, partsOf, type Store } from './store';

/** An S3-compatible bucket. */
export interface Bucket {
  readonly name: string;
  readonly region: string;
  /** Undefined for Amazon's own. */
  readonly endpoint: string | undefined;
  /** Undefined: credentials come from where Amazon's clients look for them (environment, profile, role of the machine). */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined;
  /** Larger files may be uploaded directly, to the bucket's public address; undefined when none may. */
  readonly direct: { readonly above: number; readonly endpoint: string | undefined } | undefined;
  /** Prefix of all keys; empty, or with a slash at its end. */
  readonly prefix: string;
}

const TRIES = 5;
const ADDRESS_LIFE_S = 300;
/**
 * Timeout for requests and between two pieces of a response. Without it, a connection that is cut silently would be waited for
 * without end.
 */
const PATIENCE_MS = 20_000;
/** Not more than the client has connections: a request that waits for a connection would run into the timeout. */
const MOST_REQUESTS = 50;

/** A store in a bucket; `create` relies on conditional writes (`If-None-Match: *`). */
export function bucketStore(bucket: Bucket, patienceMs = PATIENCE_MS): Store {
  const { name: Bucket, endpoint, prefix, direct } = bucket;
  const client = clientOf(bucket, endpoint, patienceMs);
  const at = (key: string) => ({ Bucket, Key: prefix + partsOf(key).join('/') });
  const inTurn = pLimit(MOST_REQUESTS);

  const head = (key: string) =>
    inTurn(() => client.send(new HeadObjectCommand(at(key)))).catch((error: unknown) => {
      if (isStatus(error, 404)) return undefined;
      throw error;
    });
  /** Whether this call wrote the value. When a response is lost, the client repeats the request and finds the key taken. */
  const isOwn = async (key: string, creator: string) => (await head(key))?.Metadata?.['creator'] === creator;

  return {
    ...(direct && {
      direct: { above: direct.above, address: addressesOf(clientOf(bucket, direct.endpoint ?? endpoint, patienceMs), at) },
    }),
    read: async (key) => {
      try {
        return await inTurn(async () => {
          const { Body } = await client.send(new GetObjectCommand(at(key)));
          return Body && Buffer.from(await Body.transformToByteArray());
        });
      } catch (error) {
        if (error instanceof S3ServiceException && error.name === 'NoSuchKey') return undefined;
        throw error;
      }
    },
    storedAt: async (key) => (await head(key))?.LastModified?.getTime(),
    write: async (key, value) => void (await inTurn(() => client.send(new PutObjectCommand({ ...at(key), Body: value })))),
    create: async (key, value) => {
      const creator = randomUUID();
      for (let tried = 1; ; tried += 1) {
        try {
          const command = new PutObjectCommand({ ...at(key), Body: value, IfNoneMatch: '*', Metadata: { creator } });
          await inTurn(() => client.send(command));
          return true;
        } catch (error) {
          if (isStatus(error, 412)) return isOwn(key, creator);
          // 409: another write of this key is running, and which one succeeds is undecided.
          if (!isStatus(error, 409) || tried === TRIES) throw error;
          await after(50 * 2 ** tried * Math.random());
        }
      }
    },
    remove: async (key) => void (await inTurn(() => client.send(new DeleteObjectCommand(at(key))))),
    list: async (below, beginAfter = '') => {
      const Prefix = `${at(below).Key}/`;
      const StartAfter = beginAfter === '' ? undefined : Prefix + beginAfter;
      const names = new Set<string>();
      await inTurn(async () => {
        for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix, StartAfter, Delimiter: '/' })) {
          for (const { Key = '' } of page.Contents ?? []) names.add(Key.slice(Prefix.length));
          for (const folder of page.CommonPrefixes ?? []) names.add(folder.Prefix?.slice(Prefix.length, -1) ?? '');
        }
      });
      // With `StartAfter`, buckets still list keys below the start name, so that name is filtered out here.
      return [...names].filter((name) => name > beginAfter).sort();
    },
  };
}

function clientOf({ region, credentials }: Bucket, endpoint: string | undefined, patienceMs: number): S3Client {
  return new S3Client({
    region,
    // Stores other than Amazon's support neither bucket names as hosts nor the newer checksums.
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    ...(credentials === undefined ? {} : { credentials }),
    requestHandler: {
      connectionTimeout: 2_000,
      // The request timeout ends with the headers of a response; a stalled body is covered by the socket timeout.
      requestTimeout: patienceMs,
      socketTimeout: patienceMs,
      throwOnRequestTimeout: true,
    },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

/**
 * Creates presigned addresses for one value each. All conditions are in signed headers, because some stores do not read them from
 * the query.
 */
function addressesOf(
  client: S3Client,
  at: (key: string) => { readonly Bucket: string; readonly Key: string },
): DirectWrites['address'] {
  return async (key, { size, sha256 }) => {
    const headers = { 'if-none-match': '*', 'x-amz-checksum-sha256': sha256 };
    const names = new Set([...Object.keys(headers), 'content-length']);
    const command = new PutObjectCommand({ ...at(key), ContentLength: size, ChecksumSHA256: sha256, IfNoneMatch: '*' });
    const url = await getSignedUrl(client, command, {
      expiresIn: ADDRESS_LIFE_S,
      signableHeaders: new Set([...names, 'host']),
      unhoistableHeaders: names,
    });
    return { url, headers };
  };
}

function isStatus(error: unknown, status: number): boolean {
  return error instanceof S3ServiceException && error.$metadata.httpStatusCode === status;
}
