import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { Refusal } from '../envelope';

const MAX_AGE_MS = 10 * 60_000;
const CLOCK_SKEW_MS = 60_000;

const user = v.object({ id: v.number(), first_name: v.optional(v.string(), ''), last_name: v.optional(v.string(), '') });

export interface MiniAppLogin {
  readonly user: { readonly id: string; readonly name: string };
  /** Of the data, for refusing its replay. */
  readonly hash: string;
}

/** How long a hash is stored; later its data is refused for its age. */
export const REPLAY_MS = MAX_AGE_MS + CLOCK_SKEW_MS;

/** Verifies a mini-app's signed start data: HMAC with the bot's token and an age of at most 10 minutes. */
export function readMiniAppData(initData: string, botToken: string | undefined, now: Date): MiniAppLogin {
  if (initData === '') throw new Refusal('Telegram verification data is empty, please retry');
  if (botToken === undefined) throw new Refusal('Mini-app login is not set up');
  const fields = new URLSearchParams(initData);
  const hash = fields.get('hash') ?? '';
  fields.delete('hash');
  if (!isSigned(fields, hash, botToken)) throw new Refusal('Telegram verification failed, please retry');
  const ageMs = now.getTime() - Number(fields.get('auth_date')) * 1000;
  if (!(ageMs <= MAX_AGE_MS && ageMs >= -CLOCK_SKEW_MS))
    throw new Refusal('Telegram verification data has expired, please retry');
  const { id, first_name, last_name } = readUser(fields.get('user'));
  return { user: { id: String(id), name: `${first_name} ${last_name}`.trim() || `tg_${id}` }, hash };
}

function isSigned(fields: URLSearchParams, hash: string, botToken: string): boolean {
  const lines = [...fields]
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('\n');
  const secret = createHmac('sha256', 'WebAppData').update(botToken).digest();
  const expected = createHmac('sha256', secret).update(lines).digest();
  const given = /^[0-9a-f]{64}$/.test(hash) ? Buffer.from(hash, 'hex') : Buffer.alloc(expected.length);
  return timingSafeEqual(expected, given);
}

function readUser(json: string | null): v.InferOutput<typeof user> {
  try {
    return v.parse(user, JSON.parse(json ?? ''));
  } catch {
    throw new Refusal('Telegram verification data names no user');
  }
}
