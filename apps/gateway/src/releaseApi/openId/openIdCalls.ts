import type { Registry } from '@parlour/registry';
import { type Author, callerOfPerson, type ProvenPerson } from '@parlour/release-contract/policy';
import type { Nonces } from '@parlour/registry/trust/signedRequests';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { rateLimits } from '../../rateLimits';
import { type OpenRateLimit } from '../../sharedRateLimit';
import { siteNamedIn } from '../../sites/siteApps';
import { isFromHere } from '../access';
import { answerOf, read, Refusal } from '../refusal';
import { openIdRequest } from '../requestSchemas';
import type { Sessions } from '../session';
import { beginSession } from '../sessionCalls';
import type { SessionList } from '../sessionList';
import { CALLBACK, type PendingLogins } from './pendingLogins';
import type { OpenIdProvider } from './provider';
import { sendRefusalPage } from './refusalPage';

/** Browsers drop a cookie above 4096 bytes. */
const LONGEST_COOKIE = 4_000;

interface Parts {
  readonly registry: Registry;
  readonly provider: OpenIdProvider;
  readonly pendingLogins: PendingLogins;
  readonly sessions: Sessions;
  readonly list: Pick<SessionList, 'begin'>;
  readonly nonces: Nonces;
  readonly limits: OpenRateLimit;
  readonly now: () => number;
}

/** The log-in at the OpenID provider: a page of the site begins it, and the browser comes back to the callback. */
export function serveOpenIdCalls(
  api: FastifyInstance,
  { registry, provider, pendingLogins, sessions, list, nonces, limits, now }: Parts,
): void {
  const limit = limits('logins', ...rateLimits.logins);

  api.post('/openid', async (request, reply) => {
    if (!isFromHere(request)) throw new Refusal(400, 'Only pages of this site may log in.');
    const { at } = read(openIdRequest, request);
    const wait = await limit.take(request.ip);
    if (wait !== undefined)
      return reply
        .code(429)
        .header('retry-after', wait)
        .send({ message: `Too many log-ins; try again in ${wait} s.` });
    // Browsers set `Origin` themselves. One forged by another client leads to a redirect address that the provider does not know.
    const { origin } = new URL(request.headers.origin ?? '');
    const { location, ...checks } = await provider.begin(`${origin}${CALLBACK}`);
    return reply
      .header('set-cookie', pendingLogins.start({ ...checks, origin, at: pageOf(siteNamedIn(request.url), at) }, now()))
      .send({ location });
  });

  /** The person whom the provider proved to this browser; each pending log-in is used once. */
  const proven = async (request: FastifyRequest) => {
    const login = pendingLogins.read(request.headers.cookie, now());
    if (login === undefined)
      throw new Refusal(400, 'This browser began no log-in in the last ten minutes, or has finished it already.');
    if (!(await nonces.use(`log-in-${login.state}`, login.until))) throw new Refusal(400, 'This log-in was finished before.');
    const { search } = new URL(request.url, login.origin);
    return { login, person: await provider.finish(new URL(`${CALLBACK}${search}`, login.origin), login) };
  };

  /** The person with those groups that the policy knows; refused when the policy knows neither a group nor the person. */
  const admitted = async (person: ProvenPerson): Promise<{ readonly person: ProvenPerson; readonly author: Author }> => {
    const { policy } = await registry.head();
    const caller = callerOfPerson(policy, person);
    if (caller === undefined) throw new Refusal(403, strangerText(person, provider.host));
    const claims = new Set(Object.values(policy.members).map(({ claim }) => claim));
    return { person: { ...person, groups: person.groups.filter((group) => claims.has(group)) }, author: caller.author };
  };

  api.get('/openid/callback', async (request, reply) => {
    // The address contains the code, so no page may get it as a referrer.
    void reply.header('referrer-policy', 'no-referrer');
    try {
      const { login, person } = await proven(request);
      const known = await admitted(person);
      const { session, cookie } = sessions.start({ kind: 'person', ...known.person }, now(), login.origin.startsWith('https:'));
      if (cookie.length > LONGEST_COOKIE) throw new Refusal(403, 'You are in more groups with rights than a browser can store.');
      await beginSession(list, request, session, known.author, now());
      return await reply.header('set-cookie', [pendingLogins.end(), cookie]).redirect(login.at, 303);
    } catch (error) {
      const { status, message } = answerOf(error);
      if (status >= 500 && !(error instanceof Refusal)) request.log.error(error);
      else request.log.warn({ status, cause: error instanceof Refusal ? error.logged : undefined }, 'a log-in was refused');
      return sendRefusalPage(reply.header('set-cookie', pendingLogins.end()), status, message);
    }
  });
}

/** A page of the console, about the site that the log-in was begun for. */
function pageOf(site: string | undefined, at: string): string {
  return `/console/${site === undefined ? '' : `?site=${encodeURIComponent(site)}`}#${at}`;
}

/** Says who the person is and that this gives no rights here. It does not tell which groups have rights. */
function strangerText({ name, groups }: ProvenPerson, host: string): string {
  return groups.length === 0
    ? `${host} says that you are ${name}, and names no group that you are in. Rights here come from groups.`
    : `${host} says that you are ${name}, in ${groups.join(', ')}. None of these groups has rights here.`;
}
