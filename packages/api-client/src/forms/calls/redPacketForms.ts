import * as v from '@parlour/api-client/schema';
import { money, numeric } from '@parlour/api-client/schema';

type Fields = Readonly<Record<string, unknown>>;

/** The specification names no field of the summary: these are named elsewhere in it, or plain words. */
const sumNames = ['total_money', 'redpacketmoney', 'money', 'sum'];
const countNames = ['total_count', 'count'];

/**
 * Normalises the answer with the red packets' summary and page: the page is the answer itself, with sums beside its rows, or in
 * `list`. Sums without a page have no rows.
 */
export function redPacketForms(answer: unknown): unknown {
  const isPage = typeof answer !== 'object' || answer === null || Array.isArray(answer) || !('list' in answer);
  const fields = Object(answer) as Fields;
  const sum = first(money, fields, sumNames);
  const page = isPage ? answer : fields['list'];
  return {
    total_money: sum,
    total_count: first(numeric, fields, countNames),
    list: isPage && sum !== undefined && fields['data'] === undefined ? [] : page,
  };
}

function first<Schema extends v.GenericSchema>(
  schema: Schema,
  fields: Fields,
  names: readonly string[],
): v.InferOutput<Schema> | undefined {
  const read = names.map((name) => v.safeParse(schema, fields[name])).find(({ success }) => success);
  return read?.output;
}
