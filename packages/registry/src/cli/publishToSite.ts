import { createHash } from 'node:crypto';
import { type PrivateKey, sign } from '@parlour/release-contract/signature';
import * as v from 'valibot';
import type { DescribedBuild } from '../publishing/describedBuild';
import type { Ask } from './siteRequests';

const begun = v.object({
  missing: v.array(v.object({ path: v.string(), encoding: v.picklist(['identity', 'br', 'gzip']) })),
  /** Larger files may be sent to the store directly; undefined when all go through the site. */
  directAbove: v.optional(v.number()),
});
const completed = v.object({ outcome: v.picklist(['published', 'known']) });
/** The address comes from the site, so the request must reveal nothing of this machine but the file. */
const direct = v.object({
  url: v.pipe(v.string(), v.url(), v.regex(/^https?:/)),
  headers: v.record(v.pipe(v.string(), v.regex(/^(if-none-match|x-amz-[a-z0-9-]+)$/)), v.string()),
});

const AT_ONCE = 4;
const DIRECT_TIMEOUT_MS = 300_000;

/**
 * Publishes a build to a site: the signed descriptor, then each missing file, then the call that completes the upload. Large
 * files are sent directly to the store with presigned addresses, or through the site if the store cannot be reached.
 */
export async function publishToSite(
  ask: Ask,
  build: DescribedBuild,
  team: PrivateKey,
  onFile: (stored: number) => void,
): Promise<'published' | 'known'> {
  const { name, version } = build.descriptor;
  const place = `uploads/${name}/${version}`;
  const release = await sign(build.descriptor, team);
  const { missing, directAbove = Number.POSITIVE_INFINITY } = v.parse(
    begun,
    await ask('POST', 'uploads', { release, sbom: build.sbom }),
  );
  const missingPaths = new Set(missing.map(({ path }) => path));
  const all = [...build.files, ...(build.maps ?? [])];
  const files = all.filter(({ path }) => missingPaths.has(path));
  let stored = all.length - files.length;
  let isReachable = true;
  const sendDirectly = async (path: string, encoding: string, bytes: Buffer) => {
    const sha256 = createHash('sha256').update(bytes).digest('base64');
    const address = v.parse(direct, await ask('POST', `${place}/address`, { path, encoding, size: bytes.length, sha256 }));
    const status = await upload(address, bytes);
    // 412: the file is there already, from an interrupted attempt. The site replaces it if its content is wrong.
    isReachable &&= status !== undefined && (status < 400 || status === 412);
    return status !== undefined && status < 400;
  };
  const send = async (path: string, encoding: 'identity' | 'br' | 'gzip', bytes: Buffer) => {
    if (isReachable && bytes.length > directAbove && (await sendDirectly(path, encoding, bytes))) return;
    const file = `${place}/files/${path.split('/').map(encodeURIComponent).join('/')}`;
    await ask('PUT', encoding === 'identity' ? file : `${file}?encoding=${encoding}`, bytes);
  };
  const queue = files.values();
  const sendOn = async () => {
    for (const { path, bytes, twins } of queue) {
      // The file is sent after its compressed variants, so that they are there when it is.
      for (const twin of twins) await send(path, twin.suffix === '.br' ? 'br' : 'gzip', twin.bytes);
      await send(path, 'identity', bytes);
      stored += 1;
      onFile(stored);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sendOn));
  return v.parse(completed, await ask('POST', `${place}/complete`, {})).outcome;
}

/** The status of the response; undefined without a response. */
async function upload({ url, headers }: v.InferOutput<typeof direct>, bytes: Buffer): Promise<number | undefined> {
  try {
    const signal = AbortSignal.timeout(DIRECT_TIMEOUT_MS);
    const response = await fetch(url, { method: 'PUT', headers, body: new Uint8Array(bytes), redirect: 'error', signal });
    await response.body?.cancel();
    return response.status;
  } catch {
    return undefined;
  }
}
