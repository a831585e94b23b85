import { eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../database/connect';
import { reviewApplication } from './applications';
import { activityApplications, bets, deposits, withdrawals } from '../database/schema';
import { lockMember, pruneKeys } from '../ledger/idempotency';
import { reviewDeposit, reviewWithdrawal } from '../ledger/review';
import { settle } from '../money/settle';
import { drawPayout } from '../games/odds';
import type { OperatorConfig } from '../config';

const LONGEST_SLEEP_MS = 60_000;
const RETRY_MS = 2000;

export interface Reviews {
  /** Schedules the next review; called after anything new was written. */
  wake(): void;
  /** Decides what is due and deletes old keys now; resolves when that is done. */
  look(): Promise<void>;
  stop(): Promise<void>;
}

/** Decides what is due and deletes old idempotency keys; due times are read from the database, so a restart loses none. */
export function startReviews(db: Database, config: OperatorConfig, report: (error: unknown) => void): Reviews {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let isStopped = false;
  let prunedAt = 0;
  const longestSleepMs = Math.min(LONGEST_SLEEP_MS, config.keyLifeMs);

  const round = async () => {
    try {
      await runDue(db, config);
      if (Date.now() - prunedAt >= longestSleepMs) await prune();
      sleep(Math.min(longestSleepMs, await untilNext(db)));
    } catch (error) {
      report(error);
      sleep(RETRY_MS);
    }
  };
  const prune = async () => {
    prunedAt = Date.now();
    await pruneKeys(db, new Date(prunedAt - config.keyLifeMs));
  };
  const sleep = (delayMs: number) => {
    if (isStopped) return;
    clearTimeout(timer);
    timer = setTimeout(start, delayMs);
  };
  const start = () => {
    running = running.then(() => (isStopped ? undefined : round()));
  };
  start();
  return {
    wake: start,
    look: () => {
      prunedAt = 0;
      start();
      return running;
    },
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

async function runDue(db: Database, config: OperatorConfig): Promise<void> {
  const now = new Date();
  for (const due of await db.select().from(deposits).where(lte(deposits.reviewAt, now))) {
    await db.transaction((tx) => reviewDeposit(tx, due));
  }
  for (const due of await db.select().from(withdrawals).where(lte(withdrawals.reviewAt, now))) {
    await db.transaction((tx) => reviewWithdrawal(tx, due));
  }
  for (const due of await db.select().from(activityApplications).where(lte(activityApplications.reviewAt, now))) {
    await db.transaction((tx) => reviewApplication(tx, due, now));
  }
  for (const due of await db.select().from(bets).where(lte(bets.settleAt, now))) {
    await db.transaction(async (tx) => {
      await lockMember(tx, due.memberId);
      const [open] = await tx.select().from(bets).where(eq(bets.id, due.id));
      if (open !== undefined && open.settleAt !== null)
        await settle(tx, open, drawPayout('match', open.amount, open.choice, config.forcedOutcome).payout);
    });
  }
}

async function untilNext(db: Database): Promise<number> {
  const next = await Promise.all([
    db.select({ at: sql<string | null>`min(${deposits.reviewAt})` }).from(deposits),
    db.select({ at: sql<string | null>`min(${withdrawals.reviewAt})` }).from(withdrawals),
    db.select({ at: sql<string | null>`min(${activityApplications.reviewAt})` }).from(activityApplications),
    db.select({ at: sql<string | null>`min(${bets.settleAt})` }).from(bets),
  ]);
  const instants = next.flatMap(([row]) => (row === undefined || row.at === null ? [] : [new Date(row.at).getTime()]));
  return Math.max(0, Math.min(...instants) - Date.now());
}
