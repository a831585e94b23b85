/** @jest-environment node */
import fc from 'fast-check';
import * as v from 'valibot';
import { allEndpoints, samples } from '../endpoints/all';
import { id, money, moneyOrZero } from './values';

/** Fields that contain money or identify somebody or something. All other fields may be invalid (decision 37). */
const needed = new Set([
  ...['balance', 'gameblance', 'paysum', 'usdtrate', 'withdrawusdtrate', 'withdrawcashfee', 'withdrawfeeusdttrc'],
  ...[
    'money',
    'redpacketmoney',
    'total_money',
    'jisuan',
    'nojisuan',
    'bet_amount',
    'win_loss',
    'amount',
    'min_price',
    'max_price',
  ],
  ...['id', 'url', 'api_token', 'bet_id', 'out_trade_no', 'platname', 'bank', 'bank_no', 'bank_owner', 'bank_name', 'src'],
  ...['platform_name', 'game_code', 'Code', 'GameCode', 'catecode', 'gamecode', 'day_flow', 'flow_money', 'recharge'],
]);
/**
 * Exceptions: these amounts belong to nobody, a bet's `Code` is the name of its game, and a bank's name is shown only as a help
 * beside the account.
 */
const notNeeded = new Set(['getVipLevels.recharge', 'getVipLevels.flow', 'getBetRecords.Code', 'getReceivingAccounts.bank_name']);
/** Not in the spec, or covered by a test of their own. */
const others = new Set(['getSaferPlay', 'getPayInfo', 'logInFromMiniApp']);

/** A part of a schema; a lenient field has a fallback. */
type Part = Partial<Record<'entries' | 'fallback' | 'pipe' | 'options' | 'item' | 'wrapped' | 'value', unknown>>;
const always: readonly unknown[] = [money.pipe, moneyOrZero.pipe, id.pipe];

/** The names of fields that a schema requires as money or as an id. */
function neededIn(part: Part): readonly string[] {
  const fields = Object.entries(part.entries ?? {}) as [string, Part][];
  const own = fields.flatMap(([name, field]) => (always.includes(field.pipe) && !('fallback' in field) ? [name] : []));
  const inner = [part.pipe, part.options, part.item, part.wrapped, part.value, fields.map(([, field]) => field)].flat();
  return [...own, ...inner.filter((one) => typeof one === 'object' && one !== null).flatMap(neededIn)];
}

type Path = readonly (string | number)[];
const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null;

function leaves(value: unknown, at: Path = []): readonly Path[] {
  if (!isBranch(value)) return typeof at.at(-1) === 'string' ? [at] : [];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...at, Array.isArray(value) ? Number(key) : key]));
}

const cases = allEndpoints.flatMap((endpoint) => {
  const data = samples[endpoint.name]?.data;
  if (others.has(endpoint.name)) return [];
  const own = neededIn(endpoint.answer as Part);
  const isNeeded = (name: string) => (needed.has(name) || own.includes(name)) && !notNeeded.has(`${endpoint.name}.${name}`);
  const all = leaves(data);
  const spare = all.filter((path) => !isNeeded(String(path.at(-1))));
  return spare.length === 0
    ? []
    : [{ endpoint, data, spare, fixed: new Set(all.map((path) => String(path.at(-1))).filter(isNeeded)) }];
});

const ABSENT = Symbol('absent');
const odd: readonly unknown[] = [ABSENT, null, '', 'x', {}, [], true, false, -1, 'NaN', 1e21, 'long '.repeat(2_000)];

function changed(data: unknown, path: Path, value: unknown): unknown {
  const copy = structuredClone(data);
  const parent = path.slice(0, -1).reduce<unknown>((at, key) => (isBranch(at) ? Reflect.get(at, key) : undefined), copy);
  const key = path.at(-1) ?? '';
  if (!isBranch(parent)) return copy;
  if (value === ABSENT) Reflect.deleteProperty(parent, key);
  else Reflect.set(parent, key, value);
  return copy;
}

/** Reduces an answer to its needed fields, in their order. */
function essence(value: unknown, fixed: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((row) => essence(row, fixed));
  if (!isBranch(value)) return undefined;
  return Object.entries(value).flatMap(([key, inner]) => {
    const reduced = isBranch(inner) ? essence(inner, fixed) : inner;
    return fixed.has(key) || (Array.isArray(reduced) && reduced.length > 0) ? [[key, reduced]] : [];
  });
}

it.each(cases.map((one) => [one.endpoint.name, one] as const))(
  '%s is read whatever its other fields are, and what is needed stays as it was',
  (_name, { endpoint, data, spare, fixed }) => {
    const plain = essence(v.parse(endpoint.answer, data), fixed);
    const stands = (answer: unknown) => {
      const read = v.safeParse(endpoint.answer, answer);
      expect([read.issues && v.summarize(read.issues), essence(read.output, fixed)]).toEqual([undefined, plain]);
    };
    for (const path of spare) for (const value of odd) stands(changed(data, path, value));
    const change = fc.tuple(fc.constantFrom(...spare), fc.oneof(fc.constantFrom(...odd), fc.anything()));
    fc.assert(
      fc.property(fc.array(change, { minLength: 2, maxLength: 8 }), (changes) =>
        stands(changes.reduce((answer, [path, value]) => changed(answer, path, value), data)),
      ),
      { seed: 20, numRuns: 60 },
    );
  },
);
