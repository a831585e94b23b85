import type { Endpoint } from '@parlour/api-client';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { OperatorConfig } from './config';
import type { Database } from './database/connect';
import { type Envelope, NOT_VALID, Refusal } from './envelope';
import type { AttemptLimits } from './members/attemptLimits';
import { lockMember, once } from './ledger/idempotency';
import type { Reviews } from './members/reviews';
import { authenticate, type Member } from './members/sessions';

export interface Operator {
  readonly db: Database;
  readonly config: OperatorConfig;
  readonly reviews: Reviews;
  readonly attemptLimits: AttemptLimits;
}

export interface Visit<E extends Endpoint> {
  readonly db: Database;
  readonly input: v.InferOutput<E['request']>;
  readonly request: FastifyRequest;
}

export interface MemberVisit<E extends Endpoint> extends Visit<E> {
  readonly member: Member;
}

export interface Routes {
  readonly operator: Operator;
  /** A call that needs no session. */
  open<E extends Endpoint>(endpoint: E, answer: (visit: Visit<E>) => Promise<Envelope>): void;
  /** A call of a member: 401 without a session. */
  member<E extends Endpoint>(endpoint: E, answer: (visit: MemberVisit<E>) => Promise<Envelope>): void;
  /** A call that moves money: in one transaction, the member locked, once per idempotency key. `check` runs before it. */
  money<E extends Endpoint>(
    endpoint: E,
    answer: (visit: MemberVisit<E>) => Promise<Envelope>,
    check?: (visit: MemberVisit<E>) => Promise<void>,
  ): void;
}

/** Registers endpoints of the API client as routes of the server. */
export function createRoutes(app: FastifyInstance, operator: Operator): Routes {
  const { db } = operator;
  const lay = (endpoint: Endpoint, answer: (request: FastifyRequest) => Promise<Envelope>) =>
    app.route({ method: endpoint.method, url: endpoint.path, handler: answer });
  const whoAsks = ({ headers: { authorization }, ip }: FastifyRequest): Promise<Member> => {
    const read = () => authenticate(db, authorization);
    return authorization === undefined ? read() : operator.attemptLimits.watch('token', ip, read);
  };
  return {
    operator,
    open: (endpoint, answer) => lay(endpoint, (request) => answer({ db, input: readInput(endpoint, request), request })),
    member: (endpoint, answer) =>
      lay(endpoint, async (request) => {
        const member = await whoAsks(request);
        return answer({ db, input: readInput(endpoint, request), request, member });
      }),
    money: (endpoint, answer, check) =>
      lay(endpoint, async (request) => {
        const member = await whoAsks(request);
        const input = readInput(endpoint, request);
        await check?.({ db, input, request, member });
        const key = idempotencyKey(request);
        const keyed = { memberId: member.id, endpoint: endpoint.name, key, request: withoutSecrets(endpoint, input) };
        const done = await db.transaction(async (tx) => {
          const locked = await lockMember(tx, member.id);
          return once(tx, keyed, () => answer({ db: tx, input, request, member: locked }));
        });
        operator.reviews.wake();
        return done;
      }),
  };
}

function readInput<E extends Endpoint>(endpoint: E, request: FastifyRequest): v.InferOutput<E['request']> {
  if (endpoint.encoding === 'multipart') return {};
  const read = v.safeParse(endpoint.request, (endpoint.method === 'GET' ? request.query : request.body) ?? {});
  if (!read.success) {
    const [issue] = read.issues;
    throw new Refusal(`${v.getDotPath(issue) ?? 'request'}: ${issue.message}`.slice(0, 200), NOT_VALID);
  }
  if (holdsNul(read.output)) throw new Refusal('request: text must not hold NUL', NOT_VALID);
  return read.output;
}

// Hashes of requests are fast: a password in the request could be guessed from it.
function withoutSecrets({ secrets = [] }: Endpoint, input: unknown): unknown {
  return JSON.parse(JSON.stringify(input, (name, value: unknown) => (secrets.includes(name) ? undefined : value)));
}

// PostgreSQL text cannot store it.
function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsNul);
}

function idempotencyKey(request: FastifyRequest): string | undefined {
  const header = request.headers['idempotency-key'];
  return Array.isArray(header) ? header[0] : header;
}
