import type { ReleaseName } from '@parlour/release-contract/change';
import type { JobSource } from '@parlour/release-contract/jobSource';
import { nameOf } from '@parlour/release-contract/names';
import { memberOfKey } from '@parlour/release-contract/policy';
import { type Descriptor, label } from '../../publishing/descriptor';
import { integrityLater } from '../../publishing/integrity';
import { createReleases, type Published } from '../../registry/releases';
import type { Trust } from '../../trust/trust';
import { refuseToSign, storeOf } from '../../trust/verifySite';
import { comparableScript } from '../changes/comparableScript';
import type { EvidenceSource, FirstLive } from './readHistory';

/** Files whose bytes name the release itself, so that they are compared by their content. */
export const COMPARED = /\.m?js$/;

/** What is known of a release, as its team signed it. */
export interface ReleaseEvidence {
  readonly descriptor: Descriptor;
  /** Id of the key that signed it, and whose it was when the release went live: of a member, or of a job of a team. */
  readonly key: string;
  readonly signer: string;
  /** Where a job of a CI published it from, as its identity token proved. */
  readonly proven: JobSource | undefined;
  /** Undefined when the evidence has none, or the release never had one. */
  readonly sbom: string | undefined;
  /** By path: the same for two scripts that do the same. Empty when the evidence does not have all scripts. */
  readonly scripts: ReadonlyMap<string, string>;
}

/** Reads releases, each once, and notes which of their files are not as they were signed. */
export function createReleaseEvidence(
  source: EvidenceSource,
  { firstLive, trust }: { readonly firstLive: ReadonlyMap<string, FirstLive>; readonly trust: Trust },
) {
  const descriptors = new Map<string, Promise<Published | undefined>>();
  const known = new Map<string, Promise<ReleaseEvidence | undefined>>();
  const faults: string[] = [];
  const releasesOf = ({ policy }: FirstLive) =>
    createReleases(storeOf(source), { policy: async () => policy, trust: async () => trust, seal: refuseToSign });

  /** By the rights at the time when it first went live; undefined for a release that never was, or is not there. */
  const published = (named: ReleaseName): Promise<Published | undefined> =>
    once(descriptors, named, async () => {
      const since = firstLive.get(nameOf(named));
      return since && releasesOf(since).release(named.name, named.version);
    });
  const read = async (named: ReleaseName): Promise<ReleaseEvidence | undefined> => {
    const since = firstLive.get(nameOf(named));
    const release = await published(named);
    if (since === undefined || release === undefined) return undefined;
    const { descriptor, key, proven, provenanceFault } = release;
    if (provenanceFault !== undefined) faults.push(`${label(named)}: ${provenanceFault}`);
    const sbom = descriptor.sbom && (await releasesOf(since).sbom(named.name, named.version));
    if (sbom !== undefined && (await integrityLater(Buffer.from(sbom))) !== descriptor.sbom)
      faults.push(`${label(named)}: its bill of materials is not as it was published`);
    const job = proven && (await releasesOf(since).provenance(named));
    const signer = memberOfKey(since.policy, key)?.name ?? job?.certificate.member ?? 'an earlier key of its team';
    return { descriptor, key, signer, proven, sbom, scripts: await scriptsOf(descriptor) };
  };
  const scriptsOf = async (descriptor: Descriptor): Promise<ReadonlyMap<string, string>> => {
    const scripts = new Map<string, string>();
    for (const { path, integrity } of descriptor.files.filter((file) => COMPARED.test(file.path))) {
      const bytes = await source.read(`assets/${descriptor.name}/${descriptor.version}/${path}`);
      // Operations remove the files of old releases.
      if (bytes === undefined) return new Map();
      if ((await integrityLater(bytes)) !== integrity) faults.push(`${label(descriptor)}: ${path} is not as it was published`);
      scripts.set(path, await integrityLater(Buffer.from(comparableScript(String(bytes), descriptor))));
    }
    return scripts;
  };
  return { faults, published, of: (named: ReleaseName) => once(known, named, () => read(named)) };
}

function once<Value>(known: Map<string, Promise<Value>>, named: ReleaseName, read: () => Promise<Value>): Promise<Value> {
  const name = nameOf(named);
  const reading = known.get(name) ?? read();
  known.set(name, reading);
  return reading;
}
