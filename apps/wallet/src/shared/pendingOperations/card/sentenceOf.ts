import type { Line } from './lineRules';
import type { pendingOperationsTexts } from './pendingOperationsTexts';

/** The name of a line's operation. */
export function nameOf({ kind, label = '' }: Line, texts: typeof pendingOperationsTexts.default): string {
  return kind === 'other' ? label : texts.kind[kind];
}

/** Text of a line in one sentence. */
export function sentenceOf({ step, order, wasFound, isPayable }: Line, texts: typeof pendingOperationsTexts.default): string {
  switch (step) {
    case 'submitted':
      return texts.looking;
    case 'lost':
    case 'unknown':
    case 'unheard':
    case 'unsent':
      return texts[step];
    case 'review':
    case 'arrived':
    case 'refused':
      if (isPayable) return texts.payable(order ?? '');
      if (!wasFound) return texts.order(order ?? '');
      return step === 'refused' ? texts.wasRefused(order ?? '') : texts.wentThrough(order ?? '', texts.step[step]);
  }
}
