import { calls } from '@parlour/api-client/endpoints/all';
import type { Dialect } from '@parlour/dialect';
import { answerFields, pagePaths } from './fieldsOf';
import type { Recorded } from './translatingProxy';

type Fields = Readonly<Record<string, unknown>>;

/** What answers look like, and what they do not tell, a sentence each. */
export interface Inferred {
  readonly dialect: Dialect;
  readonly unclear: readonly string[];
}

/** Names of other envelopes, the usual ones first. */
const CODES = ['code', 'status', 'ret', 'retcode', 'errno', 'errcode', 'errorCode', 'resultCode', 'rc', 'success', 'state'];
const MESSAGES = ['message', 'msg', 'info', 'errmsg', 'errorMessage', 'error', 'desc', 'tips', 'text'];
const DATA = ['data', 'result', 'body', 'content', 'payload', 'response', 'obj'];
const TOTAL = /^(?:total|count|rows?_?count|records_?total|total_?(?:count|elements|docs|records|items|num))$/i;
const LAST_PAGE = /^(?:last_?page|pages|page_?count|total_?pages?)$/i;
const ACCEPTED = 200;

/** Reads from answers in which way a backend writes what the site reads in another. */
export function inferDialect(recorded: readonly Recorded[]): Inferred {
  const answers = recorded.flatMap((one) => {
    const answer = parsed(one.text);
    return isFields(answer) ? [{ ...one, answer }] : [];
  });
  const unclear: string[] = [];
  const envelope = envelopeOf(answers);
  const inside = answers.flatMap(({ answer, path }) => {
    const data = answer[envelope?.data ?? 'data'];
    return data === undefined || data === null ? [] : [{ path, data }];
  });
  const page = pageOf(inside, unclear);
  const { money, times } = answerFields();
  const sums = moneyOf(valuesIn(inside, money), unclear);
  const moments = timesOf(valuesIn(inside, times), unclear);
  return {
    dialect: {
      ...(envelope && { envelope }),
      ...(page && { page }),
      ...(moments.length > 0 && { times: moments }),
      ...(sums.length > 0 && { money: sums }),
    },
    unclear,
  };
}

type Answered = Recorded & { readonly answer: Fields };

function envelopeOf(answers: readonly Answered[]): Dialect['envelope'] {
  const nameOf = (names: readonly string[], fits: (value: unknown) => boolean) =>
    names.find((name) => answers.filter(({ answer }) => name in answer && fits(answer[name])).length * 2 > answers.length);
  const code = nameOf(CODES, (value) => ['number', 'string', 'boolean'].includes(typeof value));
  const message = nameOf(MESSAGES, (value) => value === null || typeof value === 'string');
  const data = nameOf(DATA, () => true) ?? DATA.find((name) => answers.some(({ answer }) => isFields(answer[name])));
  if (code === undefined) return undefined;
  const valueIn = (path: string, isOfSession?: boolean) =>
    answers.find((one) => one.path === path && (isOfSession === undefined || one.isOfSession === isOfSession))?.answer[code];
  const yes = valueIn(calls.getAppInfo.path);
  const ended = valueIn(calls.getUser.path, false);
  const found = {
    ...(code !== 'code' && { code }),
    ...(message !== undefined && message !== 'message' && { message }),
    ...(data !== undefined && data !== 'data' && { data }),
    ...(isCode(yes) && Number(yes) !== ACCEPTED && { yes: [yes] }),
    ...(isCode(ended) && String(ended) !== String(yes) && Number(ended) !== 401 && { unauthorised: [ended] }),
  };
  return Object.keys(found).length === 0 ? undefined : found;
}

interface Inside {
  readonly path: string;
  readonly data: unknown;
}

function pageOf(inside: readonly Inside[], unclear: string[]): Dialect['page'] {
  const paths = pagePaths();
  const pages = inside.flatMap(({ path, data }) =>
    paths.has(path) && isFields(data) && !Array.isArray(data['data']) ? [data] : [],
  );
  const [first] = pages;
  if (first === undefined) return undefined;
  const lists = Object.keys(first).filter((name) => pages.every((one) => Array.isArray(one[name])));
  const [data] = lists;
  if (data === undefined || lists.length > 1) {
    unclear.push(
      `a page has ${lists.length === 0 ? 'no list' : `the lists ${lists.join(' and ')}`}; name the one with the rows as page.data`,
    );
    return undefined;
  }
  const places = ['', ...Object.keys(first).filter((name) => pages.every((one) => isFields(one[name])))];
  const numbersAt = (place: string) => (place === '' ? first : (first[place] as Fields));
  const find = (form: RegExp) => {
    const place = places.find((one) => Object.keys(numbersAt(one)).some((name) => form.test(name)));
    const name = place === undefined ? undefined : Object.keys(numbersAt(place)).find((one) => form.test(one));
    return { place, name };
  };
  const [total, last] = [find(TOTAL), find(LAST_PAGE)];
  if (total.name === undefined) unclear.push(`a page does not say how many rows there are; name it as page.total`);
  const place = total.place ?? last.place;
  return {
    data,
    ...(total.name !== undefined && total.name !== 'total' && { total: total.name }),
    ...(last.name !== undefined && last.place === place && last.name !== 'last_page' && { last_page: last.name }),
    ...(place !== undefined && place !== '' && { numbersIn: place }),
  };
}

const DECIMAL = /^-?\d+(?:\.\d+)?$/;
const marks = [
  { thousands: ',', decimal: '.' },
  { thousands: '.', decimal: ',' },
  { thousands: ' ', decimal: ',' },
  { thousands: ' ', decimal: '.' },
  { thousands: "'", decimal: '.' },
] as const;

function moneyOf(values: ReadonlyMap<string, readonly unknown[]>, unclear: string[]): NonNullable<Dialect['money']> {
  const texts = new Map(
    [...values].map(([field, all]) => [field, all.filter((one): one is string => typeof one === 'string' && one.trim() !== '')]),
  );
  const odd = [...texts].filter(([, all]) => all.some((text) => !DECIMAL.test(text)));
  if (odd.length === 0) return [];
  const all = odd.flatMap(([, own]) => own);
  const symbols = new Set(all.flatMap((text) => /[^\d\s.,'+-]+/.exec(text) ?? []));
  if (symbols.size > 1) {
    unclear.push(
      `amounts have the signs ${[...symbols].join(' and ')}: a dialect has one, and what an amount in another currency is worth is not guessed`,
    );
    return [];
  }
  const [symbol] = symbols;
  const plain = all.map((text) => text.replace(symbol ?? '', '').replaceAll(/^\s+|\s+$|(?<=^-)\s+/g, ''));
  const fitting = marks.filter(({ thousands, decimal }) => plain.every((text) => isIn(text, thousands, decimal)));
  // An amount like 1,234 is one thing with one pair of marks and another with another; it is told by one that only one pair fits.
  const needsMarks = plain.some((text) => !DECIMAL.test(text));
  const [chosen] = fitting;
  const isSure =
    !needsMarks ||
    (fitting.length > 0 &&
      fitting.every(({ thousands, decimal }) =>
        plain.every(
          (text) => decimalIn(text, thousands, decimal) === decimalIn(text, chosen?.thousands ?? ',', chosen?.decimal ?? '.'),
        ),
      ));
  const fields = odd.map(([field]) => field);
  if (!isSure) {
    const example = plain.find((text) => !DECIMAL.test(text));
    unclear.push(
      `amounts such as ${example} in ${fields.join(', ')} can be read in more than one way; name thousands and decimal yourself`,
    );
    return [];
  }
  const { thousands, decimal } = needsMarks && chosen !== undefined ? chosen : { thousands: undefined, decimal: '.' as const };
  return [
    {
      fields: [...texts.keys()].toSorted(),
      ...(thousands !== undefined && { thousands }),
      decimal,
      ...(symbol !== undefined && { symbol }),
    },
  ];
}

function isIn(text: string, thousands: string, decimal: string): boolean {
  return new RegExp(`^-?(?:\\d+|\\d{1,3}(?:\\${thousands}\\d{3})+)(?:\\${decimal}\\d+)?$`).test(text);
}

function decimalIn(text: string, thousands: string, decimal: string): string {
  return text
    .replaceAll(thousands, '')
    .replace(decimal, '.')
    .replace(/\.0+$|(?<=\.\d*?)0+$/, '');
}

function timesOf(values: ReadonlyMap<string, readonly unknown[]>, unclear: string[]): NonNullable<Dialect['times']> {
  const byForm = new Map<NonNullable<Dialect['times']>[number]['form'], string[]>();
  for (const [field, all] of values) {
    const forms = new Set(all.filter((one) => one !== '' && one !== null && one !== 0).map(formOf));
    const [form] = forms;
    if (forms.size > 1 && !forms.has(undefined))
      unclear.push(`${field} is a time in more than one form: ${[...forms].join(', ')}`);
    if (forms.size !== 1 || form === undefined) continue;
    byForm.set(form, [...(byForm.get(form) ?? []), field]);
  }
  return [...byForm].map(([form, fields]) => ({ fields: fields.toSorted(), form, zone: '+08:00' }));
}

/** The form of a time that the site does not read; undefined for those that it does. */
function formOf(value: unknown) {
  if (Array.isArray(value)) return 'numbers';
  const text = String(value);
  if (/^\d{9,10}$/.test(text)) return 'seconds';
  if (/^\d{12,13}$/.test(text)) return 'milliseconds';
  if (text.startsWith('/Date(')) return 'dotnet';
  return /^\d{4}\/\d\d\/\d\d[ T]\d\d:\d\d/.test(text) ? 'text' : undefined;
}

/** The values of fields with these names, at any depth. */
function valuesIn(inside: readonly Inside[], names: readonly string[]): ReadonlyMap<string, readonly unknown[]> {
  const wanted = new Set(names);
  const found = new Map<string, unknown[]>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (!isFields(value)) return;
    for (const [name, inner] of Object.entries(value)) {
      if (wanted.has(name)) found.set(name, [...(found.get(name) ?? []), inner]);
      else visit(inner);
    }
  };
  for (const { data } of inside) visit(data);
  return found;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isCode(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}
