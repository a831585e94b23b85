import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { type CallName, calls } from './calls';
import { rows } from './rows';

const text = readFileSync(path.resolve(__dirname, '../../../docs/for-operators.md'), 'utf8');
/** Of each call the cells of its line: what it sends, what the site reads. */
const lines = new Map(
  [...text.matchAll(/^\| `((?:GET|POST) \/api\/\S+)`(, money)? \|(.*)\|(.*)\|$/gm)].map(
    ([, call = '', money, sends = '', reads = '']) => [call, { isMoney: money !== undefined, sends, reads }] as const,
  ),
);
const all = (Object.keys(rows) as CallName[]).map((name) => calls[name]);

/** Fields of lists and pages, whatever their content. */
const frames = ['data', 'list', 'total', 'last_page'];

function namesIn(schema: unknown): string[] {
  const {
    entries = {},
    row,
    wrapped,
    item,
    options = [],
    value,
  } = schema as Partial<{
    entries: Record<string, v.GenericSchema>;
    row: v.GenericSchema;
    wrapped: v.GenericSchema;
    item: v.GenericSchema;
    options: readonly unknown[];
    value: v.GenericSchema;
  }>;
  const inner = [row, wrapped, item, value, ...options].filter((one) => typeof one === 'object');
  const own = row === undefined ? Object.entries(entries) : [];
  return [...own.flatMap(([name, field]) => [name, ...namesIn(field)]), ...inner.flatMap(namesIn)];
}

const missing = (schema: v.GenericSchema, cell: string) =>
  [...new Set(namesIn(schema))].filter((name) => !frames.includes(name) && !new RegExp(`[\`.]${name}\``).test(cell));

/** Fields without which the site does not take an answer; of a list those of its rows. */
function requiredIn(schema: unknown): string[] {
  const {
    entries = {},
    row,
    item,
    options = [],
  } = schema as Partial<{
    entries: Record<string, v.GenericSchema>;
    row: v.GenericSchema;
    item: v.GenericSchema;
    options: readonly unknown[];
  }>;
  const one = row ?? item ?? options[0];
  if (one !== undefined) return typeof one === 'object' ? requiredIn(one) : [];
  return Object.entries(entries).flatMap(([name, field]) => [
    ...(v.safeParse(v.object({ [name]: field }), {}).success ? [] : [name]),
    ...requiredIn(field),
  ]);
}

it('every call of the contract stands in the tables for operators, and no other', () => {
  expect([...lines.keys()].toSorted()).toEqual(all.map(({ method, path: at }) => `${method} ${at}`).toSorted());
});

it.each(all.map((endpoint) => [endpoint.name, endpoint] as const))('%s: what is sent and read', (_name, endpoint) => {
  const { isMoney, sends, reads } = lines.get(`${endpoint.method} ${endpoint.path}`) ?? { isMoney: false, sends: '', reads: '' };
  expect(isMoney).toBe(endpoint.movesMoney ?? false);
  expect(missing(endpoint.request, sends)).toEqual([]);
  if (reads.includes('the same')) return;
  expect(missing(endpoint.answer, reads)).toEqual([]);
  const bold = [...reads.matchAll(/\*\*`(\w+)`\*\*/g)].map(([, name]) => name);
  expect(bold.toSorted()).toEqual([...new Set(requiredIn(endpoint.answer))].toSorted());
});
