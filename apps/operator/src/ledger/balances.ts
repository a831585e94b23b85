import Big from 'big.js';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/connect';
import { accounts } from '../database/schema';

const VENUE = 'venue:';

export interface Balances {
  readonly central: string;
  /** Sum of the venue wallets. */
  readonly games: string;
  readonly venue: (code: string) => string;
}

/** What a member holds, in yuan with two places. */
export async function readBalances(db: Database, memberId: number): Promise<Balances> {
  const rows = await db
    .select({ kind: accounts.kind, balance: accounts.balance })
    .from(accounts)
    .where(eq(accounts.memberId, memberId));
  const byKind = new Map(rows.map(({ kind, balance }) => [kind, balance]));
  const games = rows.filter(({ kind }) => kind.startsWith(VENUE)).reduce((sum, { balance }) => sum.plus(balance), new Big(0));
  const of = (kind: string) => byKind.get(kind) ?? '0.00';
  return { central: of('central'), games: games.toFixed(2), venue: (code) => of(`${VENUE}${code}`) };
}
