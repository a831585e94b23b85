import * as records from '@parlour/api-client/endpoints/records';
import { and, eq, gte, sql } from 'drizzle-orm';
import { beijingTime, filterStart } from '../beijingTime';
import { activities, activityApplications, bets, deposits, transfers, venues, withdrawals } from '../database/schema';
import { ok } from '../envelope';
import { newest, pageOf } from '../page';
import type { Routes } from '../route';

const DEPOSITS = 1;
const WITHDRAWALS = 2;
const INTO_VENUE = 3;

const depositWays: Record<string, string> = { bank: 'Bank transfer', usdt: 'USDT', wxpay: 'WeChat', alipay: 'Alipay' };

/** Bets, transactions, activity applications. */
export function recordRoutes({ member }: Routes): void {
  member(records.getBetRecords, async (visit) => {
    const { date, page, api_type } = visit.input;
    const since = gte(bets.createdAt, filterStart(date, new Date()));
    const chosen = and(eq(bets.memberId, visit.member.id), since, api_type === '' ? undefined : eq(bets.venue, api_type));
    const rows = await newest(visit.db.select().from(bets).where(chosen).$dynamic(), bets, page);
    const shown = rows.map((row) => ({
      bet_id: row.betId,
      bet_amount: row.amount,
      win_loss: row.winLoss,
      Code: `${row.venue} · ${row.gameName}`,
      status: row.status,
      created_at: beijingTime(row.createdAt),
    }));
    return ok(pageOf(shown, await visit.db.$count(bets, chosen)));
  });

  member(records.getActivityApplications, async (visit) => {
    const mine = eq(activityApplications.memberId, visit.member.id);
    const all = visit.db
      .select({ title: activities.title, application: activityApplications })
      .from(activityApplications)
      .innerJoin(activities, eq(activities.id, activityApplications.activityId))
      .where(mine);
    const rows = await newest(all.$dynamic(), activityApplications, visit.input.page);
    const shown = rows.map(({ title, application }) => ({
      activity_name: title,
      state: application.state,
      created_at: beijingTime(application.createdAt),
    }));
    return ok(pageOf(shown, await visit.db.$count(activityApplications, mine)));
  });

  member(records.getTransactionRecords, async (visit) => {
    const { date, type, page, api_type } = visit.input;
    const since = filterStart(date, new Date());
    const memberId = visit.member.id;
    if (type === DEPOSITS) {
      const chosen = and(
        eq(deposits.memberId, memberId),
        gte(deposits.createdAt, since),
        api_type === '' ? undefined : eq(deposits.paytype, api_type),
      );
      const rows = await newest(visit.db.select().from(deposits).where(chosen).$dynamic(), deposits, page);
      const shown = rows.map((row) => record(row, depositWays[row.paytype] ?? row.paytype));
      return ok(pageOf(shown, await visit.db.$count(deposits, chosen)));
    }
    if (type === WITHDRAWALS) {
      const way = api_type === '' ? undefined : sql`starts_with(${withdrawals.payWay}, ${api_type})`;
      const chosen = and(eq(withdrawals.memberId, memberId), gte(withdrawals.createdAt, since), way);
      const rows = await newest(visit.db.select().from(withdrawals).where(chosen).$dynamic(), withdrawals, page);
      const shown = rows.map((row) => record(row, row.payWay));
      return ok(pageOf(shown, await visit.db.$count(withdrawals, chosen)));
    }
    const direction = eq(transfers.isIntoVenue, type === INTO_VENUE);
    const venue = api_type === '' ? undefined : eq(transfers.venue, api_type);
    const chosen = and(eq(transfers.memberId, memberId), gte(transfers.createdAt, since), direction, venue);
    const all = visit.db
      .select({ transfer: transfers, name: venues.name })
      .from(transfers)
      .innerJoin(venues, eq(venues.code, transfers.venue))
      .where(chosen);
    const rows = await newest(all.$dynamic(), transfers, page);
    return ok(
      pageOf(
        rows.map((row) => record(row.transfer, row.name)),
        await visit.db.$count(transfers, chosen),
      ),
    );
  });
}

function record(row: { no: string; amount: string; state: number; createdAt: Date }, payWay: string): Record<string, unknown> {
  return { out_trade_no: row.no, amount: row.amount, pay_way: payWay, state: row.state, created_at: beijingTime(row.createdAt) };
}
