import type { VipLevel } from '@parlour/api-client/endpoints/account';
import { useTexts } from '@parlour/platform';
import { useAmountMask } from '@parlour/ui-kit/parts';
import { inWords, isNothing, missingDeposits, vipProgress } from './vipRules';
import { vipTexts } from './vipTexts';

interface VipWay {
  /** Unknown while amounts are hidden: together with the level's requirement it would reveal the sum. */
  readonly percent: number | undefined;
  /** Name of the bar. */
  readonly label: string;
  /** What is still missing, in a sentence. */
  readonly words: string;
}

/** Progress of a member of `level` with deposits of `paysum` to the next of the `levels`. */
export function useVipWay(level: number, paysum: string, levels: readonly VipLevel[]): VipWay {
  const texts = useTexts(vipTexts);
  const { mask, isHidden } = useAmountMask();
  const next = levels[level]?.recharge;
  const percent = isHidden ? undefined : vipProgress(paysum, next);
  if (next === undefined) return { percent, label: texts.highest, words: texts.highest };
  const label = texts.progress(level + 1);
  if (isNothing(next)) return { percent, label, words: label };
  const missing = missingDeposits(paysum, next);
  const words = missing === undefined ? texts.deposited(level + 1) : texts.missing(mask(inWords(missing)), level + 1);
  return { percent, label, words };
}
