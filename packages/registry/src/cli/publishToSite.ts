import { createHash } from 'node:crypto';
import { type PrivateKey, sign } from '@parlour/release-contract/signature';
import * as v from 'valibot';
import type { DescribedBuild } from '../publishing/describe';
import type { Ask } from './siteRequests';

const begun = v.object({
  missing: v.array(v.object({ path: v.string(), encoding: v.picklist(['identity', 'br', 'gzip']) })),
  /** Files of more bytes may go to the store directly; undefined where all go through the site. */
  directAbove: v.optional(v.number()),
});
const completed = v.object({ outcome: v.picklist(['published', 'known']) });
/** An address comes from the site, which must not make this machine say more than the file. */
const direct = v.object({
  url: v.pipe(v.string(), v.url(), v.regex(/^https?:/)),
  headers: v.record(v.pipe(v.string(), v.regex(/^(if-none-match|x-amz-[a-z0-9-]+)$/)), v.string()),
});

const AT_ONCE = 4;
const DIRECT_TIMEOUT_MS = 300_000;

/**
 * Publishes a build to a site: the signed descriptor, then each file that is missing, then the word that it is complete. Large files
 * go to the store directly, by an address that the site hands out, and through the site where the store cannot be reached.
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
  const wanted = new Set(missing.map(({ path }) => path));
  const all = [...build.files, ...(build.maps ?? [])];
  const files = all.filter(({ path }) => wanted.has(path));
  let stored = all.length - files.length;
  let isReachable = true;
  const sendDirectly = async (path: string, encoding: string, bytes: Buffer) => {
    const sha256 = createHash('sha256').update(bytes).digest('base64');
    const address = v.parse(direct, await ask('POST', `${place}/address`, { path, encoding, size: bytes.length, sha256 }));
    const status = await upload(address, bytes);
    // 412: it is there already, from a try that was cut off. The site replaces it, if it is not the file.
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
      // The file comes last: where it is, its compressed twins are too.
      for (const twin of twins) await send(path, twin.suffix === '.br' ? 'br' : 'gzip', twin.bytes);
      await send(path, 'identity', bytes);
      stored += 1;
      onFile(stored);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sendOn));
  return v.parse(completed, await ask('POST', `${place}/complete`, {})).outcome;
}

/** The status of the answer; undefined when there is none. */
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
