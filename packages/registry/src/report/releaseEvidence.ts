import type { ReleaseName } from '@parlour/release-contract/change';
import { nameOf } from '@parlour/release-contract/names';
import { memberOfKey } from '@parlour/release-contract/policy';
import { type Descriptor, label } from '../publishing/descriptor';
import { integrityLater } from '../publishing/integrity';
import { createReleases } from '../registry/releases';
import { storeOf } from '../trust/verifySite';
import { comparableScript } from './comparableScript';
import type { EvidenceSource, FirstLive } from './readHistory';

/** Files whose bytes name the release itself, so that they are compared by their content. */
export const COMPARED = /\.m?js$/;

/** What is known of a release, as its team signed it. */
export interface ReleaseEvidence {
  readonly descriptor: Descriptor;
  /** Id of the key that signed it, and whose it was when the release went live. */
  readonly key: string;
  readonly signer: string;
  /** Undefined when the evidence has none, or the release never had one. */
  readonly sbom: string | undefined;
  /** By path: the same for two scripts that do the same. Empty when the evidence does not have all scripts. */
  readonly scripts: ReadonlyMap<string, string>;
}

/** Reads releases, each once; notes what is wrong with them. */
export function createReleaseEvidence(source: EvidenceSource, firstLive: ReadonlyMap<string, FirstLive>) {
  const known = new Map<string, Promise<ReleaseEvidence | undefined>>();
  const faults: string[] = [];

  const read = async (named: ReleaseName): Promise<ReleaseEvidence | undefined> => {
    const since = firstLive.get(nameOf(named));
    if (since === undefined) return undefined;
    const releases = createReleases(storeOf(source), async () => since.policy);
    const release = await releases.release(named.name, named.version);
    if (release === undefined) {
      faults.push(`${label(named)} is live by entry ${since.sequence}, and its descriptor is not there`);
      return undefined;
    }
    const { descriptor, key, isTrusted } = release;
    if (isTrusted === false) faults.push(`${label(named)}, live by entry ${since.sequence}, is not signed by its team`);
    const sbom = await releases.sbom(named.name, named.version);
    if (sbom !== undefined && descriptor.sbom !== undefined && (await integrityLater(Buffer.from(sbom))) !== descriptor.sbom)
      faults.push(`${label(named)}: its bill of materials is not as it was published`);
    const signer = memberOfKey(since.policy, key)?.name ?? 'an earlier key of its team';
    return { descriptor, key, signer, sbom: descriptor.sbom && sbom, scripts: await scriptsOf(descriptor) };
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
  return {
    faults,
    /** Undefined for a release that was never live. */
    of(named: ReleaseName): Promise<ReleaseEvidence | undefined> {
      const name = nameOf(named);
      const reading = known.get(name) ?? read(named);
      known.set(name, reading);
      return reading;
    },
  };
}
