import { createFairQueue, type FairQueue, type QueueLimits } from '@parlour/registry/gate/fairQueue';
import type { Caller } from '@parlour/release-contract/policy';

/** Turns of callers at what takes a while: each waits for its own, and little for those of others. */
export interface Turns {
  /** Plans, and changes that need one. */
  readonly plans: Turn;
  /** Changes that take something from players, which nothing shall hold up. */
  readonly takingBack: Turn;
  /** Files of releases, while they are received and checked. */
  readonly uploads: Turn;
  /** Lines of sources. */
  readonly places: Turn;
}
export type Turn = <Value>(caller: Caller, work: () => Promise<Value>) => Promise<Value>;

/** More at once than there are teams that attack: what is heavy in a plan has a queue of its own. */
const PLANS: QueueLimits = { what: 'plans', atOnce: 24, ownAtOnce: 2, ownWaiting: 8, allWaiting: 100 };
const TAKING_BACK: QueueLimits = { ...PLANS, what: 'changes' };
/** Each has a file of 8 MB in memory at most. */
const UPLOADS: QueueLimits = { what: 'uploads', atOnce: 24, ownAtOnce: 2, ownWaiting: 32, allWaiting: 400 };
const PLACES: QueueLimits = { what: 'questions about places', atOnce: 24, ownAtOnce: 2, ownWaiting: 8, allWaiting: 100 };

export function createTurns(): Turns {
  const turnAt = (limits: QueueLimits) => byCaller(createFairQueue(limits));
  return { plans: turnAt(PLANS), takingBack: turnAt(TAKING_BACK), uploads: turnAt(UPLOADS), places: turnAt(PLACES) };
}

function byCaller(queue: FairQueue): Turn {
  return ({ author: { kind, name, subject } }, work) => queue(subject ?? `${kind} ${name}`, work);
}
