import { store, readStored } from '@parlour/platform';

const KEY = 'parlour.lobby.reminded';
let lastReminderS: number | undefined;

/** Seconds of play at the last reminder; shared by all games and preserved across reloads. */
export function lastReminder(): number {
  return lastReminderS ?? (Number(readStored(KEY)) || 0);
}

/** Stores the time of play at a reminder, or at the start of a new play. */
export function storeReminder(seconds: number): void {
  lastReminderS = seconds;
  store(KEY, String(seconds));
}
