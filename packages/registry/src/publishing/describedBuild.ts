import type { BuiltFile } from './compressFiles';
import type { Descriptor } from './descriptor';

/** A release, described, with the bytes of its files. */
export interface DescribedBuild {
  readonly descriptor: Descriptor;
  readonly files: readonly BuiltFile[];
  /** Its source maps, which are not served. */
  readonly maps?: readonly BuiltFile[];
  /** Its SBOM, as it is stored. */
  readonly sbom: string;
}

/** Where a release comes from. */
export interface Provenance {
  readonly revision: string;
  readonly builtAt: string;
  /** Repository and CI run, where known. */
  readonly source?: Descriptor['source'];
  /** A brand is not built, so its version is not in a build; default: the one in its file. */
  readonly brandVersion?: string;
}
