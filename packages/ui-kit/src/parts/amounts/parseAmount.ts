import { withoutInvisible } from '../forms/withoutInvisible';

const MOST_DIGITS = 12;
/** As amounts are written in chats and on receipts, before and after the number; what it is in is said beside the field. */
const CURRENCIES = /^(?:[¥￥\s]|RMB|CNY|USDT?|人民币)+|(?:[¥￥元块圆\s]|RMB|CNY|USDT?|人民币)+$/gi;
/** What may stand before a decimal mark: digits, or groups of which the last has three. No group begins with a zero. */
const UNITS = /^(\d*|[1-9]\d{0,2}([.,]\d{2,3})*[.,]\d{3})$/;

/**
 * A typed or pasted amount as a decimal string: comma or point as decimal mark, a comma before three digits as grouping;
 * its characters may be of full width. `undefined` unless it is an amount with at most 12 digits and two decimals: amounts are
 * never guessed.
 */
export function parseAmount(typed: string): string | undefined {
  const text = withoutInvisible(typed)
    .replace(/[０-９]/g, (digit) => digit.normalize('NFKC'))
    .replace(/[，、]/g, ',')
    .replace(/[。．]/g, '.')
    .replace(CURRENCIES, '')
    .replace(/\s/g, '');
  if (!/^[\d.,]*$/.test(text)) return undefined;
  const at = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  const isGrouped = text[at] === ',' && (text.length - at - 1 === 3 || text.indexOf(',') < at);
  if (at < 0 || isGrouped) return /\.|^0.*,/.test(text) ? undefined : whole(text);
  const [before, after] = [text.slice(0, at), text.slice(at + 1)];
  const mark = text[at] ?? '.';
  if (after.length > 2 || before.includes(mark) || !UNITS.test(before)) return undefined;
  const units = whole(before);
  return units === undefined || after === '' ? units : `${units || '0'}.${after}`;
}

function whole(text: string): string | undefined {
  const digits = text.replace(/[.,]/g, '').replace(/^0+(?=\d)/, '');
  return digits.length > MOST_DIGITS ? undefined : digits;
}
