import { createHash, randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { beijingTime } from '../beijingTime';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);
const KEY_BYTES = 32;
const NO_ONE = `${'0'.repeat(32)}:${'0'.repeat(64)}`;

/** A salted scrypt hash of a password. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `${salt.toString('hex')}:${(await derive(password, salt, KEY_BYTES)).toString('hex')}`;
}

/** Whether the password matches the hash; without a hash it takes as long and returns false. */
export async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
  const [salt = '', key = ''] = (hash ?? NO_ONE).split(':');
  const derived = await derive(password, Buffer.from(salt, 'hex'), KEY_BYTES);
  const expected = Buffer.from(key, 'hex');
  return expected.length === derived.length && timingSafeEqual(expected, derived) && hash !== undefined;
}

/** An unguessable token for a session. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Digest of a token or a request that the database stores. */
export function digest(value: string): string {
  return createHash('sha256').update(value).digest('hex');
}

const LAP = 1_000_000;
const LONGEST_STEP = 100;
let last = randomInt(LAP);

/**
 * A number for an order: prefix, Beijing time, six digits that go on by random steps, so that ten thousand orders of one second all
 * differ.
 */
export function orderNumber(prefix: string, at = new Date()): string {
  last = (last + randomInt(1, LONGEST_STEP)) % LAP;
  return `${prefix}${beijingTime(at).replaceAll(/\D/g, '')}${String(last).padStart(6, '0')}`;
}
