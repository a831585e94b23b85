const hues: readonly (readonly [RegExp, number])[] = [
  [/usdt.*erc/i, 272],
  [/usdt/i, 166],
  [/工商/, 24],
  [/建设/, 250],
  [/农业/, 160],
  [/招商/, 14],
  [/交通/, 264],
  [/邮政/, 150],
  [/中信/, 32],
  [/民生/, 205],
  [/平安/, 50],
  [/兴业/, 240],
  [/浦东|浦发/, 258],
  [/中国银行/, 18],
];

/** The hue of a bank's brand in degrees; for other banks one that is derived from the name. */
export function hueOf(name: string): number {
  const known = hues.find(([pattern]) => pattern.test(name));
  return known?.[1] ?? [...name].reduce((hue, sign) => (hue * 31 + (sign.codePointAt(0) ?? 0)) % 360, 7);
}
