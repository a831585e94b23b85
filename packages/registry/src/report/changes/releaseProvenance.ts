import type { AppChange } from '../changeReport';
import type { ReleaseEvidence } from '../evidence/releaseEvidence';

/** Where a release comes from, and whether anybody but its builder says so. */
export function provenanceOf({ descriptor }: ReleaseEvidence): NonNullable<AppChange['release']>['provenance'] {
  const { revision, builtAt, source } = descriptor;
  return { state: 'claimed', revision, builtAt, ...(source && { source }) };
}
