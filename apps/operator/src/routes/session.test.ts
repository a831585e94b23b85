import { payloads } from '../testing/payloads';
import { forget, runOperator, type RunningOperator } from '../testing/runOperator';

let operator: RunningOperator;
beforeAll(async () => {
  operator = await runOperator();
});
afterAll(async () => {
  await operator.stop();
  forget(operator);
});

it.each([
  [{ name: ' ' }, 'Username cannot be empty!'],
  [{ password: '12345', confirmPass: '12345' }, 'Please enter a correct password length, minimum 6 characters!'],
  [{ confirmPass: 'secret9' }, 'The two passwords do not match!'],
  [{ realname: '林' }, 'Please enter your real name!'],
  [{ paypassword: '12345' }, 'Please enter a correct payment password length, minimum 6 characters!'],
  [{ code: '' }, 'Please enter the captcha!'],
  [{ name: 'DEMO' }, 'Username already exists'],
])('registration with %j is refused: %s', async (change, message) => {
  expect((await operator.post('/api/register', { ...payloads.register, name: 'newcomer', ...change })).body).toMatchObject({
    code: 400,
    message,
  });
});

it('a wrong login is a refusal, not an expired session', async () => {
  expect((await operator.post('/api/login_pc', { name: 'demo', password: 'wrong' })).body).toEqual({
    code: 400,
    message: 'Wrong username or password',
    data: null,
  });
  expect((await operator.post('/api/login_pc', { name: 'nobody', password: 'wrong' })).body.message).toBe(
    'Wrong username or password',
  );
});
