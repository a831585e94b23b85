import { readCookie, writeCookie } from './cookies';

afterEach(() => {
  jest.restoreAllMocks();
  writeCookie('a', '', 0, 'Lax');
});

it.each(['dark', 'a b;c=d', '中文', ''])('reads back %p', (value) => {
  writeCookie('a', value, 60, 'Lax');
  expect(readCookie('a')).toBe(value);
  expect(readCookie('b')).toBeUndefined();
});

it('a value that no page of this site wrote is none', () => {
  document.cookie = 'a=%E0%A4%A; Path=/';
  expect(readCookie('a')).toBeUndefined();
});

it.each<[string, () => never]>([
  ['missing', () => undefined as never],
  ['null', () => null as never],
  [
    'refused',
    () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  ],
])('where cookies are %s none is read and none is written', (_how, answer) => {
  jest.spyOn(document, 'cookie', 'get').mockImplementation(answer);
  jest.spyOn(document, 'cookie', 'set').mockImplementation(answer);
  expect(() => writeCookie('a', '1', 60, 'Strict')).not.toThrow();
  expect(readCookie('a')).toBeUndefined();
});
