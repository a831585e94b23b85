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

it('after five wrong passwords not even the right one is looked at', async () => {
  await operator.post('/api/register', { ...payloads.register, name: 'guessed' });
  const logIn = (password: string) =>
    fetch(`${operator.url}/api/login_pc`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'guessed', password }),
    });
  const statuses = await Promise.all(Array.from({ length: 6 }, async (_, index) => (await logIn(`wrong${index}`)).status));
  expect(statuses.toSorted()).toEqual([200, 200, 200, 200, 200, 429]);
  const right = await logIn('secret1');
  expect([right.status, Number(right.headers.get('retry-after')) > 0]).toEqual([429, true]);
});
