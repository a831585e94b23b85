/**
 * Whether a reminder is due after `seconds` of play; `remindedAtS` is the play time at the last reminder. 0 minutes means never.
 */
export function isReminderDue(seconds: number, everyMinutes: number, remindedAtS: number): boolean {
  if (everyMinutes === 0) return false;
  // A shorter time than at the last reminder means that a new play has begun.
  const before = seconds < remindedAtS ? 0 : remindedAtS;
  const count = (reached: number) => Math.floor(reached / (everyMinutes * 60));
  return count(seconds) > count(before);
}

/** Splits a play time into whole hours and minutes. */
export function hoursOf(seconds: number): { readonly hours: number; readonly minutes: number } {
  const minutes = Math.floor(seconds / 60);
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
