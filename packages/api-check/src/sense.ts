import type { Reply } from '@parlour/api-client';
import { futureTime, momentMs } from './comparisons/orderTimes';
import { payWayIn } from './comparisons/payWays';
import { droppedHtml } from './droppedHtml';
import { fieldOf, type Misfit, type Place, placeText, shortened } from './misfits';

/** The received answer, its position in the body, and what the site reads of it. */
interface Answer {
  readonly data: unknown;
  readonly at: Place;
  readonly read: Reply<unknown>;
}

interface Sense {
  readonly misfits: readonly Misfit[];
  readonly tolerated: readonly Misfit[];
}

const nothingToSay: Sense = { misfits: [], tolerated: [] };

/** Checks beyond the form: whether the answer serves the purpose of its call. */
const senses: Readonly<Record<string, (answer: Answer) => Sense>> = {
  getPayInfo: payInfoSense,
  getUser: userSense,
  getTransactionRecords: ({ data, at }) => ({ misfits: oddTimes(data, at), tolerated: [] }),
  submitDeposit: ({ read }) => ({
    misfits: read.message === '' ? [{ at: 'message', expected: 'the number of the order', got: 'nothing' }] : [],
    tolerated: [],
  }),
};

/** Problems of an answer that has the right form, which the site tolerates. */
export function senseOf(name: string, answer: Answer): Sense {
  const own = senses[name];
  const { misfits, tolerated } = own?.(answer) ?? { ...nothingToSay, tolerated: oddTimes(answer.data, answer.at) };
  const { data, at } = answer;
  return {
    misfits: [...unreadRows(answer), ...uncountedPages(answer), ...misfits],
    tolerated: [...tolerated, ...droppedHtml(data, at)],
  };
}

/** One USDT is a few yuan; a rate below one is inverted. */
function userSense({ data, at, read }: Answer): Sense {
  const inverted = ['usdtrate', 'withdrawusdtrate'].flatMap((name) => {
    const rate = Number(wordsIn(fieldOf(read.data, name)));
    if (rate <= 0 || rate >= 1) return [];
    const got = `${wordsIn(fieldOf(data, name))}: this looks inverted`;
    return [{ at: placeText([...at, name]), expected: 'yuan for one USDT, like 7.20', got }];
  });
  return { misfits: inverted, tolerated: oddTimes(data, at) };
}

const PAY_WINDOW_MS = 3_600_000;
const wordsIn = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

function payInfoSense({ data, at, read: { message } }: Answer): Sense {
  const info = fieldOf(data, 'info');
  const paytype = wordsIn(fieldOf(info, 'paytype'));
  const fromMessage = payWayIn(message);
  const fromPaytype = payWayIn(paytype);
  const typeAt = placeText([...at, 'info', 'paytype']);
  const unnamed = { at: 'message', expected: `how it is paid, here or in ${typeAt}`, got: `"${shortened(message)}"` };
  const other = { at: typeAt, expected: 'what the message says, which counts', got: `"${shortened(paytype)}"` };
  const nowhere = { at: placeText([...at, 'cardlist']), expected: 'an address (mch_id) or a picture (payimg)', got: 'neither' };
  const created = momentMs(wordsIn(fieldOf(info, 'created_at')));
  const isOpen = created !== undefined && Date.now() < created + PAY_WINDOW_MS;
  return {
    misfits: [
      ...(fromMessage === undefined && fromPaytype === undefined ? [unnamed] : []),
      ...(isOpen && !hasTarget(fieldOf(data, 'cardlist')) && fromMessage !== 'bank' ? [nowhere] : []),
      ...(created === undefined ? [oddTime([...at, 'info', 'created_at'], fieldOf(info, 'created_at'))] : []),
    ],
    tolerated: fromMessage !== undefined && fromPaytype !== undefined && fromMessage !== fromPaytype ? [other] : [],
  };
}

function hasTarget(cardlist: unknown): boolean {
  const targets: unknown[] = Array.isArray(cardlist) ? cardlist : [cardlist];
  return targets.some((target) => ['mch_id', 'payimg'].some((name) => wordsIn(fieldOf(target, name)) !== ''));
}

const oddTime = (at: Place, value: unknown): Misfit => ({
  at: placeText(at),
  expected: 'YYYY-MM-DD HH:mm:ss in Beijing time, or ISO 8601 with a zone',
  got: value === undefined ? 'nothing' : shortened(JSON.stringify(value)),
});

/** Every `created_at` that is no time, or in the future. */
function oddTimes(value: unknown, at: Place): Misfit[] {
  if (typeof value !== 'object' || value === null) return [];
  const parts = Array.isArray(value) ? value.map((one, index) => [index, one] as const) : Object.entries(value);
  return parts.flatMap(([key, one]) => {
    const place = [...at, key];
    if (key !== 'created_at' || one === '' || one === null) return oddTimes(one, place);
    const text = wordsIn(one);
    return momentMs(text) === undefined ? [oddTime(place, one)] : futureTime(placeText(place), text, Date.now());
  });
}

/** Rows in a place where the site does not read them. */
function unreadRows({ data, at, read }: Answer): Misfit[] {
  const rows = Array.isArray(read.data) ? read.data : fieldOf(read.data, 'data');
  if (!Array.isArray(rows) || rows.length > 0) return [];
  const sent = rowsIn(data, at);
  return sent === undefined
    ? []
    : [{ at: placeText(sent.at), expected: 'rows where they are read', got: `${sent.count}, none read` }];
}

/** A page of several that does not say of how many: the site shows this one alone. */
function uncountedPages({ data, at, read }: Answer): Misfit[] {
  const [rows, total] = [fieldOf(read.data, 'data'), fieldOf(read.data, 'total')];
  const isOfSeveral = Array.isArray(rows) && typeof total === 'number' && total > rows.length;
  const inside = Array.isArray(fieldOf(data, 'data')) ? data : fieldOf(data, 'list');
  const place = inside === data ? at : [...at, 'list'];
  if (!isOfSeveral || Number(fieldOf(inside, 'last_page')) > 0) return [];
  return [{ at: placeText([...place, 'last_page']), expected: `how many pages there are of ${total} rows`, got: 'nothing' }];
}

function rowsIn(value: unknown, at: Place): { readonly at: Place; readonly count: number } | undefined {
  if (Array.isArray(value)) return value.length > 0 ? { at, count: value.length } : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    const rows = rowsIn(inner, [...at, name]);
    if (rows !== undefined) return rows;
  }
  return undefined;
}
