import { store, readStored } from '@parlour/platform';

const KEY = 'parlour.lobby.reminded';
let remindedAtS: number | undefined;

/** Seconds of play at the last reminder; continues across games, and storage preserves it across a reload. */
export function lastReminder(): number {
  return remindedAtS ?? (Number(readStored(KEY)) || 0);
}

/** Remembers a reminder, or that a play was looked at before its first. */
export function noteReminder(seconds: number): void {
  remindedAtS = seconds;
  store(KEY, String(seconds));
}
