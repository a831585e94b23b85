import { eq } from 'drizzle-orm';
import { connect } from '../database/connect';
import { accounts, redPackets, transfers } from '../database/schema';
import { auditBooks } from '../ledger/audit';

const [folder = ''] = process.argv.slice(2);
const { db, close } = await connect({ databaseFolder: folder, databaseUrl: process.env['DATABASE_URL'] || undefined });
const [promotions] = await db.select({ balance: accounts.balance }).from(accounts).where(eq(accounts.kind, 'promotions'));
const moved = await db.select({ amount: transfers.amount }).from(transfers).where(eq(transfers.state, 1));
process.stdout.write(
  JSON.stringify({
    ...(await auditBooks(db)),
    promotions: promotions?.balance ?? '0.00',
    redPackets: await db.$count(redPackets),
    transfers: moved.map(({ amount }) => amount),
  }),
);
await close();
