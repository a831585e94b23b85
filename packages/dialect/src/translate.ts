import Big from 'big.js';
import { isLosslessNumber, parse, stringify } from 'lossless-json';
import type { Dialect } from './dialect';
import { inBeijing } from './moments';

/** The code of a refusal whose own code is no number. */
const REFUSED = 400;
const ACCEPTED = 200;
const UNAUTHORISED = 401;

type Fields = Readonly<Record<string, unknown>>;
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
export function createTranslator({
  envelope,
  page,
  times = [],
  money = [],
  flags = [],
  extendedJson,
}: Dialect): (text: string) => string {
  const [timesBy, moneyBy, flagsBy] = [byField(times), byField(money), byField(flags)];

  const valueOf = (field: string, given: unknown, path: string): unknown => {
    const [time, sum, flag] = [timesBy.get(field), moneyBy.get(field), flagsBy.get(field)];
    const value = extendedJson ? plainOf(given) : given;
    if (time !== undefined) return inBeijing(isLosslessNumber(value) ? value.value : value, time);
    if (sum !== undefined) return amountOf(value, sum, path);
    if (flag !== undefined && typeof value === 'string') return flag.yes.includes(value);
    return walked(value, path);
  };
  const walked = (given: unknown, path: string): unknown => {
    const value = extendedJson ? plainOf(given) : given;
    if (Array.isArray(value)) return value.map((one, index) => walked(one, `${path}.${index}`));
    if (!isFields(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([field, one]) => [field, valueOf(field, one, `${path}.${field}`)]));
  };
  const paged = (value: unknown): unknown => {
    if (page === undefined || !isFields(value)) return value;
    if (Array.isArray(value[page.data ?? 'data'])) return asPage(value, page);
    // Beside sums, a page is in `list`.
    return isFields(value['list']) ? { ...value, list: paged(value['list']) } : value;
  };

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
    return (
      stringify({
        ...rest,
        code: codeOf(code, envelope),
        ...(message !== undefined && { message }),
        ...(data !== undefined && { data: walked(paged(data), 'data') }),
      }) ?? text
    );
  };
}

function byField<One extends { readonly fields: readonly string[] }>(all: readonly One[]): ReadonlyMap<string, One> {
  return new Map(all.flatMap((one) => one.fields.map((field) => [field, one] as const)));
}

/** The value in an object of Extended JSON; any other value is itself. */
export function plainOf(value: unknown): unknown {
  if (!isFields(value)) return value;
  const [first, ...more] = Object.entries(value);
  const isWrapped = first !== undefined && more.length === 0 && /^\$(?:oid|date|number\w+)$/.test(first[0]);
  return isWrapped ? plainOf(first[1]) : value;
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
  { data = 'data', total = 'total', last_page: lastPage = 'last_page', numbersIn, perPage }: NonNullable<Dialect['page']>,
): Fields {
  const numbers = numbersIn === undefined ? answer : answer[numbersIn];
  const own = isFields(numbers) ? numbers : {};
  const pages = own[lastPage] ?? (perPage && Math.max(1, Math.ceil(Number(own[total]) / perPage)));
  const renamed = new Set([data, ...(numbersIn === undefined ? [total, lastPage] : [numbersIn])]);
  const rest = Object.entries(answer).filter(([field]) => !renamed.has(field));
  return {
    ...Object.fromEntries(rest),
    data: answer[data],
    ...(own[total] !== undefined && { total: own[total] }),
    ...(pages !== undefined && { last_page: pages }),
  };
}

/** An amount as a decimal text; one that is not known is null. */
function amountOf(value: unknown, money: Money, path: string): unknown {
  if (value === null || value === '') return value;
  if (typeof value === 'string' && money.none?.includes(value.trim())) return null;
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

/** An amount as computers write it: `.50`, `1.5E+3`. */
const COMPUTED = /^-?(?:\d*\.\d+|\d+)(?:e[+-]?\d{1,2})?$/i;

function decimalOf(text: string, { thousands, decimal, cents }: Money): string | undefined {
  if (/^-?\.|e/i.test(text))
    return cents !== true && decimal === '.' && COMPUTED.test(text) ? new Big(text).toFixed() : undefined;
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
