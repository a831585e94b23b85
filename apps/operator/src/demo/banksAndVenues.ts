interface Tile {
  /** In the address of the picture. */
  readonly name: string;
  readonly text: string;
  /** In degrees. */
  readonly hue: number;
}
interface BankTile extends Tile {
  readonly bank: string;
}

/** The banks that a card can be of, in the order of the list. */
export const bankTiles: readonly BankTile[] = [
  { bank: '中国工商银行', name: 'bank-gongshang', text: '工', hue: 356 },
  { bank: '中国建设银行', name: 'bank-jianshe', text: '建', hue: 214 },
  { bank: '中国农业银行', name: 'bank-nongye', text: '农', hue: 160 },
  { bank: '中国银行', name: 'bank-zhongguo', text: '中', hue: 344 },
  { bank: '招商银行', name: 'bank-zhaoshang', text: '招', hue: 352 },
  { bank: '交通银行', name: 'bank-jiaotong', text: '交', hue: 224 },
  { bank: '中国邮政储蓄银行', name: 'bank-youzheng', text: '邮', hue: 146 },
  { bank: '中信银行', name: 'bank-zhongxin', text: '信', hue: 2 },
  { bank: '中国民生银行', name: 'bank-minsheng', text: '民', hue: 190 },
  { bank: '平安银行', name: 'bank-pingan', text: '平', hue: 24 },
  { bank: '兴业银行', name: 'bank-xingye', text: '兴', hue: 218 },
  { bank: '上海浦东发展银行', name: 'bank-pufa', text: '浦', hue: 228 },
];
/** An address is kept as a card of this bank. */
const usdtTile: BankTile = { bank: 'USDT', name: 'usdt', text: '₮', hue: 164 };

/** Square tiles for venues and banks. */
export const venueTiles: readonly Tile[] = [
  { name: 'ob', text: 'OB', hue: 346 },
  { name: 'fg', text: 'FG', hue: 203 },
  { name: 'pp', text: 'PP', hue: 18 },
  { name: 'ae', text: 'AE', hue: 232 },
  usdtTile,
  ...bankTiles,
];

/** The picture of a card's bank; empty when there is none. */
export function bankTile(bank: string): string {
  const tile = [usdtTile, ...bankTiles].find((one) => one.bank === bank);
  return tile === undefined ? '' : `/demo/tiles/${tile.name}.svg`;
}
