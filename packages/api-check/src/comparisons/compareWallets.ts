import { getBalance, getUser } from '@parlour/api-client/endpoints/session';
import type { Check } from '../check';
import type { Misfit } from '../misfits';
import { exactly, mistake, moreOrLess, yuan } from './amounts';
import { CENTRAL_AT } from './compareBooks';

/** Reports once if two calls show different central wallets; bookings cannot be compared then. */
export async function compareWallets(check: Check): Promise<void> {
  if (check.unclear.has(CENTRAL_AT)) return;
  const misfits = await check.settle(async () => {
    const [polled, user] = await Promise.all([check.read(getBalance, {}), check.read(getUser, {})]);
    return polled && user?.balance ? differing(exactly(polled.balance), exactly(user.balance)) : [];
  });
  if (misfits.length === 0) return;
  check.unclear.add(CENTRAL_AT);
  check.note(getUser, { kind: 'misfit', misfits }, 'compared with POST /api/balance');
}

function differing(polled: bigint, ofUser: bigint): Misfit[] {
  if (polled === ofUser) return [];
  const expected = `${yuan(polled)}, as POST /api/balance says`;
  const got = `${yuan(ofUser)}: ${mistake(polled, ofUser)?.words ?? moreOrLess(ofUser - polled)}`;
  const change = 'Both are the central wallet in yuan, without what is in the venues.';
  return [{ at: 'data.balance', expected, got, change }];
}
