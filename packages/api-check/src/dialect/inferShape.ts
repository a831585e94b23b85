import { calls } from '@parlour/api-client/endpoints/all';
import type { Dialect } from '@parlour/dialect';
import { type Answered, type Fields, type Inside, isFields } from './answers';
import { pagePaths } from './fieldsOf';

/** Names of other envelopes, the usual ones first. */
const CODES = ['code', 'status', 'ret', 'retcode', 'errno', 'errcode', 'errorCode', 'resultCode', 'rc', 'success', 'state'];
const MESSAGES = ['message', 'msg', 'info', 'errmsg', 'errorMessage', 'error', 'desc', 'tips', 'text'];
const DATA = ['data', 'result', 'body', 'content', 'payload', 'response', 'obj'];
const TOTAL = /^(?:total|count|rows?_?count|records_?total|total_?(?:count|elements|docs|records|items|num))$/i;
const LAST_PAGE = /^(?:last_?page|pages|page_?count|total_?pages?)$/i;
const SIZE = /^(?:per_?page|page_?size|size|limit)$/i;
const ACCEPTED = 200;

/** How the envelope of these answers is written; undefined for the one of the specification. */
export function envelopeOf(answers: readonly Answered[]): Dialect['envelope'] {
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

/** How the pages among these answers are written; undefined for those of the specification. */
export function pageOf(inside: readonly Inside[], unclear: string[]): Dialect['page'] {
  const paths = pagePaths();
  const pages = inside.flatMap(({ path, data }) => (paths.has(path) && isFields(data) ? [data] : []));
  const [first] = pages;
  if (first === undefined || pages.some((one) => Array.isArray(one['data']) && 'last_page' in one)) return undefined;
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
  const perPage = last.name === undefined && total.name !== undefined ? sizeIn(pages, data, total.name, place ?? '') : undefined;
  if (last.name === undefined && perPage === undefined)
    unclear.push(
      'a page does not say how many pages there are; name it as page.last_page, or how many rows each has as page.perPage',
    );
  return {
    ...(data !== 'data' && { data }),
    ...(total.name !== undefined && total.name !== 'total' && { total: total.name }),
    ...(last.name !== undefined && last.place === place && last.name !== 'last_page' && { last_page: last.name }),
    ...(place !== undefined && place !== '' && { numbersIn: place }),
    ...(perPage !== undefined && { perPage }),
  };
}

/** How many rows a page has: as it says, or as many as there are on one that has more behind it. */
function sizeIn(pages: readonly Fields[], data: string, total: string, place: string): number | undefined {
  const sizes = pages.flatMap((page) => {
    const rows = page[data];
    const numbers = place === '' ? page : page[place];
    if (!Array.isArray(rows) || !isFields(numbers)) return [];
    const said = Object.entries({ ...page, ...numbers }).find(([name, value]) => SIZE.test(name) && Number(value) > 0);
    return said === undefined ? (Number(numbers[total]) > rows.length ? [rows.length] : []) : [Number(said[1])];
  });
  return sizes.length === 0 ? undefined : Math.max(...sizes);
}

function isCode(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}
