import { eq } from 'drizzle-orm';
import type { Database } from '../database/connect';
import { site } from '../database/schema';
import { readBalances } from '../ledger/balances';
import { depositSum } from '../ledger/turnover';
import type { Member } from './sessions';

const DAY_MS = 86_400_000;

/** User info as spec section 3 names its fields. */
export async function describeUser(db: Database, member: Member): Promise<Record<string, unknown>> {
  const balances = await readBalances(db, member.id);
  const [terms] = await db.select().from(site).where(eq(site.id, 1));
  return {
    username: member.name,
    realname: member.realname,
    balance: balances.central,
    gameblance: balances.games,
    current_vip: `VIP${member.vip}`,
    vip: String(member.vip),
    paysum: await depositSum(db, member.id),
    joinday: Math.floor((Date.now() - member.joinedAt.getTime()) / DAY_MS),
    avatar: member.avatarId === null ? '/demo/avatar.svg' : `/demo/avatars/${member.avatarId}`,
    isagent: member.isAgent ? 1 : 0,
    mobile: member.mobile,
    email: member.email,
    birthday: member.birthday,
    usdtrate: terms?.usdt_rate,
    withdrawusdtrate: terms?.usdt_rate,
    withdrawcashfee: terms?.fee_erc20,
    withdrawfeeusdttrc: terms?.fee_trc20,
    transferstatus: member.hasAutoTransfer ? 1 : 0,
  };
}
