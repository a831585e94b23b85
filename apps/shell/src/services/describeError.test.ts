import { describeError } from './describeError';

const ORIGIN = 'https://site.example';
const describeIt = (error: unknown, ...secrets: readonly string[]) => describeError(error, secrets, ORIGIN, '1.2.0');
const withStack = (stack: string) => Object.assign(new TypeError('x is undefined'), { stack });
const FRAME = { file: 'wallet/1.5.0-rc.1/static/deposit.ab12.js', line: 1, column: 4711 };

it.each([
  ['Chromium', `TypeError: x is undefined\n    at submit (${ORIGIN}/assets/${FRAME.file}:1:4711)`],
  ['Chromium, without a name', `TypeError: x is undefined\n    at ${ORIGIN}/assets/${FRAME.file}:1:4711`],
  [
    'Chromium, in a promise',
    `TypeError: x is undefined\n    at async Promise.all (index 0)\n    at async f (${ORIGIN}/assets/${FRAME.file}:1:4711)`,
  ],
  ['Firefox', `submit@${ORIGIN}/assets/${FRAME.file}:1:4711\n`],
  ['Firefox, in a promise', `async*submit@${ORIGIN}/assets/${FRAME.file}:1:4711`],
  ['Safari', `submit@${ORIGIN}/assets/${FRAME.file}:1:4711\n[native code]`],
])('finds the place in a stack of %s', (_engine, stack) => {
  expect(describeIt(withStack(stack))).toEqual({ name: 'TypeError', message: 'x is undefined', frames: [FRAME] });
});

it('includes the document and the worker, and leaves out queries and frames of other sites', () => {
  const stack = [
    `at a (${ORIGIN}/?preview=the-token:3:9)`,
    `at b (${ORIGIN}/service-worker.js:1:2)`,
    'at c (chrome-extension://abc/content.js:1:2)',
    `at d (https://elsewhere.example/assets/wallet/1.0.0/a.js:1:2)`,
    `at e (${ORIGIN}/demo/game.js:1:2)`,
    'at eval (<anonymous>:1:2)',
  ].join('\n');
  expect(describeIt(withStack(stack)).frames).toEqual([
    { file: 'shell/1.2.0/document.html', line: 3, column: 9 },
    { file: 'shell/1.2.0/service-worker.js', line: 1, column: 2 },
  ]);
});

it('returns the twenty innermost frames', () => {
  const lines = Array.from({ length: 50 }, (_, index) => `at f (${ORIGIN}/assets/shell/1.0.0/main.js:${index + 1}:1)`);
  const { frames } = describeIt(withStack(lines.join('\n')));
  expect([frames.length, frames[0]?.line, frames.at(-1)?.line]).toEqual([20, 1, 20]);
});

it('describes a failed call by its name and kind, without the operator’s message', () => {
  const refused = { name: 'ApiError', endpoint: 'submitWithdrawal', kind: 'refused', code: 461 };
  expect(describeIt(Object.assign(new Error('dear Lin Lan'), refused))).toMatchObject({
    name: 'ApiError',
    message: 'submitWithdrawal: refused 461',
  });
});

it.each([
  ['a text', 'no card of Lin Lan', 'no card of …'],
  ['nothing', undefined, 'undefined'],
  ['an object', { name: 'Lin Lan' }, '[object Object]'],
])('takes %s', (_what, thrown, message) => {
  expect(describeIt(thrown, 'Lin Lan')).toEqual({ name: 'Error', message, frames: [] });
});

it('accepts an error name only if it is a single word', () => {
  expect(describeIt(Object.assign(new Error('x'), { name: 'of Lin Lan' })).name).toBe('Error');
});
