import { textScale } from '@parlour/ui-kit';

const LONG = 10;

/** Whether an amount needs a line of its own on a small phone: in millions and more, or earlier when text is enlarged. */
export function isLongAmount(amount: string | null | undefined): boolean {
  return (amount?.length ?? 0) * textScale() > LONG;
}
