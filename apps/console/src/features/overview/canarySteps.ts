import type { CanaryState, Verdict } from '@parlour/release-contract/api';
import type { Change } from '@parlour/release-contract/change';
import { EVERYONE } from '@parlour/release-contract/manifest';
import { failureRate, formatCount, formatRate, formatShare } from '#figures';

export interface CanaryStep {
  readonly change: Change;
  readonly label: string;
  /** Past participle for the audit log. */
  readonly done: string;
}

/** The change that sets a canary to a share. */
export function canaryStepOf(name: string, { version, share }: CanaryState, target: number): CanaryStep {
  if (target === 0) return { change: { kind: 'stop', name }, label: 'Lower to 0 %', done: 'stopped' };
  const change: Change = { kind: 'promote', releases: [{ name, version }], to: { kind: 'share', share: target } };
  if (target === EVERYONE) return { change, label: 'Promote to everyone', done: 'promoted to everyone' };
  const verb = target > share ? 'Raise' : 'Lower';
  return {
    change,
    label: `${verb} to ${formatShare(target)}`,
    done: `${verb === 'Raise' ? 'raised' : 'lowered'} from ${formatShare(share)}`,
  };
}

/** The default reason, with the canary's failure rates. */
export function reasonFor(done: string, { version }: CanaryState, verdict: Verdict | undefined): string {
  const canaryFigures = verdict === undefined ? 0 : verdict.canary.loads + verdict.canary.failures;
  if (verdict === undefined || canaryFigures === 0) return `${version} ${done} manually`;
  const { canary, stable } = verdict;
  const [its, others] = [canary, stable].map(({ loads, failures }) => formatRate(failureRate(loads, failures)));
  const text = `${version} ${done}: ${its} of ${formatCount(canaryFigures)} loads failed, ${others} on the stable release`;
  return text.replaceAll('\u00A0', ' ');
}
