import type { ReleaseName } from '@parlour/release-contract/change';
import type { Certificate } from '@parlour/release-contract/certificate';
import { sourceOf } from '@parlour/release-contract/jobSource';
import { nameOf } from '@parlour/release-contract/names';
import * as v from 'valibot';

/** What the fields of the build definition mean: docs/releasing.md#provenance. */
export const BUILD_TYPE = 'urn:parlour:buildtype:ci-job:v1';

/** The claims that say how a job was started, beside what it checked out. */
const INTERNAL = [
  ...['event_name', 'repository_id', 'repository_owner_id', 'runner_environment', 'environment'],
  ...['project_id', 'namespace_id', 'pipeline_source', 'ref_protected'],
];

/** A statement of in-toto with the provenance predicate of SLSA 1, as far as it is compared here; tools may read more of it. */
export const statement = v.object({
  _type: v.literal('https://in-toto.io/Statement/v1'),
  subject: v.tuple([v.object({ name: v.string(), digest: v.object({ sha256: v.string() }) })]),
  predicateType: v.literal('https://slsa.dev/provenance/v1'),
  predicate: v.looseObject({}),
});

/**
 * The statement of where a release comes from, by the claims of the job that published it. `sha256` is that of the stored descriptor,
 * which has the hashes of all files.
 */
export function statementOf(release: ReleaseName, sha256: string, { issuer, subject, claims }: Certificate) {
  const { repository, ref, revision, workflow, run } = sourceOf({ issuer, claims });
  const source = repository && `git+${repository}${ref === undefined ? '' : `@${ref}`}`;
  const internal = Object.fromEntries(INTERNAL.flatMap((claim) => (claims[claim] === undefined ? [] : [[claim, claims[claim]]])));
  return {
    _type: 'https://in-toto.io/Statement/v1' as const,
    subject: [{ name: nameOf(release), digest: { sha256 } }],
    predicateType: 'https://slsa.dev/provenance/v1' as const,
    predicate: {
      buildDefinition: {
        buildType: BUILD_TYPE,
        externalParameters: {
          workflow: { ...(ref && { ref }), ...(repository && { repository }), ...(workflow && { path: workflow }) },
        },
        internalParameters: { job: { subject, ...internal } },
        ...(source && { resolvedDependencies: [{ uri: source, ...(revision && { digest: { gitCommit: revision } }) }] }),
      },
      runDetails: { builder: { id: issuer }, ...(run && { metadata: { invocationId: run } }) },
    },
  };
}
