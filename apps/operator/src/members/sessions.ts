import { and, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '../database/connect';
import { members, sessions } from '../database/schema';
import { Refusal, UNAUTHORISED } from '../envelope';
import { digest, newToken } from './secrets';

const SESSION_MS = 24 * 3_600_000;
const BEARER = /^Bearer ([\w-]{1,128})$/i;

export type Member = typeof members.$inferSelect;

/** Opens a session and gives its token. */
export async function openSession(db: Database, memberId: number): Promise<string> {
  const token = newToken();
  const now = new Date();
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  await db.insert(sessions).values({ tokenHash: digest(token), memberId, expiresAt: new Date(now.getTime() + SESSION_MS) });
  return token;
}

/** The member of a bearer header; refuses with 401. */
export async function authenticate(db: Database, header: string | undefined): Promise<Member> {
  const token = BEARER.exec(header ?? '')?.[1];
  const found =
    token === undefined
      ? []
      : await db
          .select({ member: members })
          .from(sessions)
          .innerJoin(members, eq(members.id, sessions.memberId))
          .where(and(eq(sessions.tokenHash, digest(token)), gt(sessions.expiresAt, new Date())));
  const member = found[0]?.member;
  if (member === undefined) throw new Refusal('您的账号登陆过期，请重新登陆', UNAUTHORISED);
  return member;
}

export async function closeSession(db: Database, header: string | undefined): Promise<void> {
  const token = BEARER.exec(header ?? '')?.[1];
  if (token !== undefined) await db.delete(sessions).where(eq(sessions.tokenHash, digest(token)));
}

export async function closeAllSessions(db: Database, memberId: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.memberId, memberId));
}
