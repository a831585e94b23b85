import * as wallet from '@parlour/api-client/endpoints/wallet';
import { and, asc, eq } from 'drizzle-orm';
import { beijingTime } from '../beijingTime';
import { banks, deposits, members, payRanges, payTargets, receivingAccounts, venues } from '../database/schema';
import { ok, Refusal } from '../envelope';
import { readBalances } from '../ledger/balances';
import { recoverAll, transfer } from '../money/transfer';
import { requestDeposit } from '../money/deposit';
import { checkPayPassword, requestWithdrawal, turnoverDue } from '../money/withdraw';
import type { Routes } from '../route';
import { cardRoutes } from './cards';

/** Venue balances, transfers, deposits, withdrawals. */
export function walletRoutes(routes: Routes): void {
  const { member, money, operator } = routes;
  cardRoutes(routes);

  money(wallet.recoverAll, async (visit) => {
    const sum = await recoverAll(visit.db, visit.member.id);
    return ok({ amount: sum }, `操作成功，共回收 ¥${sum}`);
  });

  member(wallet.getVenueBalances, async (visit) => {
    const balances = await readBalances(visit.db, visit.member.id);
    const rows = await visit.db.select().from(venues).orderBy(asc(venues.position));
    return ok(rows.map(({ code, name }) => ({ name, platname: code, balance: balances.venue(code) })));
  });

  money(wallet.submitTransfer, async (visit) => {
    await transfer(visit.db, visit.member.id, visit.input);
    return ok();
  });

  member(wallet.setAutoTransfer, async (visit) => {
    const hasAutoTransfer = visit.input.transferstatus === 1;
    await visit.db.update(members).set({ hasAutoTransfer }).where(eq(members.id, visit.member.id));
    return ok();
  });

  member(wallet.getBanks, async ({ db }) => {
    const rows = await db.select().from(banks).orderBy(asc(banks.id));
    return ok(rows.map(({ name }) => ({ bank_name: name })));
  });

  member(wallet.getPayWays, async () => ok({ card: 1, usdt: 1, wechat: 1, alipay: 1 }));

  member(wallet.getPayRange, async ({ db, input }) => {
    const [range] = await db.select().from(payRanges).where(eq(payRanges.type, input.type));
    if (range === undefined) throw new Refusal('暂不支持该充值方式');
    return ok({ min_price: range.min, max_price: range.max });
  });

  money(wallet.submitDeposit, async (visit) => {
    const no = await requestDeposit(visit.db, visit.member.id, visit.input, operator.config.reviewDelayMs);
    return ok({ deposit_no: no }, visit.input.paytype === 'bank' ? '提交成功，等待后台审核' : no);
  });

  member(wallet.getReceivingAccounts, async ({ db }) => {
    const rows = await db.select().from(receivingAccounts).orderBy(asc(receivingAccounts.id));
    return ok(
      rows.map((row) => ({
        bank_no: row.bankNo,
        bank_owner: row.bankOwner,
        bank_address: row.bankAddress,
        bank_data: { bank_name: row.bankName },
      })),
    );
  });

  member(wallet.getPayInfo, async (visit) => {
    const { db, input } = visit;
    const [deposit] = await db
      .select()
      .from(deposits)
      .where(and(eq(deposits.no, input.deposit_no), eq(deposits.memberId, visit.member.id)));
    if (deposit === undefined) throw new Refusal('订单不存在');
    const [target] = await db
      .select()
      .from(payTargets)
      .where(and(eq(payTargets.paytype, deposit.paytype), eq(payTargets.protocol, deposit.protocol)));
    return ok(
      {
        info: { amount: deposit.amount, created_at: beijingTime(deposit.createdAt), paytype: deposit.paytype },
        deposit_no: deposit.no,
        cardlist: target === undefined ? null : { mch_id: target.address, content: target.protocol, payimg: target.picture },
      },
      deposit.paytype,
    );
  });

  member(wallet.getTurnover, async ({ db, member: asking }) => ok({ bet_amount: await turnoverDue(db, asking) }));

  money(
    wallet.submitWithdrawal,
    async (visit) => {
      await requestWithdrawal(visit.db, visit.member, visit.input, operator.config.reviewDelayMs);
      return ok(null, '提交成功，等待后台审核');
    },
    async (visit) => checkPayPassword(operator.attemptLimits, visit.member, visit.input.password),
  );
}
