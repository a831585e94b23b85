import * as promotions from '@parlour/api-client/endpoints/promotions';
import { and, asc, desc, eq, gte } from 'drizzle-orm';
import { beijingTime, filterStart } from '../beijingTime';
import { activities, activityTypes, rebates, redPacketRules, redPackets } from '../database/schema';
import { applyForActivity } from '../members/applications';
import { ok, Refusal } from '../envelope';
import { lockMember } from '../ledger/idempotency';
import { claimRebate, rebateSums, toMoney } from '../money/rebate';
import { grabRedPacket, redPacketState, redPacketTotals } from '../money/redPacket';
import { newest, pageOf, slice } from '../page';
import type { Routes } from '../route';
import { rowId } from '../rowId';

/** Activities, red packets, rebates. */
export function promotionRoutes({ open, member, money, operator }: Routes): void {
  member(promotions.getRedPacketRecords, async (visit) => {
    const mine = eq(redPackets.memberId, visit.member.id);
    const rows = await newest(visit.db.select().from(redPackets).where(mine).$dynamic(), redPackets, visit.input.page);
    const totals = await redPacketTotals(visit.db, visit.member.id);
    const list = rows.map((row) => {
      const at = beijingTime(row.createdAt);
      return { money: row.recharged, redpacketmoney: row.won, created_at: at, usetime: at };
    });
    return ok({ total_money: totals.money, total_count: totals.count, list: pageOf(list, totals.count) });
  });

  member(promotions.getRedPacket, async (visit) => {
    const { remaining, claimed, most } = await redPacketState(visit.db, visit.member.id, new Date());
    const rules = await visit.db.select().from(redPacketRules).orderBy(asc(redPacketRules.id));
    return ok({
      sendnums: remaining,
      acquirednum: claimed,
      max_times: most,
      rules: rules.map((rule) => ({
        start_time: rule.startTime,
        end_time: rule.endTime,
        day_flow: rule.dayFlow,
        flow_money: rule.flowMoney,
        recharge: rule.recharge,
      })),
    });
  });

  money(promotions.grabRedPacket, async (visit) =>
    ok({ redpacketmoney: await grabRedPacket(visit.db, visit.member.id, new Date()) }),
  );

  open(promotions.getActivityTypes, async ({ db }) => ok(await db.select().from(activityTypes).orderBy(asc(activityTypes.id))));

  open(promotions.getActivities, async ({ db, input }) => {
    const chosen = input.type === undefined ? undefined : eq(activities.typeId, rowId(input.type));
    return ok({ data: (await db.select().from(activities).where(chosen).orderBy(asc(activities.id))).map(describe) });
  });

  open(promotions.getActivity, async ({ db, input }) => {
    const [activity] = await db
      .select()
      .from(activities)
      .where(eq(activities.id, rowId(input.id)));
    if (activity === undefined) throw new Refusal('活动不存在');
    return ok(describe(activity));
  });

  member(promotions.applyForActivity, async (visit) => {
    const activityId = rowId(visit.input.activityid);
    const reviewAt = new Date(Date.now() + operator.config.reviewDelayMs);
    await visit.db.transaction(async (tx) => {
      await lockMember(tx, visit.member.id);
      await applyForActivity(tx, visit.member.id, activityId, reviewAt);
    });
    operator.reviews.wake();
    return ok(null, '提交成功，等待后台审核');
  });

  money(promotions.claimRebate, async (visit) => {
    const sum = await claimRebate(visit.db, visit.member.id);
    return ok({ money: sum }, `领取成功 ¥${sum}`);
  });

  member(promotions.getRebates, async (visit) => {
    const { date, page, api_type } = visit.input;
    const since = gte(rebates.createdAt, filterStart(date, new Date()));
    const chosen = and(eq(rebates.memberId, visit.member.id), since, api_type === '' ? undefined : eq(rebates.venue, api_type));
    const { limit, offset } = slice(page);
    const rows = await visit.db
      .select()
      .from(rebates)
      .where(chosen)
      .orderBy(asc(rebates.state), desc(rebates.createdAt), desc(rebates.id))
      .limit(limit)
      .offset(offset);
    const list = rows.map((row) => ({
      gamename: row.gameName,
      money: toMoney(row.exact),
      state: row.state,
      created_at: beijingTime(row.createdAt),
      updated_at: beijingTime(row.updatedAt),
    }));
    const { claimed, pending } = await rebateSums(visit.db, visit.member.id);
    return ok({ list: pageOf(list, await visit.db.$count(rebates, chosen)), jisuan: claimed, nojisuan: pending });
  });
}

function describe({ id, title, banner, content, memo }: typeof activities.$inferSelect): Record<string, unknown> {
  return { id, title, banner, content, memo };
}
