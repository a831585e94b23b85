import type { SignedCertificate } from '@parlour/release-contract/certificate';
import type { ReleaseName } from '@parlour/release-contract/change';
import { type JobSource, sourceOf } from '@parlour/release-contract/jobSource';
import type { Policy } from '@parlour/release-contract/policy';
import type { Store } from '../storage/store';
import { releaseTrust, signerOf } from '../trust/releaseSignature';
import { isInForce, type Trust } from '../trust/trust';
import { certificateFault } from './certificates';
import type { Envelope } from './envelope';
import { provenanceFault, provenanceKey, provenanceOf, readProvenance } from './provenance';

/** Who decides about releases in a store. */
export interface Authority {
  /** Says whose keys and jobs may publish which app. */
  readonly policy: () => Promise<Policy>;
  readonly trust: () => Promise<Trust>;
  /** Signs with the online key; throws where there is none. */
  readonly seal: (statement: object) => Envelope;
}

/** Who stands behind a release. */
export interface Standing {
  /** Whether its signature is valid and from a key that may publish the app; `retired` if the key was replaced since. */
  readonly isTrusted: boolean | 'retired';
  /** Where a job published it from, by its identity token, if that is proven. */
  readonly proven?: JobSource;
  /** Of a release that a job published: why its provenance is not proven. */
  readonly provenanceFault?: string;
}

/** Decides who stands behind the releases in a store, and vouches for those of jobs. */
export function createVouching(store: Store, { policy, trust, seal }: Authority) {
  /** The provenance of a release, whose certificate a gateway of this registry signed at some time. */
  const certifiedOf = async (release: ReleaseName, kid: string) => {
    const provenance = await readProvenance(store, release, kid);
    if (provenance === undefined) return undefined;
    const trusted = await trust();
    const { certificate } = provenance;
    if ((await certificateFault(certificate, trusted, trusted.online)) !== undefined) return undefined;
    return { provenance, keys: trusted.online, isCurrent: isInForce(trusted, { kid: certificate.signature.key }) };
  };
  return {
    /** `document` is the signed descriptor as it is stored. */
    standingOf: async (signed: Readonly<Record<string, unknown>>, document: Buffer, release: ReleaseName): Promise<Standing> => {
      let job: Awaited<ReturnType<typeof certifiedOf>>;
      const certified = async () => {
        job = await certifiedOf(release, signerOf(signed) ?? '');
        return job && { certificate: job.provenance.certificate, isCurrent: job.isCurrent };
      };
      const isTrusted = await releaseTrust(signed, await policy(), release, certified);
      if (job === undefined || isTrusted === false) return { isTrusted };
      const fault = provenanceFault(release, document, job.provenance, job.keys);
      return fault === undefined
        ? { isTrusted, proven: sourceOf(job.provenance.certificate) }
        : { isTrusted, provenanceFault: fault };
    },
    /** Stores who vouches for a release that a job publishes. */
    vouch: async (release: ReleaseName, document: Buffer, certificate: SignedCertificate): Promise<void> => {
      const provenance = provenanceOf(release, document, certificate, seal);
      await store.write(provenanceKey(release, certificate.key.kid), Buffer.from(JSON.stringify(provenance, null, 1)));
    },
  };
}
