/** Whether a reminder is due after `seconds` of play, the last one having been at `remindedAtS`; 0 minutes means never. */
export function isReminderDue(seconds: number, everyMinutes: number, remindedAtS: number): boolean {
  if (everyMinutes === 0) return false;
  // Shorter than at the last reminder: a new play.
  const before = seconds < remindedAtS ? 0 : remindedAtS;
  const count = (reached: number) => Math.floor(reached / (everyMinutes * 60));
  return count(seconds) > count(before);
}

/** Whole hours and minutes of a play. */
export function hoursOf(seconds: number): { readonly hours: number; readonly minutes: number } {
  const minutes = Math.floor(seconds / 60);
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
