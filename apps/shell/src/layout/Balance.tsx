import { useTopic } from '@parlour/platform';
import { Money } from '@parlour/ui-kit';

interface BalanceProps {
  readonly size: 's' | 'm';
  readonly maxChars?: number;
}

/** The member's balance. A component of its own, so that a new balance renders nothing else. */
export function Balance(props: BalanceProps) {
  const balance = useTopic('balance');
  return <Money key={balance?.length} value={balance} tone="gold" {...props} />;
}
