import type { JsonSchema } from '@valibot/to-json-schema';

/**
 * The parts of requests and answers, in the form to send (decision 42). The site tolerates more: docs/for-operators.md, The
 * envelope.
 */
export const parts = {
  Money: {
    type: 'string',
    pattern: String.raw`^-?\d{1,15}\.\d{2,8}$`,
    description:
      'A decimal in yuan, or in USDT where that is said, with its point and two decimals at least: `"12.50"`. Never cents, and never a JSON number, which most languages read as a binary fraction.',
    examples: ['12.50'],
  },
  Moment: {
    type: 'string',
    pattern: String.raw`^\d{4}-(0[1-9]|1[0-2])-([0-2]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,9})?(Z|[+-](0\d|1[0-4]):[0-5]\d)$`,
    description: 'A time in ISO 8601 with its zone. Without one the site takes it for Beijing time.',
    examples: ['2026-11-20T12:00:00+08:00', '2026-11-20T04:00:00Z'],
  },
  Flag: { type: 'integer', enum: [0, 1], description: '1 yes, 0 no.' },
  Id: {
    anyOf: [{ type: 'string', minLength: 1 }, { type: 'integer' }],
    description:
      'An id, as a string or an integer. The site sends it back in the type in which it came. Use strings above 2^53: as numbers, many libraries change their last digits.',
  },
  OrderNumber: {
    type: 'string',
    pattern: '^[!-~]{0,32}[0-9][!-~]{0,31}$',
    description: 'The number of an order: letters, digits and signs, with one digit at least and without spaces.',
  },
  PayType: { type: 'string', enum: ['bank', 'usdt', 'wxpay', 'alipay'], description: 'How an order is paid.' },
  Amount: {
    type: 'string',
    pattern: String.raw`^\d{1,12}(\.\d{1,2})?$`,
    description: 'What a player typed, above zero: `"100"`, `"99.5"`.',
  },
  PageNumber: { type: 'integer', minimum: 1, description: 'Counts from 1.' },
  DateFilter: {
    type: 'integer',
    enum: [1, 2, 3, 4],
    description: 'How far a list looks back: 1 today, 2 the last 7 days, 3 the last 15, 4 the last 30. Without it, 30 days.',
  },
  Typed: { type: 'string', minLength: 1, maxLength: 32, description: 'What a player typed, not trimmed.' },
} satisfies Readonly<Record<string, JsonSchema>>;

/** A reference to a named part or model. */
export const refTo = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/** The form to send for each part of the site's schemas, which also accept missing, unknown or wrongly typed values. */
export const formToSend: Readonly<Record<string, JsonSchema>> = {
  Money: refTo('Money'),
  MoneyOrZero: refTo('Money'),
  Number: { type: 'number' },
  NumberOrZero: { type: 'number' },
  Flag: refTo('Flag'),
  FlagOrNo: refTo('Flag'),
  Moment: refTo('Moment'),
  State: { type: 'integer' },
  Text: { type: 'string' },
  Id: refTo('Id'),
  Amount: refTo('Amount'),
  PageNumber: refTo('PageNumber'),
  DateFilter: refTo('DateFilter'),
  Typed: refTo('Typed'),
};
