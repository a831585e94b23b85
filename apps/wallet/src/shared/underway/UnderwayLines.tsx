import type { Endpoint } from '@parlour/api-client';
import { UnderwayCard } from './UnderwayCard';
import { useUnderway } from './useUnderway';

/** What became of a call whose answer was lost, for the screen that sends it. */
export function UnderwayLines({ of }: { of: Endpoint }) {
  const { lines, dismiss } = useUnderway(of);
  return <UnderwayCard lines={lines} onDismiss={dismiss} />;
}
