/** Whether a play has come to another reminder, one each `everyMinutes` of it, since it was `remindedAtS` seconds long; 0 minutes is never. */
export function isReminderDue(seconds: number, everyMinutes: number, remindedAtS: number): boolean {
  if (everyMinutes === 0) return false;
  // Shorter than when it was reminded last: another play.
  const before = seconds < remindedAtS ? 0 : remindedAtS;
  const count = (reached: number) => Math.floor(reached / (everyMinutes * 60));
  return count(seconds) > count(before);
}

/** Whole hours and minutes of a play. */
export function hoursOf(seconds: number): { readonly hours: number; readonly minutes: number } {
  const minutes = Math.floor(seconds / 60);
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
