const LONG = 10;

/** Whether an amount, in millions and more, needs a line of its own on a small phone. */
export function isLongAmount(amount: string | null | undefined): boolean {
  return (amount?.length ?? 0) > LONG;
}
