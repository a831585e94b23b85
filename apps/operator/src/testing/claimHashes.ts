import { asc } from 'drizzle-orm';
import { connect } from '../database/connect';
import { miniAppLogins } from '../database/schema';
import { claimHash } from '../members/replays';

const [folder = '', claims = '[]'] = process.argv.slice(2);
const { db, close } = await connect({ databaseFolder: folder, databaseUrl: process.env['DATABASE_URL'] || undefined });
const isTaken: boolean[] = [];
for (const { hash, at } of JSON.parse(claims) as { hash: string; at: string }[]) {
  const taken = await claimHash(db, hash, new Date(at)).then(
    () => true,
    () => false,
  );
  isTaken.push(taken);
}
const remembered = await db.select().from(miniAppLogins).orderBy(asc(miniAppLogins.hash));
process.stdout.write(JSON.stringify({ isTaken, remembered: remembered.map(({ hash }) => hash) }));
await close();
