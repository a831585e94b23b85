import { Busy } from '../registry/refusals';

/** Limits of a queue. */
export interface QueueLimits {
  /** What is queued, for error messages: `plans`. */
  readonly what: string;
  readonly atOnce: number;
  /** Running tasks of one owner. */
  readonly ownAtOnce: number;
  /** Waiting tasks of one owner. */
  readonly ownWaiting: number;
  /** Waiting tasks of all owners; beyond it, the owner with the most waiting tasks loses the newest one. */
  readonly allWaiting: number;
}

/** Runs a task when it is its owner's turn; rejects with Busy when too many wait. */
export type FairQueue = <Value>(owner: string, work: () => Promise<Value>) => Promise<Value>;

interface Running {
  readonly since: number;
}
interface Waiting {
  begin(running: Running): void;
  refuse(error: Busy): void;
}
interface Owner {
  readonly running: Set<Running>;
  readonly waiting: Waiting[];
  /** Time that the owner's finished tasks took, weighted at this moment. */
  used: { readonly ms: number; readonly at: number };
}

/** After this time, the time that an owner used counts half. */
const HALF_LIFE_MS = 60_000;
const MOST_OWNERS = 1_000;
const RETRY_AFTER_S = 10;

/**
 * A queue that shares time fairly: among the waiting owners, the one that used the least time recently comes next. An owner with
 * few tasks therefore waits only for the running ones, and not for all tasks of a busy owner. `now` is in ms.
 */
export function createFairQueue(limits: QueueLimits, now: () => number = () => performance.now()): FairQueue {
  const { what, atOnce, ownAtOnce, ownWaiting, allWaiting } = limits;
  const owners = new Map<string, Owner>();
  let running = 0;

  const ownerOf = (name: string): Owner => {
    const owner = owners.get(name) ?? { running: new Set(), waiting: [], used: { ms: 0, at: now() } };
    owners.delete(name);
    owners.set(name, owner);
    if (owners.size > MOST_OWNERS) forgetIdle(name);
    return owner;
  };
  const forgetIdle = (except: string) => {
    for (const [name, { running: own, waiting }] of owners) {
      if (name === except || own.size + waiting.length > 0) continue;
      owners.delete(name);
      return;
    }
  };
  const usedBy = ({ used, running: own }: Owner): number => {
    const ended = used.ms * 2 ** ((used.at - now()) / HALF_LIFE_MS);
    return [...own].reduce((sum, { since }) => sum + now() - since, ended);
  };
  const hasRoom = (owner: Owner) => running < atOnce && owner.running.size < ownAtOnce;
  const start = (owner: Owner): Running => {
    const begun = { since: now() };
    owner.running.add(begun);
    running += 1;
    return begun;
  };
  const end = (owner: Owner, ended: Running) => {
    owner.running.delete(ended);
    running -= 1;
    const before = usedBy({ ...owner, running: new Set() });
    owner.used = { ms: before + now() - ended.since, at: now() };
    const ready = [...owners.values()].filter((one) => one.waiting.length > 0 && hasRoom(one));
    const [next] = ready.toSorted((one, other) => usedBy(one) - usedBy(other));
    next?.waiting.shift()?.begin(start(next));
  };
  const busy = () => new Busy(`Too many ${what} wait already; try again in ${RETRY_AFTER_S} s.`, RETRY_AFTER_S);
  const wait = (owner: Owner): Promise<Running> => {
    if (owner.waiting.length >= ownWaiting) throw busy();
    const waiting = [...owners.values()].toSorted((one, other) => other.waiting.length - one.waiting.length);
    const [most] = waiting;
    if (most !== undefined && waiting.reduce((sum, one) => sum + one.waiting.length, 0) >= allWaiting) {
      if (most.waiting.length <= owner.waiting.length + 1) throw busy();
      most.waiting.pop()?.refuse(busy());
    }
    return new Promise((begin, refuse) => owner.waiting.push({ begin, refuse }));
  };

  return async (name, work) => {
    const owner = ownerOf(name);
    const begun = hasRoom(owner) ? start(owner) : await wait(owner);
    try {
      return await work();
    } finally {
      end(owner, begun);
    }
  };
}
