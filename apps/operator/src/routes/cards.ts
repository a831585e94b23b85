import { bindCard, deleteCard, getCards, usdtProtocols } from '@parlour/api-client/endpoints/wallet';
import { and, asc, eq } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import { cards } from '../database/schema';
import { bankTile } from '../demo/banksAndVenues';
import { ok, Refusal } from '../envelope';
import { lockMember } from '../ledger/idempotency';
import { checkPayPassword } from '../money/withdraw';
import type { Routes } from '../route';
import { rowId } from '../rowId';

const BANK_CARD = 1;
const USDT_ADDRESS = 2;
const MOST_OF_A_KIND = 5;
const CARD_NUMBER_MIN = 8;
const PAY_PASS_MIN = 6;
const PAY_PASS_MAX = 18;
const addressOf: Record<string, RegExp> = { TRC20: /^T[1-9A-HJ-NP-Za-km-z]{33}$/, ERC20: /^0x[0-9a-fA-F]{40}$/ };

/** Bank cards and USDT addresses. */
export function cardRoutes({ member, operator }: Routes): void {
  member(getCards, async (visit) => {
    const rows = await visit.db
      .select()
      .from(cards)
      .where(and(eq(cards.memberId, visit.member.id), eq(cards.kind, visit.input.type)))
      .orderBy(asc(cards.id));
    return ok(
      rows.map(({ id, bank, bankOwner, bankNo, bankAddress }) => ({
        id,
        bank,
        bank_owner: bankOwner,
        bank_no: bankNo,
        bank_address: bankAddress,
        ico: bankTile(bank),
      })),
    );
  });

  member(deleteCard, async (visit) => {
    const owned = and(eq(cards.id, rowId(visit.input.id)), eq(cards.memberId, visit.member.id));
    const removed = await visit.db.delete(cards).where(owned).returning({ id: cards.id });
    if (removed.length === 0) throw new Refusal('卡片不存在');
    return ok(null, '解绑成功');
  });

  member(bindCard, async (visit) => {
    const { bank, bank_no, bank_owner, bank_address, pay_pass } = visit.input;
    const kind = bank_address === undefined ? USDT_ADDRESS : BANK_CARD;
    if (kind === BANK_CARD) checkBankCard(visit.input);
    else checkAddress(visit.input);
    await checkPayPassword(operator.attemptLimits, visit.member, pay_pass);
    const memberId = visit.member.id;
    await visit.db.transaction(async (tx) => {
      await lockMember(tx, memberId);
      const held = await tx.$count(cards, and(eq(cards.memberId, memberId), eq(cards.kind, kind)));
      if (held >= MOST_OF_A_KIND) throw new Refusal('最多绑定5张');
      const values = {
        memberId,
        kind,
        bank: kind === USDT_ADDRESS ? 'USDT' : bank,
        bankOwner: bank_owner,
        bankNo: bank_no,
        bankAddress: bank_address ?? '',
      };
      const bound = await tx.insert(cards).values(values).onConflictDoNothing().returning({ id: cards.id });
      if (bound.length === 0) throw new Refusal('该卡片已绑定');
    });
    return ok(null, '绑定成功');
  });
}

type Binding = InferOutput<(typeof bindCard)['request']>;

/** The rules of spec section 5, in its order and wording. */
function checkBankCard({ bank, bank_no, bank_owner, bank_address = '', pay_pass }: Binding): void {
  if (bank_owner.trim() === '') throw new Refusal('请输入姓名');
  if (bank.trim() === '') throw new Refusal('请输入银行');
  if (bank_address.trim() === '') throw new Refusal('请输入开户行地址');
  if (bank_no.trim() === '') throw new Refusal('请输人银行卡号');
  if (pay_pass === '') throw new Refusal('请输人支付密码');
  if (bank_no.trim().length < CARD_NUMBER_MIN) throw new Refusal('请输人正确的卡号长度');
  if (pay_pass.length < PAY_PASS_MIN || pay_pass.length > PAY_PASS_MAX) throw new Refusal('请输人支付密码长度');
}

function checkAddress({ bank_no: address, bank_owner: protocol, pay_pass }: Binding): void {
  if (address.trim() === '') throw new Refusal('请输入USDT地址');
  if (!usdtProtocols.some((known) => known === protocol)) throw new Refusal('请选择钱包协议');
  if (pay_pass === '') throw new Refusal('请输人支付密码');
  if (!addressOf[protocol]?.test(address)) throw new Refusal('请输入正确的USDT地址');
}
