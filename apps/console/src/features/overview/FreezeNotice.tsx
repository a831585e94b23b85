import type { Freeze } from '@parlour/release-contract/policy';
import { Snowflake } from 'lucide-react';
import { formatMoment } from '#figures';
import { Alert, useNow } from '#parts';

const TICK_MS = 10_000;

/** Says that nothing new goes live for a time, now or soon; nothing without a freeze. */
export function FreezeNotice({ freezes = [] }: { freezes: readonly Freeze[] | undefined }) {
  const now = useNow(TICK_MS);
  const [freeze] = freezes.filter(({ until }) => new Date(until) > now);
  if (freeze === undefined) return null;
  const { from, until, reason } = freeze;
  const when = new Date(from) > now ? `From ${formatMoment(from)} until ${formatMoment(until)}` : `Until ${formatMoment(until)}`;
  return (
    <Alert role="status">
      <Snowflake size={20} strokeWidth={1.75} aria-hidden />
      <span>
        {when} only roll back, stop and switch off work: {reason}
      </span>
    </Alert>
  );
}
