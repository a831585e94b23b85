import type { TransactionRecord } from '@parlour/api-client/endpoints/records';

/** How long a deposit can be paid after its creation (spec section 9). */
export const PAY_WINDOW_MS = 3_600_000;
const PENDING = 1;
/** Tolerance for a record that is dated in the future, because an operator's machines may have different clocks. */
const DRIFT_MS = 600_000;

/**
 * Parses a time of the API client, `YYYY-MM-DD HH:mm:ss` in Beijing. Returns epoch milliseconds, or undefined for any other text.
 */
export function momentMs(moment: string): number | undefined {
  const [, day, time] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)$/.exec(moment) ?? [];
  const ms = Date.parse(`${day}T${time}+08:00`);
  return Number.isNaN(ms) ? undefined : ms;
}

/**
 * Returns until when a deposit in the records can still be paid at `/payInfo`, in epoch milliseconds of the server's clock.
 * Undefined when it cannot be paid there: when it is decided, paid by bank or possibly by bank, has no number, is dated in the
 * future, or is older than an hour.
 */
export function payableUntil({ out_trade_no, pay_way, state, created_at }: TransactionRecord, nowMs: number): number | undefined {
  const isElsewhere =
    /usdt|trc-?20|erc-?20|\bwx|wechat|weixin|微信|alipay|支付宝/i.test(pay_way) && !/bank|银行|卡/i.test(pay_way);
  const madeMs = momentMs(created_at);
  if (!isElsewhere || madeMs === undefined || out_trade_no === '' || state !== PENDING) return undefined;
  const untilMs = madeMs + PAY_WINDOW_MS;
  return nowMs < untilMs && nowMs > madeMs - DRIFT_MS ? untilMs : undefined;
}
