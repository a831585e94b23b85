import * as session from '@parlour/api-client/endpoints/session';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/connect';
import { members } from '../database/schema';
import { ok, Refusal } from '../envelope';
import { readBalances } from '../ledger/balances';
import { readMiniAppData } from '../members/miniApp';
import { checkRegistration } from '../members/registration';
import { claimHash } from '../members/replays';
import type { Routes } from '../route';
import { hashPassword, isPassword, newToken } from '../members/secrets';
import { closeSession, openSession } from '../members/sessions';
import { findMember, insertMember } from '../members/members';
import { describeUser } from '../members/userInfo';

/** Log in, register, mini-app login, user info, balance. */
export function sessionRoutes({ open, member, operator: { config, attemptLimits } }: Routes): void {
  open(session.logIn, async ({ db, input: { name, password }, request: { ip } }) => {
    const found = await findMember(db, name);
    const who = name.trim().toLowerCase();
    const isIt = await attemptLimits.check(
      [
        ['logIn', `${who} ${ip}`],
        ['name', who],
        ['address', ip],
      ],
      () => isPassword(password, found?.passwordHash),
    );
    if (!isIt || found === undefined) throw new Refusal('Wrong username or password');
    return ok({ api_token: await openSession(db, found.id) });
  });

  open(session.register, async ({ db, input, request: { ip } }) => {
    checkRegistration(input);
    attemptLimits.count('registration', ip);
    if ((await findMember(db, input.name)) !== undefined) throw new Refusal('Username already exists');
    const [passwordHash, payPasswordHash] = await Promise.all([hashPassword(input.password), hashPassword(input.paypassword)]);
    const values = {
      name: input.name.trim(),
      realname: input.realname.trim(),
      passwordHash,
      payPasswordHash,
      referrer: input.pid ?? '',
    };
    const created = await insertMember(db, values);
    if (created === undefined) throw new Refusal('Username already exists');
    return ok({ api_token: await openSession(db, created) });
  });

  open(session.logInFromMiniApp, async ({ db, input, request: { ip } }) => {
    const now = new Date();
    const { user, hash } = await attemptLimits.watch('token', ip, () =>
      readMiniAppData(input.initData, config.miniAppBotToken, now),
    );
    const id = await miniAppMember(db, user);
    // In one transaction: data whose session could not be opened is not used up.
    const token = await db.transaction(async (tx) => {
      await claimHash(tx, hash, now);
      return openSession(tx, id);
    });
    return ok({ api_token: token });
  });

  member(session.logOff, async ({ db, request }) => {
    await closeSession(db, request.headers.authorization);
    return ok();
  });

  member(session.getUser, async (visit) => ok(await describeUser(visit.db, visit.member)));
  member(session.refreshUser, async (visit) => ok(await describeUser(visit.db, visit.member)));
  member(session.getBalance, async (visit) => ok({ balance: (await readBalances(visit.db, visit.member.id)).central }));
  member(session.refreshBalance, async () => ok());
}

async function miniAppMember(db: Database, user: { id: string; name: string }): Promise<number> {
  const known = await db.select({ id: members.id }).from(members).where(eq(members.miniAppId, user.id));
  if (known[0] !== undefined) return known[0].id;
  const secret = await hashPassword(newToken());
  const created = await insertMember(db, {
    name: `tg_${user.id}`,
    realname: user.name,
    passwordHash: secret,
    payPasswordHash: secret,
    miniAppId: user.id,
  });
  if (created !== undefined) return created;
  const [raced] = await db.select({ id: members.id }).from(members).where(eq(members.miniAppId, user.id));
  if (raced === undefined) throw new Refusal('This account cannot log in from the mini app');
  return raced.id;
}
