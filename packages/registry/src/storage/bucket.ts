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
  /** Undefined: where Amazon's clients look for it (environment, profile, role of the machine). */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined;
  /** Files of more bytes than these may be uploaded to it directly, at the address that it has for others; undefined: none may. */
  readonly direct: { readonly above: number; readonly endpoint: string | undefined } | undefined;
  /** Prefix of all keys; empty, or with a slash at its end. */
  readonly prefix: string;
}

const TRIES = 5;
const ADDRESS_LIFE_S = 300;
/**
 * A store that does not answer, or stops in the middle of an answer, is an error after this time, and not a wait without end: a
 * connection that is silently cut would be one.
 */
const PATIENCE_MS = 20_000;
/** As many connections as the client opens: to a request that waits for one of them, the store seems not to answer. */
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
  /** Whether this call wrote the value: when an answer is lost, the client repeats the call. */
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
          // 409: another write of this key was running; which of them succeeds is not decided yet.
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
      // A store takes the keys below a name for later ones.
      return [...names].filter((name) => name > beginAfter).sort();
    },
  };
}

function clientOf({ region, credentials }: Bucket, endpoint: string | undefined, patienceMs: number): S3Client {
  return new S3Client({
    region,
    // Stores other than Amazon's support neither hosts named after buckets nor the newer checksums.
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    ...(credentials === undefined ? {} : { credentials }),
    requestHandler: {
      connectionTimeout: 2_000,
      // The request's ends with the head of an answer; a body that stalls is the socket's.
      requestTimeout: patienceMs,
      socketTimeout: patienceMs,
      throwOnRequestTimeout: true,
    },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

/** Addresses for one value each. All that it has to be is in signed headers, since not every store reads it from the query. */
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
