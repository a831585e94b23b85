const ways = {
  usdt: /usdt|trc-?20|erc-?20/i,
  wechat: /wx|wechat|weixin|微信/i,
  alipay: /alipay|支付宝/i,
  bank: /bank|card|银行/i,
} as const;

/** The way to pay an order, from the backend's texts; undefined if they do not name it. */
export function payWayIn(words: string): keyof typeof ways | undefined {
  return (Object.keys(ways) as (keyof typeof ways)[]).find((way) => ways[way].test(words));
}
