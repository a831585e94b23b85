import { createHash } from 'node:crypto';
import type { Registry } from '@parlour/registry';
import { type Author, type Caller, callerOfPerson, memberOfKey, type Policy } from '@parlour/release-contract/policy';
import type { SignedCertificate } from '@parlour/release-contract/certificate';
import { callerOfJob } from '@parlour/release-contract/jobs';
import { CERTIFICATE_HEADER, readCertificate } from '@parlour/registry/provenance/certificates';
import { siteOfHost } from '@parlour/release-contract/sitePolicy';
import { hasDigest, type Nonces, verifyRequest } from '@parlour/registry/trust/signedRequests';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { rateLimits } from '../rateLimits';
import { type OpenRateLimit } from '../sharedRateLimit';
import { createRateLimit } from '@parlour/rate-limit';
import { createCachedCall } from '../promises/cachedCall';
import { siteNamedIn } from '../sites/siteApps';
import { isSame } from './signedValues';
import type { Session, Sessions } from './session';
import type { SessionList } from './sessionList';

/**
 * How long the known rights are used for callers who are not authenticated yet, so that together they read the store at most this
 * often.
 */
const KNOWN_FOR_MS = 1_000;
const FOREVER = Number.POSITIVE_INFINITY;

/** An authenticated caller of the release API. */
export type ApiCaller = Caller & {
  /** When the proof expires, in ms since 1970. */
  readonly until: number;
  /** Whether the proof still counts: its key or token may have been taken away, or its person dismissed. */
  readonly isStillValid: () => Promise<boolean>;
  /** For a caller with a session: the session, and whether it was ended. */
  readonly session?: Session;
  readonly hasEnded: () => Promise<boolean>;
};

export interface Access {
  /** Whether somebody can log in at all: there is a token, or an OpenID provider. */
  isOpen(request: FastifyRequest): Promise<boolean>;
  /** Checks a token at the log-in; sends 401 or 429 itself and returns undefined when it is wrong. */
  logIn(
    request: FastifyRequest,
    reply: FastifyReply,
    token: string,
    by: string,
  ): Promise<{ session: { kind: 'token'; by: string; token: string }; author: Author } | undefined>;
  /** Whose session a request has; undefined when it has none. */
  sessionCaller(request: FastifyRequest): Promise<ApiCaller | undefined>;
  /** The caller; sends the error itself and returns undefined when there is none, or the request is from another site. */
  demandCaller(request: FastifyRequest, reply: FastifyReply): Promise<ApiCaller | undefined>;
  /** Whether a signed request has the body that was signed. */
  isSignedBody(request: FastifyRequest, body: Uint8Array): Promise<boolean>;
}

interface Parts {
  readonly registry: Registry;
  /** `CONSOLE_TOKEN`, whose holder may change everything but the policy. */
  readonly token: string | undefined;
  /** The issuer of the OpenID provider. Sessions of another issuer are not valid. */
  readonly issuer: string | undefined;
  readonly sessions: Sessions;
  readonly list: Pick<SessionList, 'hasEnded'>;
  readonly nonces: Nonces;
  readonly limits: OpenRateLimit;
  readonly now: () => number;
}

export function createAccess({ registry, token, issuer, sessions, list, nonces, limits, now }: Parts): Access {
  const limit = limits('tokens', ...rateLimits.wrongTokens);
  const siteHash = token === undefined ? undefined : hashOf(token);

  const policy = async (): Promise<Policy> => (await registry.head()).policy;
  const readRights = async () => ({ trust: await registry.trust(), policy: await policy() });
  const lastLook = createCachedCall(readRights, KNOWN_FOR_MS);
  const looks = createRateLimit(...rateLimits.rightsReads);
  /**
   * Decides with the rights that were read a moment ago. If these refuse the caller, it reads the current ones and decides again,
   * unless the caller's network did that too often.
   */
  const decide = async <Outcome>(
    { ip }: FastifyRequest,
    by: (known: Awaited<ReturnType<typeof readRights>>) => Promise<Outcome>,
    isLetIn: (outcome: Outcome) => boolean,
  ): Promise<Outcome> => {
    const outcome = await by(await lastLook());
    return isLetIn(outcome) || looks.take(ip, now()) !== undefined ? outcome : by(await readRights());
  };
  /** Finds the caller whose token has this hash. */
  const callerOfHash = async (isIt: (tokenHash: string) => boolean, claimed: string | undefined): Promise<Caller | undefined> => {
    if (siteHash !== undefined && isIt(siteHash)) {
      return { author: { kind: 'token', name: 'console token', ...(claimed !== undefined && { claimed }) } };
    }
    const member = Object.entries((await policy()).members).find(
      ([, { tokenHash }]) => tokenHash !== undefined && isIt(tokenHash),
    );
    return member && { author: { kind: 'person', name: member[0] }, rights: [member[1]] };
  };

  const demandToken = async (request: FastifyRequest, reply: FastifyReply, tried: string, claimed?: string) => {
    const hash = hashOf(tried);
    const limited = await limit.waitFor(request.ip);
    if (limited !== undefined) return tooMany(reply, limited);
    const caller = await callerOfHash((known) => isSame(known, hash), claimed);
    const wait = await (caller === undefined ? limit.take(request.ip) : limit.waitFor(request.ip));
    if (wait !== undefined) return tooMany(reply, wait);
    if (caller === undefined) void reply.code(401).send({ message: 'That is not the token.' });
    return caller && { caller, hash };
  };

  const signer = async (request: FastifyRequest, reply: FastifyReply): Promise<ApiCaller | undefined> => {
    const headers = Object.fromEntries(
      Object.entries(request.headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    );
    const certificate = [request.headers[CERTIFICATE_HEADER]].flat()[0];
    const verify = async ({ trust, policy: known }: Awaited<ReturnType<typeof readRights>>) => {
      const certified = certificate === undefined ? undefined : await readCertificate(certificate, trust, now());
      if (typeof certified === 'string') return { refusal: certified };
      const verified = await verifyRequest(
        { method: request.method, url: `http://${request.host}${request.url}`, headers },
        {
          registry: trust.registry,
          // The query is signed too, so a call that names its site may be made at the host of any other.
          isOwnHost: (host) => {
            const asked = siteOfHost(known, host ?? '');
            return siteNamedIn(request.url) === undefined ? asked === registry.site : asked !== undefined;
          },
          keyOf: (kid) =>
            memberOfKey(known, kid)?.key ??
            [...trust.rootKeys(trust.version), ...(certified ? [certified.key] : [])].find((key) => key.kid === kid),
          replacedOf: (kid) =>
            Object.entries(known.members).find(([, { retiredKeys }]) => retiredKeys?.some((key) => key.kid === kid))?.[0],
          nonces,
          now,
        },
      );
      return 'kid' in verified && verified.kid === certified?.key.kid ? { ...verified, certified } : verified;
    };
    const verified = await decide(request, verify, (outcome) => 'kid' in outcome);
    if ('refusal' in verified) {
      void reply.code(401).send({ message: verified.refusal });
      return undefined;
    }
    const { kid } = verified;
    const certified = 'certified' in verified ? verified.certified : undefined;
    if (certified !== undefined) return job(certified, reply);
    // The signature proves the caller, so the current rights may be read.
    const owner = memberOfKey(await policy(), kid);
    const isStillValid = async () => {
      if (memberOfKey(await policy(), kid) !== undefined) return true;
      const { version, rootKeys } = await registry.trust();
      return rootKeys(version).some((key) => key.kid === kid);
    };
    if (owner === undefined && !(await isStillValid())) {
      void reply.code(401).send({ message: `The key ${kid} is of nobody here any more.` });
      return undefined;
    }
    // The root key changes the policy and nothing else.
    const caller: Caller =
      owner === undefined
        ? { author: { kind: 'root', name: 'root', key: kid }, rights: [] }
        : { author: owner.author, rights: [owner.member] };
    return { ...caller, until: FOREVER, isStillValid, hasEnded: never };
  };

  /** A job, as long as its team is one and has such jobs, and its certificate counts. */
  const job = async (certificate: SignedCertificate, reply: FastifyReply): Promise<ApiCaller | undefined> => {
    const caller = callerOfJob(await policy(), certificate);
    const isStillValid = async () => callerOfJob(await policy(), certificate) !== undefined;
    if (caller !== undefined) return { ...caller, until: Date.parse(certificate.until), isStillValid, hasEnded: never };
    void reply.code(401).send({ message: `The job ${certificate.subject} is not of ${certificate.member} any more.` });
    return undefined;
  };

  const callerOf = async (session: Session): Promise<Caller | undefined> => {
    if (session.kind === 'token') return callerOfHash((hash) => isSame(session.token, sessions.markOf(hash)), session.by);
    return session.issuer === issuer ? callerOfPerson(await policy(), session) : undefined;
  };
  const sessionCaller = async (request: FastifyRequest): Promise<ApiCaller | undefined> => {
    const session = sessions.read(request.headers.cookie, now());
    const hasEnded = async () => session === undefined || (await list.hasEnded(session.id));
    if (session === undefined || (await hasEnded())) return undefined;
    const caller = await callerOf(session);
    const isStillValid = async () => (await callerOf(session)) !== undefined;
    return caller && { ...caller, until: session.until, isStillValid, session, hasEnded };
  };

  return {
    isOpen: async (request) => {
      if (siteHash !== undefined || issuer !== undefined) return true;
      const hasTokens = async ({ policy: { members } }: Awaited<ReturnType<typeof readRights>>) =>
        Object.values(members).some(({ tokenHash }) => tokenHash !== undefined);
      return decide(request, hasTokens, (isOpen) => isOpen);
    },
    logIn: async (request, reply, tried, by) => {
      const verified = await demandToken(request, reply, tried, by);
      return (
        verified && { session: { kind: 'token', by, token: sessions.markOf(verified.hash) }, author: verified.caller.author }
      );
    },
    sessionCaller,
    demandCaller: async (request, reply) => {
      if (request.headers['signature-input'] !== undefined) return signer(request, reply);
      const [, bearer] = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '') ?? [];
      if (bearer !== undefined) {
        const verified = await demandToken(request, reply, bearer);
        if (verified === undefined) return undefined;
        const isStillValid = async () => (await callerOfHash((known) => isSame(known, verified.hash), undefined)) !== undefined;
        return { ...verified.caller, until: FOREVER, isStillValid, hasEnded: never };
      }
      const caller = await sessionCaller(request);
      if (caller === undefined) {
        void reply.code(401).send({ message: 'Log in first.' });
        return undefined;
      }
      if (!isReading(request) && !isFromHere(request)) {
        void reply.code(400).send({ message: 'Only pages of this site may change anything.' });
        return undefined;
      }
      const renewed = caller.session && sessions.renew(caller.session, now());
      if (renewed !== undefined) void reply.header('set-cookie', renewed);
      return caller;
    },
    isSignedBody: async ({ headers }, body) => {
      if (headers['signature-input'] === undefined) return true;
      return hasDigest(body, [headers['content-digest']].flat()[0]);
    },
  };
}

function tooMany(reply: FastifyReply, waitS: number): undefined {
  void reply
    .code(429)
    .header('retry-after', waitS)
    .send({ message: `Too many wrong tokens; try again in ${waitS} s.` });
  return undefined;
}

async function never(): Promise<boolean> {
  return false;
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

function isReading({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Whether the browser reports that the requesting page is of this site. */
export function isFromHere({ headers: { origin }, host }: FastifyRequest): boolean {
  return URL.canParse(origin ?? '') && new URL(origin ?? '').host === host;
}

/** Whether the requesting page was loaded over TLS, also when a proxy terminates it. */
export function isSecure({ headers: { origin = '' }, protocol }: FastifyRequest): boolean {
  return origin.startsWith('https://') || protocol === 'https';
}
