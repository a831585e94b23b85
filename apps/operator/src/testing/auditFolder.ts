import { eq, sql } from 'drizzle-orm';
import { connect } from '../database/connect';
import { accounts, bookings, entries, redPackets, transfers } from '../database/schema';

const [folder = ''] = process.argv.slice(2);
const { db, close } = await connect({ databaseFolder: folder, databaseUrl: undefined });
const [sums] = await db
  .select({
    entries: sql<string>`coalesce(sum(${entries.amount}), 0)::text`,
    bookings: sql<string>`count(distinct ${entries.bookingId})::text`,
  })
  .from(entries);
const wrongAccounts = await db
  .select({ kind: accounts.kind })
  .from(accounts)
  .where(sql`${accounts.balance} <> (select coalesce(sum(e.amount), 0) from entries e where e.account_id = "accounts"."id")`);
const unbalanced = await db
  .select({ id: entries.bookingId })
  .from(entries)
  .groupBy(entries.bookingId)
  .having(sql`sum(${entries.amount}) <> 0`);
const [negative] = await db
  .select({ count: sql<string>`count(*)::text` })
  .from(accounts)
  .where(sql`${accounts.memberId} is not null and ${accounts.balance} < 0`);
const [promotions] = await db.select({ balance: accounts.balance }).from(accounts).where(eq(accounts.kind, 'promotions'));
const moved = await db
  .select({ amount: transfers.amount })
  .from(transfers)
  .where(sql`${transfers.state} = 1`);
process.stdout.write(
  JSON.stringify({
    entriesSum: sums?.entries,
    wrongAccounts: wrongAccounts.length,
    unbalanced: unbalanced.length,
    negative: Number(negative?.count),
    bookings: await db.$count(bookings),
    promotions: promotions?.balance ?? '0.00',
    redPackets: await db.$count(redPackets),
    transfers: moved.map(({ amount }) => amount),
  }),
);
await close();
