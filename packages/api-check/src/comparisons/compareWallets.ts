import { getBalance, getUser } from '@parlour/api-client/endpoints/session';
import type { Check } from '../check';
import type { Misfit } from '../misfits';
import { differenceOf, exactly, yuan } from './amounts';

/** Reports a central wallet that two calls show differently. */
export async function compareWallets(check: Check): Promise<void> {
  const misfits = await check.settle(async () => {
    const [polled, user] = await Promise.all([check.read(getBalance, {}), check.read(getUser, {})]);
    return polled && user?.balance ? differing(exactly(polled.balance), exactly(user.balance)) : [];
  });
  if (misfits.length > 0) check.note(getUser, { kind: 'misfit', misfits }, 'compared with POST /api/balance');
}

function differing(polled: bigint, ofUser: bigint): Misfit[] {
  if (polled === ofUser) return [];
  const expected = `${yuan(polled)}, as POST /api/balance says`;
  const got = `${yuan(ofUser)}: ${differenceOf(polled, ofUser).words}`;
  return [{ at: 'data.balance', expected, got, change: 'Both are the central wallet in yuan.' }];
}
