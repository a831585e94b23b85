import type { VipLevel } from '@parlour/api-client/endpoints/account';
import { useTexts } from '@parlour/platform';
import { useAmountMask } from '@parlour/ui-kit/parts';
import { inWords, isNothing, missingDeposits, vipProgress } from './vipRules';
import { vipTexts } from './vipTexts';

interface VipProgress {
  /** Undefined while amounts are hidden: together with the level's requirement it would reveal the deposits. */
  readonly percent: number | undefined;
  /** Accessible name of the progress bar. */
  readonly label: string;
  /** The missing amount in a sentence. */
  readonly text: string;
}

/** Progress of a member of `level` with deposits of `paysum` to the next of the `levels`. */
export function useVipProgress(level: number, paysum: string, levels: readonly VipLevel[]): VipProgress {
  const texts = useTexts(vipTexts);
  const { mask, isHidden } = useAmountMask();
  const next = levels[level]?.recharge;
  const percent = isHidden ? undefined : vipProgress(paysum, next);
  if (next === undefined) return { percent, label: texts.highest, text: texts.highest };
  const label = texts.progress(level + 1);
  if (isNothing(next)) return { percent, label, text: label };
  const missing = missingDeposits(paysum, next);
  const text = missing === undefined ? texts.deposited(level + 1) : texts.missing(mask(inWords(missing)), level + 1);
  return { percent, label, text };
}
