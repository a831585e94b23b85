import { sql } from 'drizzle-orm';
import type { Database } from '../database/connect';
import { members } from '../database/schema';
import type { Member } from './sessions';

/** The member of a login name, in whatever case it is typed. */
export async function findMember(db: Database, name: string): Promise<Member | undefined> {
  const [found] = await db
    .select()
    .from(members)
    .where(sql`lower(${members.name}) = lower(${name.trim()})`);
  return found;
}

/** Writes a new member and gives the id; undefined when the name is taken. */
export async function insertMember(db: Database, values: typeof members.$inferInsert): Promise<number | undefined> {
  const [created] = await db.insert(members).values(values).onConflictDoNothing().returning({ id: members.id });
  return created?.id;
}
