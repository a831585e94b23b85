import type { Database } from '../database/connect';
import * as tables from '../database/schema';
import { writeHistory } from './history';
import { clock, yuan } from './historyTime';

const JOINED_DAYS_AGO = 214;

/** The member `demo` with a history: its rows, and the bookings from which its balances result. */
export async function seedMember(tx: Database, now: Date, passwordHash: string): Promise<void> {
  const at = clock(now);
  const [member] = await tx
    .insert(tables.members)
    .values({
      name: 'demo',
      realname: '林澜',
      passwordHash,
      payPasswordHash: passwordHash,
      vip: 3,
      mobile: '13800138000',
      email: 'demo@ardelle.example',
      birthday: '1990-06-18',
      joinedAt: new Date(now.getTime() - JOINED_DAYS_AGO * 86_400_000 - 3_600_000),
    })
    .returning({ id: tables.members.id });
  if (member === undefined) throw new Error('The demo member was not written.');
  const memberId = member.id;
  const history = writeHistory(memberId, now);
  await tx.insert(tables.deposits).values(history.deposits);
  await tx.insert(tables.withdrawals).values(history.withdrawals);
  await tx.insert(tables.transfers).values(history.transfers);
  await tx.insert(tables.bets).values(history.bets);
  await tx.insert(tables.rebates).values(history.rebates);
  await tx.insert(tables.redPackets).values(history.redPackets);
  await writeBookings(tx, history.bookings);
  await tx.insert(tables.cards).values([
    {
      memberId,
      kind: 1,
      bank: '招商银行',
      bankOwner: '林澜',
      bankNo: '6214831200889021',
      bankAddress: '上海市徐汇区漕溪北路支行',
    },
    {
      memberId,
      kind: 1,
      bank: '中国建设银行',
      bankOwner: '林澜',
      bankNo: '6217001210099376',
      bankAddress: '上海市静安区南京西路支行',
    },
    {
      memberId,
      kind: 1,
      bank: '中国工商银行',
      bankOwner: '林澜',
      bankNo: '6222021001116248',
      bankAddress: '杭州市西湖区文三路支行',
    },
    { memberId, kind: 2, bank: 'USDT', bankOwner: 'TRC20', bankNo: 'TRx8mWc2LqN7vYpE4sHbD9kJzU5gA3nFt6' },
    { memberId, kind: 2, bank: 'USDT', bankOwner: 'ERC20', bankNo: '0x3A9f5dC871eB20476F8a1c6E94b7D0528fE3c91B' },
  ]);
  await tx.insert(tables.activityApplications).values(
    [
      [2, 1, 0],
      [5, 2, 3],
      [3, 3, 9],
      [6, 2, 16],
      [4, 4, 21],
      [1, 2, 213],
    ].map(([activityId = 1, state = 1, daysAgo = 0]) => ({
      memberId,
      activityId,
      state,
      createdAt: at.date({ daysAgo, minute: 760 }),
    })),
  );
}

async function writeBookings(tx: Database, past: ReturnType<typeof writeHistory>['bookings']): Promise<void> {
  const ordered = [...past].sort((a, b) => a.at.getTime() - b.at.getTime());
  const key = ({ memberId, kind }: { memberId: number | null; kind: string }) => `${memberId}/${kind}`;
  const balances = new Map<string, { memberId: number | null; kind: string; cents: number }>();
  for (const { from, to, cents } of ordered) {
    for (const [account, change] of [
      [from, -cents],
      [to, cents],
    ] as const) {
      balances.set(key(account), { ...account, cents: (balances.get(key(account))?.cents ?? 0) + change });
    }
  }
  const opened = await tx
    .insert(tables.accounts)
    .values([...balances.values()].map(({ memberId, kind, cents }) => ({ memberId, kind, balance: yuan(cents) })))
    .returning();
  const ids = new Map(opened.map((account) => [key(account), account.id]));
  const written = await tx
    .insert(tables.bookings)
    .values(ordered.map(({ reason, reference, at }) => ({ reason, reference, createdAt: at })))
    .returning({ id: tables.bookings.id });
  await tx.insert(tables.entries).values(
    ordered.flatMap(({ from, to, cents }, index) => [
      { bookingId: written[index]?.id ?? 0, accountId: ids.get(key(from)) ?? 0, amount: yuan(-cents) },
      { bookingId: written[index]?.id ?? 0, accountId: ids.get(key(to)) ?? 0, amount: yuan(cents) },
    ]),
  );
}
