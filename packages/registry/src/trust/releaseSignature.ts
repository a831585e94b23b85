import type { SignedCertificate } from '@parlour/release-contract/certificate';
import { jobTrust } from '@parlour/release-contract/jobs';
import type { ReleaseName } from '@parlour/release-contract/change';
import { type Policy, publishersOf } from '@parlour/release-contract/policy';
import { isSigned } from '@parlour/release-contract/signature';
import { isRecord } from '../storage/parseStored';

/** A certificate that a gateway signed; `isCurrent` when its online key was not replaced since. */
export interface Certified {
  readonly certificate: SignedCertificate;
  readonly isCurrent: boolean;
}

/**
 * Whether the key that signed a release may publish its app: now, only in the past (`retired`), or never. `certified` reads the
 * certificate of the key, which is needed only when the policy has no such key.
 */
export async function releaseTrust(
  signed: Parameters<typeof isSigned>[0],
  policy: Policy,
  release: ReleaseName,
  certified: () => Promise<Certified | undefined>,
): Promise<boolean | 'retired'> {
  const isSignedBy = (publishers: ReturnType<typeof publishersOf>) =>
    isSigned(
      signed,
      publishers.map(({ key }) => key),
    );
  if (await isSignedBy(publishersOf(policy, release.name))) return true;
  if (await isSignedBy(publishersOf(policy, release.name, { withRetired: true }))) return 'retired';
  const job = await certified();
  if (job === undefined || !(await isSigned(signed, [job.certificate.key]))) return false;
  const trust = jobTrust(policy, job.certificate, release);
  // Whoever stole an online key that was replaced since could still certify keys with it.
  return trust === true && !job.isCurrent ? 'retired' : trust;
}

/** The id of the key that a signed document names. */
export function signerOf({ signature }: Readonly<Record<string, unknown>> = {}): string | undefined {
  return isRecord(signature) && 'key' in signature ? String(signature['key']) : undefined;
}
