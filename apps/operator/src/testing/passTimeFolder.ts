import { sql } from 'drizzle-orm';
import { connect } from '../database/connect';
import { breaks, depositLimits } from '../database/schema';

const [folder = '', hours = '0'] = process.argv.slice(2);
const { db, close } = await connect({ databaseFolder: folder, databaseUrl: process.env.DATABASE_URL });
const passed = sql`make_interval(hours => ${Number(hours)})`;
await db.update(depositLimits).set({ nextAt: sql`${depositLimits.nextAt} - ${passed}` });
await db.update(breaks).set({ endsAt: sql`${breaks.endsAt} - ${passed}` });
await close();
