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
 * Every form that the code in this folder reads beside the specification's. The tests read each row, and `docs/for-operators.md`
 * is made from it. A form that no software is known to send is not read.
 */
export const acceptedForms: readonly AcceptedForm[] = [
  ...rows('number', [
    ['"12.5"', '12.5', 'PHP with MySQL, Node with `DECIMAL` and `BIGINT`'],
    ['"0.5%"', '0.5', 'templates that write a rate for people'],
  ]),
  ...rows('boolean', [
    ['1', 'true', 'MySQL `TINYINT(1)`'],
    ['"0"', 'false', 'PHP with MySQL'],
    ['"true"', 'true', 'Java maps of strings, Redis'],
  ]),
  ...rows('text', [
    ['7', '"7"', 'PHP without strict types'],
    ['null', '""', 'any database'],
  ]),
  ...rows('money', [
    ['12.5', '"12.5"', 'JavaScript, PHP floats'],
    ['1E+3', '"1000"', 'Jackson with `BigDecimal`'],
    ['"1.5E+3"', '"1500.00000000"', '`BigDecimal.toString`'],
    ['".50"', '"0.50000000"', 'Oracle `TO_CHAR`, bc'],
    ['"1,204.50"', '"1204.50"', 'PHP `number_format`'],
    ['"12,34,567.00"', '"1234567.00"', '`NumberFormat` of India'],
    ['"¥1,204.50"', '"1204.50"', '`NumberFormat.getCurrencyInstance` of China'],
    ['"CNY 200.50"', '"200.50"', '`Intl.NumberFormat` with the code'],
    ['"12.5USDT"', '"12.5"', 'amounts that are written for people'],
    ['""', '"0"', 'PHP with an empty column'],
  ]),
  ...rows('money that may be missing', [
    ['null', '"0"', 'any database'],
    ['"--"', '"0"', 'admin panels of this trade'],
    ['"N/A"', '"0"', 'spreadsheets'],
    ['"暂无"', '"0"', 'Chinese admin panels'],
  ]),
  ...rows('time', [
    ['"2026-11-20T04:00:00Z"', time, 'Go, JavaScript'],
    ['"2026-11-20T04:00:00.000000Z"', time, 'Laravel'],
    ['"2026-11-20T12:00:00+08:00"', time, 'Java `OffsetDateTime`, Python'],
    ['"2026-11-20T12:00:00.000+0800"', time, 'Spring with Jackson'],
    ['"2026-11-20T12:00"', time, 'Java `LocalDateTime` at a full minute'],
    ['"2026-11-20 04:00:00+00"', time, 'PostgreSQL'],
    ['"2026-11-20 04:00:00 UTC"', time, 'Ruby'],
    ['"2026/11/20 12:00:00"', time, 'JavaScript in Chinese'],
    ['"2026年11月20日 12:00:00"', time, 'PHP `date` for Chinese readers'],
    ['"Nov 20, 2026, 12:00:00 PM"', time, 'Gson'],
    ['"20 Nov 2026 12:00:00"', time, 'Gson with a British locale'],
    ['"Fri, 20 Nov 2026 04:00:00 GMT"', time, 'Flask'],
    ['[2026, 11, 20, 12, 0]', time, 'Jackson with `LocalDateTime`'],
    ['1795147200', time, 'PHP `time`'],
    ['"1795147200000"', time, 'JavaScript, Java'],
    ['1795147200.5', time, 'Python `time.time`, Jackson with `Instant`'],
    ['1795147200000000', time, 'Debezium, Go `UnixMicro`'],
    ['"/Date(1795147200000+0800)/"', time, 'ASP.NET before Core'],
    ['0', '""', 'PHP with an empty column'],
    ['"0000-00-00 00:00:00"', '""', 'MySQL'],
    ['"0001-01-01T00:00:00Z"', '""', 'Go, .NET'],
    ['"/Date(-62135596800000)/"', '""', 'ASP.NET before Core'],
  ]),
  ...rows('list', [
    ['{"1": "a", "3": "b"}', '["a","b"]', 'PHP, with gaps in the keys'],
    ['{}', '[]', 'Lua, PHP with an empty array cast to an object'],
    ['null', '[]', 'Go with a nil slice'],
    ['{"data": ["a"]}', '["a"]', 'Laravel resources'],
    ['{"list": ["a"]}', '["a"]', 'PageHelper'],
    ['{"records": ["a"], "total": 1}', '["a"]', 'MyBatis-Plus'],
    ['{"results": ["a"]}', '["a"]', 'Django REST framework'],
  ]),
  ...rows('page', [
    ['["a"]', page(1, 1), 'backends without pages'],
    ['null', '{"data":[],"total":0,"last_page":1}', 'Go with a nil slice'],
    ['{"records": ["a"], "total": 12, "pages": 6}', page(12, 6), 'MyBatis-Plus'],
    ['{"list": ["a"], "total": "12", "pages": 6}', page(12, 6), 'PageHelper'],
    ['{"content": ["a"], "totalElements": 12, "totalPages": 6}', page(12, 6), 'Spring Data'],
    ['{"content": ["a"], "page": {"totalElements": 12, "totalPages": 6}}', page(12, 6), 'Spring Data 3.3'],
    ['{"items": ["a"], "total": 12, "pages": 6}', page(12, 6), 'fastapi-pagination'],
    ['{"docs": ["a"], "totalDocs": 12, "totalPages": 6}', page(12, 6), 'mongoose-paginate'],
    ['{"items": ["a"], "meta": {"total_count": 12, "total_pages": 6}}', page(12, 6), 'Kaminari'],
    ['{"data": ["a"], "meta": {"total": 12, "last_page": 6}}', page(12, 6), 'Laravel resources'],
    ['{"count": 12, "results": ["a"]}', page(12, 0), 'Django REST framework'],
  ]),
  ...rows('message of a refusal', [
    ['["too short", "too odd"]', '"too short too odd"', 'NestJS with class-validator'],
    ['{"amount": ["too much"]}', '"too much"', 'Laravel, Django REST framework'],
    ['7', '"7"', 'PHP without strict types'],
  ]),
  ...rows('number, id or time of MongoDB', [
    ['{"$numberDecimal": "12.50"}', '"12.50"', 'MongoDB, relaxed JSON'],
    ['{"$oid": "65a1"}', '"65a1"', 'MongoDB'],
    ['{"$date": {"$numberLong": "1795147200000"}}', '"1795147200000"', 'MongoDB, canonical JSON'],
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

function page(total: number, lastPage: number): string {
  return `{"data":["a"],"total":${total},"last_page":${lastPage}}`;
}
