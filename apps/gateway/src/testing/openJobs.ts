import { certificateHeader } from '@parlour/registry/provenance/certificates';
import { exchangeRequest, type ExchangeAnswer, type ExchangeRequest } from '@parlour/registry/provenance/exchange';
import type { Descriptor } from '@parlour/registry';
import { setPolicy, testBuild } from '@parlour/registry/testing/testRelease';
import { signRequest } from '@parlour/registry/trust/signedRequests';
import type { SignedCertificate } from '@parlour/release-contract/certificate';
import type { JobIdentity } from '@parlour/release-contract/identity';
import type { Member } from '@parlour/release-contract/policy';
import { createKey, type PrivateKey, sign } from '@parlour/release-contract/signature';
import type { LightMyRequestResponse } from 'fastify';
import { type CiIssuer, startCiIssuer, type TokenClaims } from './ciIssuer';
import { HOST, type OpenReleaseApi, openReleaseApi, origin } from './openReleaseApi';

/** A job of a CI: what it can do with its token. */
export interface Job {
  readonly key: PrivateKey;
  readonly certificate: SignedCertificate;
}

export interface OpenJobs {
  readonly api: OpenReleaseApi;
  readonly ci: CiIssuer;
  /** The identity of the team of the wallet, whose jobs `usual` is of. */
  readonly identity: JobIdentity;
  /** The claims of a job that releases the wallet. */
  readonly usual: TokenClaims;
  /** Sends a token with a key that signed it. */
  exchange(token: string, key?: PrivateKey, change?: (request: ExchangeRequest) => object): Promise<LightMyRequestResponse>;
  /** A job with its certificate. */
  job(claims?: TokenClaims): Promise<Job>;
  /** Sends a request that the key of a job signed. */
  send(job: Job, method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<LightMyRequestResponse>;
  /** Publishes a release that the key of a job signed; resolves with the last answer. */
  publish(job: Job, release: Descriptor): Promise<LightMyRequestResponse>;
  /** Changes the team of the wallet. */
  setTeam(edit: (team: Member) => Member): Promise<void>;
  close(): Promise<void>;
}

/** A release API whose team of the wallet has no key, and a CI service whose jobs are its. */
export async function openJobs(): Promise<OpenJobs> {
  const api = await openReleaseApi();
  const ci = await startCiIssuer(origin, () => api.clock.now);
  const identity: JobIdentity = {
    issuer: ci.issuer,
    audience: origin,
    claims: {
      repository: 'acme/wallet',
      ref: 'refs/heads/main',
      environment: 'production',
      workflow_ref: 'acme/wallet/.github/workflows/release.yml@*',
    },
  };
  const usual = {
    sub: 'repo:acme/wallet:environment:production',
    repository: 'acme/wallet',
    repository_id: '74',
    ref: 'refs/heads/main',
    ref_type: 'branch',
    sha: '9b3c1f2a5d6e7f8091a2b3c4d5e6f708192a3b4c',
    environment: 'production',
    event_name: 'push',
    workflow_ref: 'acme/wallet/.github/workflows/release.yml@refs/heads/main',
    run_id: '4711',
    run_attempt: '1',
    runner_environment: 'github-hosted',
    actor: 'octocat',
  };
  const setTeam: OpenJobs['setTeam'] = (edit) =>
    setPolicy(api.registry, api.secret, ({ members: { wallet, ...others }, apps }) => {
      if (wallet === undefined) throw new Error('there is no team of the wallet');
      return { members: { ...others, wallet: edit(wallet) }, apps };
    });
  // The releases that are there were signed by its key, and stay good.
  await setTeam(({ keys, ...team }) => ({ ...team, keys: [], retiredKeys: keys, identities: [identity] }));

  const exchange: OpenJobs['exchange'] = async (token, given, change = (request) => request) => {
    const { registry } = await api.registry.trust();
    const request = await exchangeRequest(token, registry, given ?? (await createKey()));
    return api.call('POST', 'identity', change(request));
  };
  const send: OpenJobs['send'] = async ({ key, certificate }, method, path, body) => {
    const isFile = Buffer.isBuffer(body);
    const payload = isFile || body === undefined ? body : Buffer.from(JSON.stringify(body));
    const url = `https://${HOST}/releases/${path}`;
    const { registry } = await api.registry.trust();
    const now = () => new Date(api.clock.now);
    const signed = await signRequest({ method, url, ...(payload && { body: payload }) }, { registry, key, now });
    const headers = { host: HOST, ...signed, 'parlour-certificate': certificateHeader(certificate) };
    const type = { 'content-type': isFile ? 'application/octet-stream' : 'application/json' };
    return api.app.inject({
      method,
      url: `/releases/${path}`,
      headers: { ...headers, ...(payload && type) },
      ...(payload && { payload }),
    });
  };
  return {
    api,
    ci,
    identity,
    usual,
    exchange,
    job: async (claims = {}) => {
      const key = await createKey();
      const answer = await exchange(await ci.token({ ...usual, ...claims }), key);
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return { key, certificate: answer.json<ExchangeAnswer>().certificate };
    },
    send,
    publish: async (job, release) => {
      const { files, sbom } = testBuild(release);
      const begun = await send(job, 'POST', 'uploads', { release: await sign(release, job.key), sbom });
      if (begun.statusCode !== 200) return begun;
      const place = `uploads/${release.name}/${release.version}`;
      for (const { path, bytes } of files) await send(job, 'PUT', `${place}/files/${path}`, bytes);
      return send(job, 'POST', `${place}/complete`, {});
    },
    setTeam,
    close: async () => {
      await ci.close();
      await api.close();
    },
  };
}
