import type { SaferPlay } from '@parlour/api-client/endpoints/saferPlay';
import { ADMIN, balancedBooks, booksOf } from '../testing/audit';
import { testOnBothDatabases } from '../testing/databases';
import { payloads } from '../testing/payloads';
import { forget, runOperator, type RunningOperator } from '../testing/runOperator';

jest.setTimeout(120_000);

const AT_ONCE = 50;
const never = { REVIEW_DELAY_MS: '86400000' };

describe('attacks: a deposit past a limit or a break', () => {
  testOnBothDatabases('50 deposits at once against a limit never exceed it', async (env) => {
    const operator = await runOperator({ DEMO_ADMIN_TOKEN: ADMIN, ...never, ...env });
    try {
      for (const [period, limit, accepted] of [
        ['day', '1000', 10],
        ['week', '1250', 12],
        ['month', '99.99', 0],
      ] as const) {
        const call = await newMember(operator, period);
        await call('saferplay/limits', { day: '', week: '', month: '', [period]: limit });
        const codes = await rush(call);
        expect(codes.filter((code) => code === 200)).toHaveLength(accepted);
        expect(codes.filter((code) => code === 461)).toHaveLength(AT_ONCE - accepted);
        expect(((await call('saferplay')).data as SaferPlay).limits[period].used).toBe(`${accepted * 100}.00`);
      }
      expect(await booksOf(operator)).toMatchObject(balancedBooks);
    } finally {
      await operator.stop();
      forget(operator);
    }
  });

  testOnBothDatabases('no deposit comes after a limit or a break that was set while 50 came in', async (env) => {
    const operator = await runOperator({ DEMO_ADMIN_TOKEN: ADMIN, ...never, ...env });
    try {
      const used = async (call: Awaited<ReturnType<typeof newMember>>) =>
        ((await call('saferplay')).data as SaferPlay).limits.day.used;
      for (const [name, path, body] of [
        ['lowers', 'saferplay/limits', { day: '50', week: '', month: '' }],
        ['rests', 'saferplay/break', { length: '24h' }],
      ] as const) {
        const call = await newMember(operator, name);
        const rushing = rush(call);
        expect((await call(path, body)).code).toBe(200);
        const before = await used(call);
        const codes = await rushing;
        expect(await used(call)).toBe(before);
        expect(codes.filter((code) => code === 200)).toHaveLength(Number(before) / 100);
      }
    } finally {
      await operator.stop();
      forget(operator);
    }
  });
});

async function newMember({ post }: RunningOperator, name: string) {
  const { body } = await post('/api/register', { ...payloads['register'], name });
  const token = (body.data as { api_token: string }).api_token;
  return async (path: string, payload: unknown = {}) => (await post(`/api/${path}`, payload, { token })).body;
}

function rush(call: Awaited<ReturnType<typeof newMember>>): Promise<number[]> {
  const deposit = async () => (await call('recharge', { paytype: 'alipay', amount: '100' })).code;
  return Promise.all(Array.from({ length: AT_ONCE }, deposit));
}
