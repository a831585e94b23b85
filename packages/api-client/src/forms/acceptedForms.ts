/** A form in which backends send a value, beside the one of the specification. */
export interface AcceptedForm {
  /** What is sent: the name of a value, or a call and its field. */
  readonly of: string;
  /** An example, as JSON. */
  readonly form: string;
  /** What the site reads, as JSON. */
  readonly read: string;
  /** The software that sends this by default, or why somebody does. */
  readonly sentBy: string;
}

const time = '"2026-11-20 12:00:00"';
const packets = '{"total_money":"5","data":[],"total":0,"last_page":1}';
const target = '{"mch_id":"TQk4u9","content":"TRC20","payimg":"/qr.png"}';

/**
 * Every form that the code in this folder reads beside the specification's, whichever site it is. The tests read each row, and
 * `docs/for-operators.md` is made from it. Whatever a dialect can say is not among them.
 */
export const acceptedForms: readonly AcceptedForm[] = [
  ...rows('number', [['"12.5"', '12.5', 'PHP with MySQL, Node with `DECIMAL` and `BIGINT`']]),
  ...rows('boolean', [
    ['1', 'true', 'MySQL `TINYINT(1)`'],
    ['"0"', 'false', 'PHP with MySQL'],
  ]),
  ...rows('text', [
    ['7', '"7"', 'PHP without strict types'],
    ['null', '""', 'any database'],
  ]),
  ...rows('money', [
    ['12.5', '"12.5"', 'JavaScript, PHP floats'],
    ['1E+3', '"1000"', 'Jackson with `BigDecimal`'],
  ]),
  ...rows('money that may be missing', [
    ['null', '"0"', 'any database'],
    ['""', '"0"', 'PHP with an empty column'],
  ]),
  ...rows('time', [
    ['"2026-11-20T04:00:00Z"', time, 'Go, JavaScript'],
    ['"2026-11-20T04:00:00.000000Z"', time, 'Laravel'],
    ['"2026-11-20T12:00:00+08:00"', time, 'Java `OffsetDateTime`, Python'],
    ['"2026-11-20T12:00:00.000+0800"', time, 'Spring with Jackson'],
  ]),
  ...rows('list', [
    ['{"1": "a", "3": "b"}', '["a","b"]', 'PHP, with gaps in the keys'],
    ['{}', '[]', 'Lua, PHP with an empty array cast to an object'],
    ['null', '[]', 'Go with a nil slice'],
    ['{"data": ["a"]}', '["a"]', 'Laravel resources'],
    ['{"list": ["a"]}', '["a"]', 'PageHelper'],
  ]),
  ...rows('page', [
    ['["a"]', '{"data":["a"],"total":1,"last_page":1}', 'backends without pages'],
    ['null', '{"data":[],"total":0,"last_page":1}', 'Go with a nil slice'],
  ]),
  ...rows('message of a refusal', [
    ['["too short", "too odd"]', '"too short too odd"', 'NestJS with class-validator'],
    ['{"amount": ["too much"]}', '"too much"', 'Laravel, Django REST framework'],
    ['7', '"7"', 'PHP without strict types'],
  ]),
  ...rows('whole number above 2^53', [['12345678901234567890', '"12345678901234567890"', 'Java `long`, snowflake ids']]),
  ...rows('`cardlist` of `POST /api/payinfo`', [
    [target, `[${target}]`, 'the specification names one'],
    [`[${target}]`, `[${target}]`, 'operators with several addresses'],
    ['""', '[]', 'PHP with an empty column'],
    [
      target.replace('/qr.png', 'iVBORw0KGgoAAAAN'),
      `[${target.replace('/qr.png', 'data:image/png;base64,iVBORw0KGgoAAAAN')}]`,
      'QR libraries of PHP',
    ],
  ]),
  ...rows('limits of `POST /api/getPayRange`', [
    ['{"min_price": "100", "max_price": "0"}', '{"min_price":"100"}', 'zero for no limit'],
    ['{"min_price": "100"}', '{"min_price":"100"}', 'operators without a largest deposit'],
    ['{"min_price": "500", "max_price": "100"}', '{"min_price":"500"}', 'mistyped limits, which would allow no amount'],
  ]),
  ...rows('answer of `POST /api/telegram/auto-login`', [
    ['{"token": "t"}', '{"api_token":"t"}', 'the specification leaves the place open'],
    ['{"data": {"token": "t"}}', '{"api_token":"t"}', 'the same'],
    ['{"data": {"api_token": "t"}}', '{"api_token":"t"}', 'the same, as after a log-in'],
  ]),
  ...rows('answer of `GET /api/userredpacket`', [
    ['{"list": {"data": [], "total": 0, "last_page": 1}, "total_money": "5"}', packets, 'the specification leaves the form open'],
    ['{"list": [], "total_money": "5"}', packets, 'the same'],
    ['{"data": [], "total": 0, "last_page": 1, "total_money": "5"}', packets, 'the same'],
  ]),
  ...rows('rebate of `POST /api/uservip`', [['"0.40%"', '"0.40"', 'texts that are written for people']]),
];

type Row = readonly [form: string, read: string, sentBy: string];

function rows(of: string, all: readonly Row[]): readonly AcceptedForm[] {
  return all.map(([form, read, sentBy]) => ({ of, form, read, sentBy }));
}
