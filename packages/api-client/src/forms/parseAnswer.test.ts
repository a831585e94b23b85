import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { submitDeposit } from '../endpoints/wallet';
import { parseAnswer } from './parseAnswer';
import { createTransport } from '../transport';

it('keeps each digit of a long number, wherever it stands', () => {
  const body =
    '{"code":200,"message":1234567890123456789,"data":[-9007199254740993,{"a":9007199254740993 , "b":[1234567890123456.78]}]}';
  expect(parseAnswer(body)).toEqual({
    code: 200,
    message: '1234567890123456789',
    data: ['-9007199254740993', { a: '9007199254740993', b: ['1234567890123456.78'] }],
  });
});

it('leaves texts and other numbers as they are', () => {
  const body = String.raw`{"card":"6222021234567890123","note":"say \"1234567890123456789\" \\","big":1234567890123456e5,"n":123456789012345,"m":-12345678901234.5}`;
  expect(parseAnswer(body)).toEqual(JSON.parse(body));
});

it('reads amounts that a backend writes with the seventeen digits of a binary fraction, as PHP does', () => {
  const body =
    '{"balance":19.989999999999998,"amount":-500.10000000000002,"rate":0.10000000000000001,"whole":100000000000000.00}';
  expect(parseAnswer(body)).toEqual({ balance: 19.99, amount: -500.1, rate: 0.1, whole: 100_000_000_000_000 });
  expect(parseAnswer('[0.1234567890123456789,12345678901234567.00]')).toEqual(['0.1234567890123456789', '12345678901234567.00']);
});

it('is fast for an answer that ends within a string', () => {
  const body = `{"n":9007199254740993,"text":"${String.raw`\"`.repeat(50_000)}`;
  const begunAt = performance.now();
  expect(parseAnswer(body)).toBe(body);
  expect(performance.now() - begunAt).toBeLessThan(500);
});

it('reads a text of ten megabytes', () => {
  const text = '0123456789'.repeat(1_048_576);
  expect(parseAnswer(`{"ballast":"${text}","n":9007199254740993}`)).toEqual({ ballast: text, n: '9007199254740993' });
});

it.each(['', 'Bad Gateway 1234567890123456789', '{"code":'])('%j stays text', (body) => {
  expect(parseAnswer(body)).toBe(body);
});

it('reads any other JSON as JSON.parse does', () => {
  const value = fc.oneof(
    fc.string(),
    fc.boolean(),
    fc.constant(null),
    fc.integer(),
    fc.integer().map((cents) => cents / 100),
  );
  fc.assert(
    fc.property(fc.jsonValue(), fc.array(fc.dictionary(fc.string(), value)), (any, rows) => {
      const body = JSON.stringify([rows, JSON.stringify(any)]);
      expect(parseAnswer(body)).toEqual(JSON.parse(body));
    }),
  );
});

it('a deposit has the number that the operator wrote as a number', async () => {
  const server = createServer((_request, response) => response.end('{"code":200,"message":1750912345678901249,"data":null}'));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const call = createTransport({ baseUrl, token: () => undefined });
  try {
    const { message } = await call(submitDeposit, { paytype: 'wxpay', amount: '300' });
    expect(message).toBe('1750912345678901249');
  } finally {
    server.close();
  }
});
