import type { Registry } from '@parlour/registry';
import type { Nonces } from '@parlour/registry/trust/signedRequests';
import { publicKey } from '@parlour/release-contract/publicKey';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { createCachedCall } from '../../promises/cachedCall';
import { rateLimits } from '../../rateLimits';
import type { OpenRateLimit } from '../../sharedRateLimit';
import { read } from '../refusal';
import { exchange } from './exchange';
import { createIssuers } from './issuers';

const LONGEST_TOKEN = 16_384;
/** Together, those without a proof read the store at most this often. */
const KNOWN_FOR_MS = 1_000;

const exchangeBody = v.object({
  token: v.pipe(v.string(), v.maxLength(LONGEST_TOKEN, 'is longer than a token of a CI is')),
  key: publicKey,
  signature: v.object({ key: v.string(), value: v.string() }),
});

interface Parts {
  readonly registry: Registry;
  readonly nonces: Nonces;
  readonly limits: OpenRateLimit;
  readonly now: () => number;
}

/** The call by which the job of a CI proves whose it is, with the identity token of its service. */
export function serveJobCalls(api: FastifyInstance, { limits, ...parts }: Parts): void {
  const limit = limits('jobs', ...rateLimits.jobs);
  const issuers = createIssuers();
  const { registry } = parts;
  const lastLook = createCachedCall(
    async () => ({ trust: await registry.trust(), policy: (await registry.head()).policy }),
    KNOWN_FOR_MS,
  );
  api.post('/identity', async (request, reply) => {
    const wait = await limit.take(request.ip);
    if (wait !== undefined)
      return reply
        .code(429)
        .header('retry-after', wait)
        .send({ message: `Too many tokens; try again in ${wait} s.` });
    return exchange(read(exchangeBody, request), { ...parts, issuers, lastLook });
  });
}
