import * as v from '@parlour/api-client/schema';
import { money, numeric } from '@parlour/api-client/schema';

type Fields = Readonly<Record<string, unknown>>;

const rowNames = ['data', 'list'];
/** The specification names no field of the summary: these are named elsewhere in it, or plain words. */
const sumNames = ['total_money', 'redpacketmoney', 'money', 'sum'];
const lastPageNames = ['last_page', 'pages', 'totalPages', 'total_pages'];
const pagingNames = [...lastPageNames, 'total', 'totalElements', 'totalDocs'];
const countNames = ['total_count', 'count'];

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isNull(value: unknown): boolean {
  return value === null;
}

/** Whether a value is a list, or an object with numeric keys, as which PHP encodes some lists. */
function areRows(value: unknown): boolean {
  return Array.isArray(value) || (isFields(value) && Object.keys(value).every((key) => /^\d+$/.test(key)));
}

/**
 * Returns the objects on the path from the outermost one to the one that contains the rows under one of these names; undefined
 * when there are no rows.
 */
function wayToRows(
  value: unknown,
  isFound: (value: unknown) => boolean,
  namesIn: (value: Fields) => readonly string[] = () => rowNames,
): readonly Fields[] | undefined {
  if (isFound(value)) return [{ data: value }];
  if (!isFields(value)) return undefined;
  const inner = namesIn(value).map((name) => {
    if (isFound(value[name])) return rowNames.includes(name) ? [] : [{ data: value[name] }];
    return isFields(value[name]) ? wayToRows(value[name], isFound, namesIn) : undefined;
  });
  const found = inner.find(Boolean);
  return found && [value, ...found];
}

function first<Schema extends v.GenericSchema>(schema: Schema, values: readonly unknown[]): v.InferOutput<Schema> | undefined {
  for (const value of values) {
    const read = v.safeParse(schema, value === '' ? undefined : value);
    if (read.success) return read.output;
  }
  return undefined;
}

/**
 * Normalises the answer with the red packets' summary and page. The rows may be in `data` or `list`, under any other name, or in
 * a page inside one of them; sums and count may be beside them or in an object of their own. Null in place of rows means none.
 * The `total` of a page counts its rows and is not an amount.
 */
export function redPacketForms(answer: unknown): unknown {
  const way =
    wayToRows(answer, areRows) ??
    wayToRows(answer, isNull) ??
    wayToRows(answer, areRows, Object.keys) ??
    (isFields(answer) ? [answer] : []);
  const beside = way.flatMap((fields) => Object.values(fields).filter(isFields)).filter((fields) => !way.includes(fields));
  const inPlace = rowNames.map((name) => way.at(-1)?.[name]);
  const rowsGiven = inPlace.find(areRows) ?? (inPlace.some(isNull) ? [] : undefined);
  const rows = rowsGiven && Object.values(rowsGiven);
  const wayBack = [...way].reverse();
  const has = (fields: Fields, names: readonly string[]) => names.some((name) => fields[name] !== undefined);
  const paging = [...wayBack, ...beside].find((fields) => has(fields, lastPageNames)) ?? way.at(-1);
  const rowCount = first(numeric, [paging?.['total']]);
  const isMoney = (total: unknown) => rowCount !== undefined && first(numeric, [total]) !== rowCount;
  const summaries = [...beside, ...wayBack].filter((fields) => !beside.includes(fields) || fields !== paging);
  const named = (names: readonly string[]) => summaries.flatMap((fields) => names.map((name) => fields[name]));
  const totals = summaries.flatMap((fields) => (beside.includes(fields) || isMoney(fields['total']) ? [fields['total']] : []));
  const sum = first(money, [...named(sumNames), ...totals]);
  const page = rows && paging && has(paging, pagingNames) ? { ...paging, data: rows } : rows;
  return {
    total_money: sum,
    total_count: first(numeric, named(countNames)),
    list: page ?? (sum === undefined ? undefined : { data: [], total: 0, last_page: 1 }),
  };
}
