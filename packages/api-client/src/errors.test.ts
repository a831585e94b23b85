import { forbiddenBySelf } from './endpoints/saferPlay';
import { submitDeposit } from './endpoints/wallet';
import { ApiError, type ApiErrorKind, isLacking, isUnknownCall } from './errors';
import { readAnswer } from './transport';

const error = (kind: ApiErrorKind, code?: number) => new ApiError(kind, 'words', 'getSaferPlay', code);

it.each<[unknown, boolean]>([
  [error('refused', 404), true],
  [error('badAnswer', 404), true],
  [error('badAnswer', 405), true],
  [error('refused', 400), false],
  [error('badAnswer', 200), false],
  [error('serverFault', 502), false],
  [error('offline'), false],
  [error('unauthorised', 401), false],
  [new Error('404'), false],
  [undefined, false],
])('%s is an unknown call: %s', (thrown, isUnknown) => {
  expect(isUnknownCall(thrown)).toBe(isUnknown);
});

it.each<[unknown, boolean]>([
  [error('refused', 404), true],
  [error('refused', 403), true],
  [error('refused', 500), true],
  [error('badAnswer', 405), true],
  [error('badAnswer', 200), true],
  [error('unauthorised', 401), true],
  [error('serverFault', 502), false],
  [error('offline'), false],
  [error('timeout'), false],
  [new Error('404'), false],
])('%s is an answer of who lacks the call: %s', (thrown, is) => {
  expect(isLacking(thrown)).toBe(is);
});

it.each<[unknown, string | undefined]>([
  [error('refused', 461), 'words'],
  [error('refused', 462), 'words'],
  [error('refused', 460), undefined],
  [error('refused', 463), undefined],
  [error('badAnswer', 461), undefined],
  [new Error('461'), undefined],
])('%s was forbidden by the member: %s', (thrown, words) => {
  expect(forbiddenBySelf(thrown)).toBe(words);
});

it.each([461, 462])('code %i says that the member forbade it, also with the status of a conflict', (code) => {
  const read = () => readAnswer(submitDeposit, { status: 409, data: { code, message: 'words' } }, {});
  expect(read).toThrow(expect.objectContaining({ kind: 'refused', code }));
});
