/**
 * Parts of the endpoints' schemas. The shell contains the one copy and shares it with the remotes, whose builds leave it out
 * (2.4 kB each): what is added here comes with a new version of this package, which the release gate compares.
 */
export {
  amount,
  dateFilter,
  flag,
  flagOrNo,
  id,
  ignored,
  listOf,
  moment,
  money,
  moneyOrZero,
  nothing,
  numeric,
  numericOrZero,
  pageNumber,
  pageOf,
  lenient,
  state,
  text,
  typed,
} from './values';
export {
  array,
  blob,
  fallback,
  literal,
  maxLength,
  minLength,
  null,
  nullable,
  nullish,
  number,
  object,
  optional,
  picklist,
  pipe,
  record,
  safeParse,
  string,
  transform,
  union,
  unknown,
  variant,
} from 'valibot';
export type { GenericSchema, InferOutput } from 'valibot';
