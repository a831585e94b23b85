import type { TransactionRecord } from '@parlour/api-client/endpoints/records';

/** How long a deposit may be paid, from its creation (spec section 9). */
export const PAY_WINDOW_MS = 3_600_000;
const PENDING = 1;
/** An operator's clock may be ahead of the one that is asked. */
const DRIFT_MS = 600_000;

/** Parses a time of the API client, `YYYY-MM-DD HH:mm:ss` in Beijing, to epoch milliseconds; undefined if it is none. */
export function momentMs(moment: string): number | undefined {
  const [, day, time] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)$/.exec(moment) ?? [];
  const ms = Date.parse(`${day}T${time}+08:00`);
  return Number.isNaN(ms) ? undefined : ms;
}

/**
 * Until when a deposit of the records can still be paid at `/payInfo`, in epoch milliseconds of the server's clock; undefined where it
 * cannot: it is decided, paid by bank or in a way that may be one, without a number, of the future, or older than its hour.
 */
export function payableUntil({ out_trade_no, pay_way, state, created_at }: TransactionRecord, nowMs: number): number | undefined {
  const isElsewhere =
    /usdt|trc-?20|erc-?20|\bwx|wechat|weixin|微信|alipay|支付宝/i.test(pay_way) && !/bank|银行|卡/i.test(pay_way);
  const madeMs = momentMs(created_at);
  if (!isElsewhere || madeMs === undefined || out_trade_no === '' || state !== PENDING) return undefined;
  const untilMs = madeMs + PAY_WINDOW_MS;
  return nowMs < untilMs && nowMs > madeMs - DRIFT_MS ? untilMs : undefined;
}
