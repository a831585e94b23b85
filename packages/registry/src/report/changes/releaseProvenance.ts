import type { AppChange } from '../changeReport';
import type { ReleaseEvidence } from '../evidence/releaseEvidence';

/** Where a release comes from, and whether anybody but its builder says so. */
export function provenanceOf({ descriptor, proven }: ReleaseEvidence): NonNullable<AppChange['release']>['provenance'] {
  const { revision, builtAt, source } = descriptor;
  if (proven === undefined) return { state: 'claimed', revision, builtAt, ...(source && { source }) };
  const { repository, run } = proven;
  const places = { ...(repository && { repository }), ...(run && { run }) };
  return { state: 'proven', revision: proven.revision ?? revision, builtAt, source: places };
}
