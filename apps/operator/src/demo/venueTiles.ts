/** Square tiles for venues and banks: name in the address, text on the tile, hue in degrees. */
export const venueTiles = [
  { name: 'ob', text: 'OB', hue: 346 },
  { name: 'fg', text: 'FG', hue: 203 },
  { name: 'pp', text: 'PP', hue: 18 },
  { name: 'ae', text: 'AE', hue: 232 },
  { name: 'usdt', text: '₮', hue: 164 },
  { name: 'bank-zhaoshang', text: '招', hue: 352 },
  { name: 'bank-jianshe', text: '建', hue: 214 },
  { name: 'bank-gongshang', text: '工', hue: 356 },
  { name: 'bank-nongye', text: '农', hue: 160 },
  { name: 'bank-zhongguo', text: '中', hue: 344 },
  { name: 'bank-jiaotong', text: '交', hue: 224 },
  { name: 'bank-youzheng', text: '邮', hue: 146 },
  { name: 'bank-zhongxin', text: '信', hue: 2 },
  { name: 'bank-minsheng', text: '民', hue: 190 },
  { name: 'bank-pingan', text: '平', hue: 24 },
  { name: 'bank-xingye', text: '兴', hue: 218 },
  { name: 'bank-pufa', text: '浦', hue: 228 },
] as const;

const bankTiles: Record<string, (typeof venueTiles)[number]['name']> = {
  招商银行: 'bank-zhaoshang',
  中国建设银行: 'bank-jianshe',
  中国工商银行: 'bank-gongshang',
  中国农业银行: 'bank-nongye',
  中国银行: 'bank-zhongguo',
  交通银行: 'bank-jiaotong',
  中国邮政储蓄银行: 'bank-youzheng',
  中信银行: 'bank-zhongxin',
  中国民生银行: 'bank-minsheng',
  平安银行: 'bank-pingan',
  兴业银行: 'bank-xingye',
  上海浦东发展银行: 'bank-pufa',
  USDT: 'usdt',
};

/** The picture of a card's bank; empty when there is none. */
export function bankTile(bank: string): string {
  const name = bankTiles[bank];
  return name === undefined ? '' : `/demo/tiles/${name}.svg`;
}
