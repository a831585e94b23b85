/** Fields that an operator may leave out; they are always read with a check. */
const OPTIONAL =
  /\.(cardlist|bank_data|intro_video|sponsors|dropped|otherName|total_money|total_count)$|^(getUser|refreshUser)\.(balance|gameblance)$/;

/** The places at which a value's type differs from its counterpart in `whole`; rows are compared with the first row. */
export function shapeErrors(value: unknown, whole: unknown, at: string): readonly string[] {
  if ((value === undefined || value === null) && OPTIONAL.test(at)) return [];
  if (Array.isArray(whole)) {
    if (!Array.isArray(value)) return [`${at} is no list`];
    return value.flatMap((row, index) => (whole.length === 0 ? [] : shapeErrors(row, whole[0], `${at}[${index}]`)));
  }
  if (typeof value !== typeof whole) return [`${at} is ${typeof value}, not ${typeof whole}`];
  if (typeof value === 'number' && !Number.isFinite(value)) return [`${at} is ${value}`];
  if (!isObject(whole) || !isObject(value)) return [];
  return Object.entries(whole).flatMap(([key, inner]) => shapeErrors(value[key], inner, `${at}.${key}`));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
