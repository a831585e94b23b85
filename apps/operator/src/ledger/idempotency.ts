import { and, eq, lt } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../database/connect';
import { idempotencyKeys, members } from '../database/schema';
import { CONFLICT, type Envelope, NOT_VALID, Refusal } from '../envelope';
import { digest } from '../members/secrets';
import type { Member } from '../members/sessions';

const MAX_KEY = 128;
const stored = v.object({ code: v.number(), message: v.string(), data: v.unknown() });

/** Locks the member's row for this transaction, so that a member's bookings run one after the other. */
export async function lockMember(tx: Database, memberId: number): Promise<Member> {
  const [member] = await tx.select().from(members).where(eq(members.id, memberId)).for('update');
  if (member === undefined) throw new Error(`There is no member ${memberId}.`);
  return member;
}

export interface KeyedCall {
  readonly memberId: number;
  readonly endpoint: string;
  readonly key: string | undefined;
  /** The request, which a repetition has to equal; without passwords. */
  readonly request: unknown;
}

/** Runs `run` at most once per key of a locked member; a repetition gets the stored answer, another payload a refusal. */
export async function once(tx: Database, keyed: KeyedCall, run: () => Promise<Envelope>): Promise<Envelope> {
  const { memberId, endpoint, key, request } = keyed;
  if (key === undefined || key === '') return run();
  if (key.length > MAX_KEY || key.includes('\0'))
    throw new Refusal(`Idempotency-Key is longer than ${MAX_KEY} characters`, NOT_VALID);
  const requestHash = digest(JSON.stringify(request));
  const [known] = await tx
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.memberId, memberId), eq(idempotencyKeys.endpoint, endpoint), eq(idempotencyKeys.key, key)));
  if (known !== undefined) {
    if (known.requestHash !== requestHash) throw new Refusal('This Idempotency-Key was used for another request', CONFLICT);
    return v.parse(stored, known.answer);
  }
  const answer = await run();
  await tx.insert(idempotencyKeys).values({ memberId, endpoint, key, requestHash, answer });
  return answer;
}

/** Deletes the answers to keys that are too old to be repeated. */
export async function pruneKeys(db: Database, olderThan: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, olderThan));
}
