import { createFairQueue, type FairQueue, type QueueLimits } from '@parlour/registry/gate/fairQueue';
import type { Caller } from '@parlour/release-contract/policy';

/** Queues for expensive work, separate for each kind, so that a caller mostly waits for its own work only. */
export interface Turns {
  /** Plans, and changes that need a plan. */
  readonly plans: Turn;
  /** Changes that take something away from players, which must not be delayed. */
  readonly takingBack: Turn;
  /** Files of releases while they are received and checked. */
  readonly uploads: Turn;
  /** Lookups of source lines. */
  readonly places: Turn;
}
export type Turn = <Value>(caller: Caller, work: () => Promise<Value>) => Promise<Value>;

/** More concurrent callers than there are teams that attack; the expensive parts of a plan have a queue of their own. */
const PLANS: QueueLimits = { what: 'plans', atOnce: 24, ownAtOnce: 2, ownWaiting: 8, allWaiting: 100 };
const TAKING_BACK: QueueLimits = { ...PLANS, what: 'changes' };
/** Each holds a file of at most 8 MB in memory. */
const UPLOADS: QueueLimits = { what: 'uploads', atOnce: 24, ownAtOnce: 2, ownWaiting: 32, allWaiting: 400 };
const PLACES: QueueLimits = { what: 'questions about places', atOnce: 24, ownAtOnce: 2, ownWaiting: 8, allWaiting: 100 };

export function createTurns(): Turns {
  const turnAt = (limits: QueueLimits) => byCaller(createFairQueue(limits));
  return { plans: turnAt(PLANS), takingBack: turnAt(TAKING_BACK), uploads: turnAt(UPLOADS), places: turnAt(PLACES) };
}

function byCaller(queue: FairQueue): Turn {
  return ({ author: { kind, name, subject } }, work) => queue(subject ?? `${kind} ${name}`, work);
}
