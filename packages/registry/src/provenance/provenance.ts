import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { signedCertificate, type SignedCertificate } from '@parlour/release-contract/certificate';
import type { ReleaseName } from '@parlour/release-contract/change';
import { formats } from '@parlour/release-contract/formats';
import type { PublicKey } from '@parlour/release-contract/signature';
import * as v from 'valibot';
import { demandFormat } from '../storage/formats';
import { parseStored } from '../storage/parseStored';
import type { Store } from '../storage/store';
import { type Envelope, envelope, open } from './envelope';
import { statement, statementOf } from './statement';

const provenance = v.object({
  format: v.literal(formats.provenance.writes),
  certificate: signedCertificate,
  /** The statement of where the release comes from, which the gateway signed. */
  envelope,
});
/** Who vouches for a release that a job published: the gateway, for the job's key and for what its issuer said. */
export type Provenance = v.InferOutput<typeof provenance>;

/** Where the provenance of a release is stored. The key's id is in it, because two jobs may publish a version at once. */
export function provenanceKey({ name, version }: ReleaseName, kid: string): string {
  return `provenance/${name}/${version}/${kid}.json`;
}

/** The provenance of a release as it is stored; none of it is verified. */
export async function readProvenance(
  store: Pick<Store, 'read'>,
  release: ReleaseName,
  kid: string,
): Promise<Provenance | undefined> {
  if (!isKeyId(kid)) return undefined;
  const key = provenanceKey(release, kid);
  const stored = parseStored((await store.read(key)) ?? Buffer.alloc(0));
  if (stored === undefined) return undefined;
  demandFormat('provenance', stored, key);
  const parsed = v.safeParse(provenance, stored);
  return parsed.success ? parsed.output : undefined;
}

/** Makes the provenance of a release from the certificate of its job; `document` is the descriptor as it is stored. */
export function provenanceOf(
  release: ReleaseName,
  document: Buffer,
  certificate: SignedCertificate,
  seal: (statement: object) => Envelope,
): Provenance {
  return {
    format: formats.provenance.writes,
    certificate,
    envelope: seal(statementOf(release, sha256Of(document), certificate)),
  };
}

/** What is wrong with a provenance whose certificate was verified, a sentence; undefined when it is proven. */
export function provenanceFault(
  release: ReleaseName,
  document: Buffer,
  { certificate, envelope: sealed }: Provenance,
  keys: readonly PublicKey[],
): string | undefined {
  const read = open(sealed, keys);
  if (read === undefined) return 'its provenance is not signed by a gateway of this registry';
  const parsed = v.safeParse(statement, read);
  if (!parsed.success) return 'its provenance is no statement that this version reads';
  const [{ digest }] = parsed.output.subject;
  if (digest.sha256 !== sha256Of(document)) return 'its provenance is of another release';
  const isSame = isDeepStrictEqual(read, statementOf(release, digest.sha256, certificate));
  return isSame ? undefined : 'its provenance says something else than the job that published it';
}

/** Removes the provenance of a release that was only a preview. */
export async function removeProvenance(store: Store, { name, version }: ReleaseName): Promise<void> {
  const folder = `provenance/${name}/${version}`;
  for (const file of await store.list(folder)) await store.remove(`${folder}/${file}`);
}

/** A text that somebody else wrote becomes part of a file's name only if it is the id of a key. */
function isKeyId(text: string): boolean {
  return /^[\w-]{12}$/.test(text);
}

function sha256Of(document: Buffer): string {
  return createHash('sha256').update(document).digest('hex');
}
