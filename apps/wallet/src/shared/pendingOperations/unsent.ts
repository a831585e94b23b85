import type { Line } from './card/lineRules';
import { moneyCalls } from './moneyCalls';
import { sidesIn, sumIn } from './pendingCalls';

const unsent = new Map<string, Line>();

/** Stores, until the next attempt, that a call was not sent. */
export function rememberUnsent(endpoint: string, text: string): void {
  const money = moneyCalls[endpoint];
  if (money === undefined) return;
  const { kind, to } = money;
  const [sum, sides] = [sumIn(text, money.sum), sidesIn(text)];
  unsent.set(endpoint, { id: `unsent ${endpoint}`, kind, sum, sides, step: 'unsent', to, isOver: true });
}

/** Removes the stored call. Returns whether there was one. */
export function forgetUnsent(endpoint: string): boolean {
  return unsent.delete(endpoint);
}

/** The last call of an endpoint, if it was not sent. */
export function unsentOf(endpoint: string | undefined): readonly Line[] {
  const line = endpoint === undefined ? undefined : unsent.get(endpoint);
  return line === undefined ? [] : [line];
}
