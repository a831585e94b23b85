import type { Verdict } from '@parlour/release-contract/api';
import { StatusChip, type StatusTone } from '@parlour/ui-kit/parts';

const tones: Readonly<Record<Verdict['verdict'], StatusTone>> = { gathering: 'info', healthy: 'success', worse: 'danger' };
const labels: Readonly<Record<Verdict['verdict'], string>> = {
  gathering: 'collecting data',
  healthy: 'healthy',
  worse: 'worse',
};

/** The guardrail's verdict on a canary. */
export function VerdictChip({ verdict }: { verdict: Verdict['verdict'] | undefined }) {
  return <StatusChip tone={verdict ? tones[verdict] : 'grey'}>{verdict ? labels[verdict] : 'no verdict yet'}</StatusChip>;
}
