/** What goes out for a call: a text stands for a page instead of JSON. */
export interface Sent {
  readonly status: number;
  readonly body: unknown;
}

/** How an operator of another make says what the demo operator says. */
export type Shape = (sent: Sent) => Sent;

type Fields = Readonly<Record<string, unknown>>;

/** Nothing of what is not an object. */
export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};

export const rowsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const isAccepted = ({ body }: Sent) => Number(fieldsOf(body)['code']) === 200;

/** Changes the envelope of an accepted answer. */
export const inEnvelope =
  (change: (envelope: Fields) => Fields): Shape =>
  (sent) =>
    isAccepted(sent) ? { ...sent, body: change(fieldsOf(sent.body)) } : sent;

/** Changes the `data` of an accepted answer. */
export const inData = (change: (data: unknown) => unknown): Shape =>
  inEnvelope((envelope) => ({ ...envelope, data: change(envelope['data']) }));

/** Changes the fields of what `data` is: one thing, or each row of a list or a page. */
export const inFields = (change: (fields: Fields) => Fields): Shape =>
  inData((data) => eachRow(data, (row) => change(fieldsOf(row))));

function eachRow(data: unknown, change: (row: unknown) => unknown): unknown {
  if (Array.isArray(data)) return data.map(change);
  const { data: rows, ...page } = fieldsOf(data);
  return Array.isArray(rows) ? { ...page, data: rows.map(change) } : change(data);
}

/** Each value that holds no other, wherever it stands. */
export function eachLeaf(value: unknown, change: (leaf: unknown, name: string) => unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => eachLeaf(one, change, name));
  if (typeof value !== 'object' || value === null) return change(value, name);
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, eachLeaf(one, change, key)]));
}

export const without = (fields: Fields, ...names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));

export const only = (fields: Fields, ...names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));

/** Several shapes, one after the other. */
export const all =
  (...shapes: readonly Shape[]): Shape =>
  (sent) =>
    shapes.reduce((before, shape) => shape(before), sent);

export const answersWith =
  (status: number, body: unknown): Shape =>
  () => ({ status, body });
