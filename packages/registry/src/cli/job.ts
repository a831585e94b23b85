import { createHash } from 'node:crypto';
import { signedCertificate } from '@parlour/release-contract/certificate';
import { createKey, type PrivateKey } from '@parlour/release-contract/signature';
import * as v from 'valibot';
import { exchangeRequest } from '../provenance/exchange';
import { RegistryRefusal } from '../registry/refusals';
import { keyFile, readOrCreateKey } from '../trust/keys';
import { type Credentials, exchangeAt, reasonOf, registryAt } from './siteRequests';

/** How long before its end a certificate is replaced. */
const RENEWED_BEFORE_MS = 90_000;
const TIMEOUT_MS = 30_000;

const answer = v.object({ certificate: signedCertificate });
const githubAnswer = v.object({ value: v.string() });

/** The identity token of the job that a command runs in. */
interface TokenSource {
  /** A token for a site, by its address. */
  token(audience: string): Promise<string>;
  /** Whether each call has another token. Where it has not, the commands of a job share a key. */
  readonly isFresh: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The service whose job this is, by the variables of GitHub Actions, or of GitLab CI and others; undefined when it is none. */
export function jobHere(env: Environment = process.env): TokenSource | undefined {
  const { RELEASES_ID_TOKEN, GITHUB_ACTIONS: isGithub } = env;
  const given = RELEASES_ID_TOKEN?.trim();
  if (given) return { token: async () => given, isFresh: false };
  if (isGithub !== 'true') return undefined;
  return { token: (audience) => githubToken(env, audience), isFresh: true };
}

async function githubToken(env: Environment, audience: string): Promise<string> {
  const { ACTIONS_ID_TOKEN_REQUEST_URL: url, ACTIONS_ID_TOKEN_REQUEST_TOKEN: bearer } = env;
  if (!url || !bearer)
    throw new RegistryRefusal(
      'this job has neither a key (RELEASES_KEY) nor an identity: give it "permissions: id-token: write" in the workflow. A pull request from a fork never has one',
    );
  try {
    const asked = new URL(url);
    asked.searchParams.set('audience', audience);
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(asked, { headers: { authorization: `Bearer ${bearer}` }, redirect: 'error', signal });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return v.parse(githubAnswer, await response.json()).value;
  } catch (error) {
    throw new RegistryRefusal(`GitHub gave the job no identity token (${reasonOf(error)}); start the job again`);
  }
}

/** Jobs by the address of their site: the clients of a command have one key. */
const opened = new Map<string, Promise<Credentials>>();

/** The credentials of a job at a site: a key of its own, which the site certifies for some minutes because of the job's identity. */
export function openJob(origin: string, source: TokenSource, keysFolder: string): Promise<Credentials> {
  const job = opened.get(origin) ?? begin(origin, source, keysFolder);
  opened.set(origin, job);
  return job;
}

async function begin(origin: string, source: TokenSource, keysFolder: string): Promise<Credentials> {
  const registry = await registryAt(origin);
  const key = source.isFresh ? await createKey() : await sharedKey(await source.token(origin), keysFolder);
  const exchange = async () => {
    const request = await exchangeRequest(await source.token(origin), registry, key);
    return v.parse(answer, await exchangeAt(origin, request)).certificate;
  };
  let current = await exchange();
  return {
    key,
    certificate: async () => {
      if (Date.parse(current.until) - Date.now() < RENEWED_BEFORE_MS) current = await exchange();
      return current;
    },
  };
}

/** A token is good for one key, and the commands of a job are processes of their own. */
function sharedKey(token: string, keysFolder: string): Promise<PrivateKey> {
  const id = createHash('sha256').update(token).digest('hex').slice(0, 12);
  return readOrCreateKey(keyFile(keysFolder, `job-${id}`));
}
