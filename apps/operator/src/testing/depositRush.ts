import type { SaferPlay } from '@parlour/api-client/endpoints/saferPlay';
import { ADMIN, balancedBooks, booksOf } from './audit';
import { payloads } from './payloads';
import { forget, runOperator, type RunningOperator } from './runOperator';

const never = { REVIEW_DELAY_MS: '86400000' };
const DEPOSIT = 100;

/** A limit that a member sets, and how many deposits of 100 it lets through. */
export interface Limit {
  readonly period: 'day' | 'week' | 'month';
  readonly limit: string;
  readonly accepted: number;
}

/** Sends so many deposits at once against each limit, of a member of its own: none may exceed it. */
export async function rushAgainstLimits(
  limits: readonly Limit[],
  atOnce: number,
  env: Readonly<Record<string, string>>,
): Promise<void> {
  await withOperator(env, async (operator) => {
    for (const { period, limit, accepted } of limits) {
      const call = await newMember(operator, period);
      await call('saferplay/limits', { day: '', week: '', month: '', [period]: limit });
      const codes = await rush(call, atOnce);
      expect(codes.filter((code) => code === 200)).toHaveLength(accepted);
      expect(codes.filter((code) => code === 461)).toHaveLength(atOnce - accepted);
      expect(((await call('saferplay')).data as SaferPlay).limits[period].used).toBe(`${accepted * DEPOSIT}.00`);
    }
    expect(await booksOf(operator)).toMatchObject(balancedBooks);
  });
}

/** Sets a limit, or takes a break, while so many deposits come in: none may be booked after it. */
export async function rushBeforeBarrier(atOnce: number, env: Readonly<Record<string, string>>): Promise<void> {
  await withOperator(env, async (operator) => {
    const used = async (call: MemberCall) => ((await call('saferplay')).data as SaferPlay).limits.day.used;
    for (const [name, path, body] of [
      ['lowers', 'saferplay/limits', { day: '50', week: '', month: '' }],
      ['rests', 'saferplay/break', { length: '24h' }],
    ] as const) {
      const call = await newMember(operator, name);
      const rushing = rush(call, atOnce);
      expect((await call(path, body)).code).toBe(200);
      const before = await used(call);
      const codes = await rushing;
      expect(await used(call)).toBe(before);
      expect(codes.filter((code) => code === 200)).toHaveLength(Number(before) / DEPOSIT);
    }
  });
}

async function withOperator(
  env: Readonly<Record<string, string>>,
  run: (operator: RunningOperator) => Promise<void>,
): Promise<void> {
  const operator = await runOperator({ DEMO_ADMIN_TOKEN: ADMIN, ...never, ...env });
  try {
    await run(operator);
  } finally {
    await operator.stop();
    forget(operator);
  }
}

type MemberCall = Awaited<ReturnType<typeof newMember>>;

async function newMember({ post }: RunningOperator, name: string) {
  const { body } = await post('/api/register', { ...payloads['register'], name });
  const token = (body.data as { api_token: string }).api_token;
  return async (path: string, payload: unknown = {}) => (await post(`/api/${path}`, payload, { token })).body;
}

function rush(call: MemberCall, atOnce: number): Promise<number[]> {
  const deposit = async () => (await call('recharge', { paytype: 'alipay', amount: `${DEPOSIT}` })).code;
  return Promise.all(Array.from({ length: atOnce }, deposit));
}
