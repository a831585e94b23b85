import { certificate, type SignedCertificate } from '@parlour/release-contract/certificate';
import type { JobIdentity } from '@parlour/release-contract/identity';
import { type PrivateKey, publicPart, sign } from '@parlour/release-contract/signature';
import * as v from 'valibot';

/** The jobs of a repository on GitHub that release its main branch. */
export const githubIdentity: JobIdentity = {
  issuer: 'https://token.actions.githubusercontent.com',
  audience: 'https://play.example',
  claims: { repository: 'acme/wallet', ref: 'refs/heads/main' },
};

/** What the token of such a job says. */
export const githubClaims = {
  repository: 'acme/wallet',
  repository_id: '74',
  repository_owner_id: '65',
  ref: 'refs/heads/main',
  sha: '9b3c1f2a5d6e7f8091a2b3c4d5e6f708192a3b4c',
  event_name: 'push',
  workflow_ref: 'acme/wallet/.github/workflows/release.yml@refs/heads/main',
  run_id: '4711',
  run_attempt: '1',
  runner_environment: 'github-hosted',
};

/** What a gateway with this online key certifies of the key of a job. */
export function testCertificate(
  { registry, online, key }: { readonly registry: string; readonly online: PrivateKey; readonly key: PrivateKey },
  changes: Partial<SignedCertificate> = {},
): Promise<SignedCertificate> {
  const body = {
    format: 1,
    registry,
    member: 'wallet',
    key: publicPart(key),
    issuer: githubIdentity.issuer,
    subject: 'repo:acme/wallet:ref:refs/heads/main',
    claims: githubClaims,
    from: '2026-11-20T12:00:00.000Z',
    until: '2026-11-20T12:10:00.000Z',
    ...changes,
  };
  return sign(v.parse(certificate, body), online);
}
