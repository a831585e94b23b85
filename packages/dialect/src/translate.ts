import { isLosslessNumber, parse, stringify } from 'lossless-json';
import type { Dialect } from './dialect';

/** The code of a refusal whose own code is no number. */
const REFUSED = 400;
const ACCEPTED = 200;
const UNAUTHORISED = 401;
const HOUR_MS = 3_600_000;
const BEIJING_MS = 8 * HOUR_MS;
/** The end of 1991; until then Beijing had daylight saving time. */
const SUMMERS_END_MS = 694_195_200_000;

type Fields = Readonly<Record<string, unknown>>;
type Times = NonNullable<Dialect['times']>[number];
type Money = NonNullable<Dialect['money']>[number];

/** An amount that is not written as the dialect says; `field` is where it is, such as `data.balance`. */
export class DialectFault extends Error {
  override readonly name = 'DialectFault';
  constructor(readonly field: string) {
    super(`${field} is not written as the dialect says`);
  }
}

/**
 * Turns answers of a backend into the forms that the site reads. What is no JSON, and what has no envelope, stays as it is. Throws a
 * DialectFault for an amount that is written in another way than the dialect says: money is never guessed.
 */
export function createTranslator({ envelope, page, times = [], money = [] }: Dialect): (text: string) => string {
  const timesBy = new Map(times.flatMap((one) => one.fields.map((field) => [field, one] as const)));
  const moneyBy = new Map(money.flatMap((one) => one.fields.map((field) => [field, one] as const)));

  const valueOf = (field: string, value: unknown, path: string): unknown => {
    const [time, sum] = [timesBy.get(field), moneyBy.get(field)];
    if (time !== undefined) return inBeijing(value, time);
    if (sum !== undefined) return amountOf(value, sum, path);
    return walked(value, path);
  };
  const walked = (value: unknown, path: string): unknown => {
    if (Array.isArray(value)) return value.map((one, index) => walked(one, `${path}.${index}`));
    if (!isFields(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([field, one]) => [field, valueOf(field, one, `${path}.${field}`)]));
  };
  const isPage = (value: unknown): value is Fields => isFields(value) && Array.isArray(value[page?.data ?? 'data']);

  return (text) => {
    const answer = parsed(text);
    if (!isFields(answer)) return text;
    const {
      [envelope?.code ?? 'code']: code,
      [envelope?.message ?? 'message']: message,
      [envelope?.data ?? 'data']: data,
      ...rest
    } = answer;
    if (code === undefined) return text;
    const inside = page !== undefined && isPage(data) ? asPage(data, page) : data;
    return (
      stringify({
        ...rest,
        code: codeOf(code, envelope),
        ...(message !== undefined && { message }),
        ...(data !== undefined && { data: walked(inside, 'data') }),
      }) ?? text
    );
  };
}

function parsed(text: string): unknown {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isLosslessNumber(value);
}

function codeOf(code: unknown, { yes, unauthorised }: NonNullable<Dialect['envelope']> = {}): unknown {
  const text = isLosslessNumber(code) ? code.value : String(code);
  if (yes?.some((one) => String(one) === text)) return ACCEPTED;
  if (unauthorised?.some((one) => String(one) === text)) return UNAUTHORISED;
  // Where the codes of a yes are named, no other one is a yes, also not 200.
  const isNumber = /^-?\d+$/.test(text) && !(yes !== undefined && Number(text) === ACCEPTED);
  return isNumber ? code : REFUSED;
}

/** A page with the names of the specification. */
function asPage(
  answer: Fields,
  { data = 'data', total = 'total', last_page: lastPage = 'last_page', numbersIn }: NonNullable<Dialect['page']>,
): Fields {
  const numbers = numbersIn === undefined ? answer : answer[numbersIn];
  const own = isFields(numbers) ? numbers : {};
  const renamed = new Set([data, ...(numbersIn === undefined ? [total, lastPage] : [numbersIn])]);
  const rest = Object.entries(answer).filter(([field]) => !renamed.has(field));
  return {
    ...Object.fromEntries(rest),
    data: answer[data],
    ...(own[total] !== undefined && { total: own[total] }),
    ...(own[lastPage] !== undefined && { last_page: own[lastPage] }),
  };
}

/** A time as the site reads it, `YYYY-MM-DD HH:mm:ss` in Beijing; what is written otherwise stays as it is. */
function inBeijing(value: unknown, time: Times): unknown {
  const ms = msOf(value, time);
  if (ms === undefined || Number.isNaN(ms)) return value;
  // Times this old are only birthdays, sent as the midnight at which they began; the summer hour in winter too does not change the day.
  const isOld = ms < SUMMERS_END_MS && time.form !== 'text' && time.form !== 'numbers';
  return new Date(ms + BEIJING_MS + (isOld ? HOUR_MS : 0)).toISOString().slice(0, 19).replace('T', ' ');
}

function msOf(value: unknown, { form, zone }: Times): number | undefined {
  if (form === 'numbers') {
    if (!Array.isArray(value) || value.length < 3) return undefined;
    const [year, month, day, hour = 0, minute = 0, second = 0] = value.map((part) => Number(String(part)));
    return Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, minute, second) - zoneMs(zone);
  }
  const text = isLosslessNumber(value) ? value.value : value;
  if (typeof text !== 'string') return undefined;
  switch (form) {
    case 'seconds':
      return /^\d{1,11}(?:\.\d+)?$/.test(text) ? Number(text) * 1000 : undefined;
    case 'milliseconds':
      return /^\d{1,14}$/.test(text) ? Number(text) : undefined;
    case 'dotnet':
      return Number(/^\/Date\((-?\d{1,14})[^)]*\)\/$/.exec(text)?.[1] ?? Number.NaN);
    case 'text': {
      const [, day, clock = ''] = /^(\d{4}[-/]\d\d[-/]\d\d)[ T](\d\d:\d\d(?::\d\d)?)(?:\.\d+)?$/.exec(text) ?? [];
      return day === undefined ? undefined : Date.parse(`${day.replaceAll('/', '-')}T${clock}Z`) - zoneMs(zone);
    }
  }
}

function zoneMs(zone: string): number {
  const [hours = '0', minutes = '0'] = zone.slice(1).split(':');
  return (zone.startsWith('-') ? -1 : 1) * (Number(hours) * HOUR_MS + Number(minutes) * 60_000);
}

/** What backends send for an amount that is not known; the site reads these. */
const UNKNOWN = ['', '-', '--', 'N/A', '暂无'];

/** An amount as a decimal text. None, and one that is not known, stay as they are. */
function amountOf(value: unknown, money: Money, path: string): unknown {
  if (value === null || (typeof value === 'string' && UNKNOWN.includes(value.trim()))) return value;
  // A number of JSON has one form, whatever marks the backend puts into texts.
  const decimal = isLosslessNumber(value)
    ? decimalOf(value.value, { ...money, thousands: undefined, decimal: '.' })
    : typeof value === 'string'
      ? decimalOf(withoutSymbol(value, money.symbol), money)
      : undefined;
  if (decimal === undefined) throw new DialectFault(path);
  return decimal;
}

/** `-¥5`, `¥ -5` and `5 CNY` are amounts with a symbol. */
function withoutSymbol(text: string, symbol: string | undefined): string {
  const plain = text.trim();
  if (symbol === undefined) return plain;
  const sign = plain.startsWith('-') ? '-' : '';
  const rest = plain.slice(sign.length);
  if (rest.startsWith(symbol)) return `${sign}${rest.slice(symbol.length).trim()}`;
  return rest.endsWith(symbol) ? `${sign}${rest.slice(0, -symbol.length).trim()}` : plain;
}

function decimalOf(text: string, { thousands, decimal, cents }: Money): string | undefined {
  const [, sign = '', whole = '', , fraction] = formOf(thousands, decimal).exec(text) ?? [];
  if (whole === '') return undefined;
  const digits = thousands === undefined ? whole : whole.replaceAll(thousands, '');
  if (cents !== true) return `${sign}${digits}${fraction === undefined ? '' : `.${fraction}`}`;
  if (fraction !== undefined) return undefined;
  const padded = digits.padStart(3, '0');
  return `${sign}${padded.slice(0, -2)}.${padded.slice(-2)}`;
}

const forms = new Map<string, RegExp>();

/** An amount in these marks: digits, or groups of three, and a fraction. */
function formOf(thousands = '', decimal: string): RegExp {
  const key = `${thousands} ${decimal}`;
  const grouped = thousands === '' ? '' : `|\\d{1,3}(?:\\${thousands}\\d{3})+`;
  const form = forms.get(key) ?? new RegExp(`^(-?)(\\d+${grouped})(\\${decimal}(\\d+))?$`);
  forms.set(key, form);
  return form;
}
