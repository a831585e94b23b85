import { withoutInvisible } from '../forms/withoutInvisible';

const MOST_DIGITS = 12;
/**
 * Currency signs as people write them in chats and on receipts, before and after the number. The field's label already names the
 * currency.
 */
const CURRENCIES = /^(?:[¥￥\s]|RMB|CNY|USDT?|人民币)+|(?:[¥￥元块圆\s]|RMB|CNY|USDT?|人民币)+$/gi;
/** The part before a decimal mark: digits, or groups of which the last has three digits. It does not begin with a zero. */
const UNITS = /^(\d*|[1-9]\d{0,2}([.,]\d{2,3})*[.,]\d{3})$/;

/**
 * Parses a typed or pasted amount and returns it as a decimal string. Comma and point are decimal marks, a comma before three
 * digits is a group separator, and full-width characters are accepted. Undefined unless it is unambiguous, with at most 12 digits
 * and two decimals.
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
