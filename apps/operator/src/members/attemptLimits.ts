import { createRateLimit } from '@parlour/rate-limit';
import { TooMany } from '../envelope';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/** Limit of wrong attempts: so many at once, and as many again over the time. */
const allowed = {
  /** One name from one address. */
  logIn: [5, MINUTE_MS],
  /** One name from anywhere. */
  name: [100, HOUR_MS],
  /** Any names from one address; a mobile network puts many players behind one. */
  address: [60, MINUTE_MS],
  /** The payment password or the old password of a member who is logged in. */
  password: [5, 5 * MINUTE_MS],
  /** New members from one address, successful or not: the captcha does not stop robots. */
  registration: [120, MINUTE_MS],
  /** Session tokens, mini-app data and admin tokens from one address: too long to be guessed, but attempts are limited anyway. */
  token: [600, MINUTE_MS],
} as const;

type Kind = keyof typeof allowed;
export type Try = readonly [kind: Kind, who: string | number];

/** Limits attempts to guess secrets. */
export interface AttemptLimits {
  /** Checks a secret that could be guessed; after too many wrong attempts not even a right one is checked. */
  check(tries: readonly Try[], isRight: () => Promise<boolean>): Promise<boolean>;
  /** Counts an attempt; throws TooMany when it exceeds the limit. */
  count(kind: Kind, who: string): void;
  /** Runs `read` for a secret that cannot be guessed; refusals count as attempts, and too many throw TooMany. */
  watch<Found>(kind: Kind, who: string, read: () => Found | Promise<Found>): Promise<Found>;
}

export function createAttemptLimits(): AttemptLimits {
  const limits = new Map(Object.entries(allowed).map(([kind, [tries, perMs]]) => [kind, createRateLimit(tries, perMs)]));
  const count = (kind: Kind, who: string | number) => {
    const wait = limits.get(kind)?.take(String(who), Date.now());
    if (wait !== undefined) throw new TooMany(wait);
  };
  const giveBack = (tries: readonly Try[]) => {
    for (const [kind, who] of tries) limits.get(kind)?.giveBack(String(who), Date.now());
  };
  const inTurn = createTurns();
  return {
    count,
    check: (tries, isRight) =>
      inTurn(String(tries[0]), async () => {
        const taken: Try[] = [];
        // Counted before the check: of many concurrent attempts on one name, only the allowed number is checked.
        try {
          for (const one of tries) {
            count(...one);
            taken.push(one);
          }
        } catch (error) {
          giveBack(taken);
          throw error;
        }
        const isIt = await isRight();
        if (isIt) giveBack(tries);
        return isIt;
      }),
    watch: async (kind, who, read) => {
      try {
        return await read();
      } catch (error) {
        count(kind, who);
        throw error;
      }
    },
  };
}

/** Runs work of one name one after the other, so that concurrent attempts with the right secret do not count as attemptLimits. */
function createTurns() {
  const last = new Map<string, Promise<unknown>>();
  return async <Done>(name: string, work: () => Promise<Done>): Promise<Done> => {
    const turn = (last.get(name) ?? Promise.resolve()).then(work, work);
    last.set(name, turn);
    try {
      return await turn;
    } finally {
      if (last.get(name) === turn) last.delete(name);
    }
  };
}
