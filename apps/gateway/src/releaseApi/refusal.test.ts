import { answerOf } from './refusal';

function refusedWrite(code: string): Error {
  return Object.assign(new Error(`${code}: it failed, mkdir '/var/lib/parlour/registry/assets/bingo/2.0.0'`), {
    code,
    syscall: 'mkdir',
  });
}

it.each(['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT'])('says that the store refused with %s, and not where', (code) => {
  expect(answerOf(refusedWrite(code))).toEqual({
    status: 507,
    message: `The store of the gateway refused ("mkdir": ${code}). Operations find the place in the log of the gateway.`,
  });
});

it.each([
  [413, 413],
  [415, 400],
  [503, 500],
])('answers an error of the framework with %s with %s', (statusCode, status) => {
  expect(answerOf(Object.assign(new Error('Request body is too large'), { statusCode }))).toMatchObject({ status });
});

it('reveals nothing of other errors', () => {
  expect(answerOf(new Error('EACCES'))).toEqual({ status: 500, message: 'Something went wrong in the gateway.' });
  expect(answerOf(refusedWrite('EIO'))).toEqual({ status: 500, message: 'Something went wrong in the gateway.' });
});
