import { createHash } from 'node:crypto';
import type { Registry, Trust } from '@parlour/registry';
import { type ExchangeAnswer, exchanged, type ExchangeRequest } from '@parlour/registry/provenance/exchange';
import type { Nonces } from '@parlour/registry/trust/signedRequests';
import { certificate } from '@parlour/release-contract/certificate';
import { formats } from '@parlour/release-contract/formats';
import {
  isJobOf,
  isOfRepository,
  type JobIdentity,
  type JobClaims,
  mismatch,
  type ProvenJob,
  siteAddress,
} from '@parlour/release-contract/identity';
import { memberOfKey, type Policy } from '@parlour/release-contract/policy';
import { idOf, isSigned } from '@parlour/release-contract/signature';
import { decodeJwt, type JWTPayload } from 'jose';
import * as v from 'valibot';
import { Refusal } from '../refusal';
import { type Issuers, MOST_AGE_S } from './issuers';

const CERTIFIED_FOR_MS = 10 * 60_000;
const LONGEST_CLAIM = 500;
const claimText = v.pipe(v.union([v.string(), v.number(), v.boolean()]), v.transform(String), v.maxLength(LONGEST_CLAIM));

/** The claims of GitHub and GitLab that a certificate keeps; those about people are not among them. */
const KEPT = [
  ...['repository', 'repository_id', 'repository_owner', 'repository_owner_id', 'ref', 'ref_type', 'sha', 'environment'],
  ...['event_name', 'workflow_ref', 'workflow_sha', 'job_workflow_ref', 'job_workflow_sha', 'run_id', 'run_attempt'],
  ...['runner_environment', 'project_path', 'project_id', 'namespace_path', 'namespace_id', 'ref_path', 'ref_protected'],
  ...['pipeline_id', 'pipeline_source', 'job_id', 'ci_config_ref_uri', 'ci_config_sha', 'environment_protected', 'runner_id'],
];

interface Parts {
  readonly registry: Registry;
  /** The rights of a moment ago, for those who have proven nothing yet. */
  readonly lastLook: () => Promise<{ readonly trust: Trust; readonly policy: Policy }>;
  readonly issuers: Issuers;
  readonly nonces: Nonces;
  readonly now: () => number;
}

/** Certifies the key of a job for ten minutes, if its token proves that it is a job of a team. */
export async function exchange({ token, key, signature }: ExchangeRequest, parts: Parts): Promise<ExchangeAnswer> {
  const { registry, lastLook, issuers, nonces, now } = parts;
  const { trust, policy: known } = await lastLook();
  const issuer = namedIssuer(token);
  // Decided before anything is asked of the issuer, whose address is in the token.
  if (identitiesOf(known, issuer).length === 0) throw new Refusal(403, `${issuer} is no issuer that this site takes tokens of.`);
  if (key.kid !== (await idOf(key))) throw new Refusal(400, 'The id of the key is not that of its bytes.');
  const isPermanent = memberOfKey(known, key.kid) ?? [...trust.rootKeys(trust.version), ...trust.online].find(isKey(key.kid));
  if (isPermanent !== undefined) throw new Refusal(400, 'The key is a permanent one; a job makes a key of its own.');
  if (!(await isSigned({ ...exchanged(token, trust.registry), signature }, [key])))
    throw new Refusal(401, 'The key did not sign the token for this registry.');

  const payload = await issuers.verify(token, issuer, now());
  const { policy } = await registry.head();
  const identities = identitiesOf(policy, issuer);
  demandAudience(policy, identities, payload.aud);
  const job = { issuer, subject: payload.sub ?? '', claims: claimsOf(payload, identities) };
  const member = demandTeam(identities, job);
  const until = Math.min(payload.exp ?? 0, (payload.iat ?? 0) + MOST_AGE_S) * 1000;
  if (!(await nonces.claim(`job-${idOfToken(token)}`, until, key.kid)))
    throw new Refusal(401, 'The token was exchanged for another key before; it is good for one.');

  const { kid, x, y } = key;
  const [from, to] = [now(), now() + CERTIFIED_FOR_MS].map((ms) => new Date(ms).toISOString());
  const body = {
    format: formats.provenance.writes,
    registry: trust.registry,
    member,
    key: { kid, x, y },
    ...job,
    from,
    until: to,
  };
  return { certificate: await registry.sign(v.parse(certificate, body)) };
}

type OfTeam = readonly [team: string, identity: JobIdentity];

function namedIssuer(token: string): string {
  try {
    const { iss } = decodeJwt(token);
    if (typeof iss === 'string') return iss;
  } catch {
    throw new Refusal(400, 'The token is not one.');
  }
  throw new Refusal(401, 'The token has no iss.');
}

function isKey(id: string): (key: { readonly kid: string }) => boolean {
  return ({ kid }) => kid === id;
}

function identitiesOf({ members }: Policy, issuer: string): readonly OfTeam[] {
  return Object.entries(members).flatMap(([team, { identities = [] }]) =>
    identities.filter((one) => one.issuer === issuer).map((identity) => [team, identity] as const),
  );
}

/** A token is for one address of this registry alone: one for several could be brought here by another of them. */
function demandAudience({ sites = {} }: Policy, identities: readonly OfTeam[], aud: JWTPayload['aud']): void {
  const [audience, ...others] = [aud ?? []].flat();
  if (audience === undefined) throw new Refusal(401, 'The token has no aud.');
  if (others.length > 0) throw new Refusal(401, 'The token is for several audiences; it has to be for this site alone.');
  const hosts = Object.values(sites).flatMap((site) => site.hosts);
  const { host, hostname } = v.is(siteAddress, audience) ? new URL(audience) : { host: '', hostname: '' };
  const isHere = identities.some(([, one]) => one.audience === audience) || hosts.includes(host) || hosts.includes(hostname);
  if (!isHere) throw new Refusal(401, `The token is for ${audience.slice(0, LONGEST_CLAIM)}, which is no address of this site.`);
}

/** The claims of a token as texts: those that are kept, and those that identities name. */
function claimsOf(payload: JWTPayload, identities: readonly OfTeam[]): JobClaims {
  const kept = [...new Set([...KEPT, ...identities.flatMap(([, { claims }]) => Object.keys(claims))])];
  return Object.fromEntries(
    kept.flatMap((claim) => {
      const value = Object.hasOwn(payload, claim) ? payload[claim] : undefined;
      if (value === undefined || value === null || claim === 'sub') return [];
      const text = v.safeParse(claimText, value);
      // Left out, it could not say any more that the job is one of a pull request.
      if (!text.success)
        throw new Refusal(401, `The claim ${claim} of the token is no text of at most ${LONGEST_CLAIM} characters.`);
      return [[claim, text.output]];
    }),
  );
}

function demandTeam(identities: readonly OfTeam[], job: ProvenJob): string {
  const [team, ...others] = new Set(identities.filter(([, one]) => isJobOf(one, job)).map(([name]) => name));
  if (team !== undefined && others.length === 0) return team;
  if (team !== undefined)
    throw new Refusal(
      403,
      `The job ${job.subject} is of ${[team, ...others].join(' and of ')}; their claims have to tell them apart.`,
    );
  // What the policy asks for is told to jobs of the same repository only: anybody may have a token of a public service.
  const reasons = identities
    .filter(([, one]) => isOfRepository(one, job))
    .map(([name, one]) => `it is not of ${name}, because ${mismatch(one, job)}`);
  throw new Refusal(403, `The job ${job.subject} is of no team here${reasons.length > 0 ? `: ${reasons.join('; ')}` : ''}.`);
}

/** A token is the same with another form of its signature. */
function idOfToken(token: string): string {
  return createHash('sha256')
    .update(token.slice(0, token.lastIndexOf('.')))
    .digest('hex')
    .slice(0, 40);
}
