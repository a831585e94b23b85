import type { SaferPlay } from '@parlour/api-client/endpoints/saferPlay';
import { useEffect, useState } from 'react';
import { lastReminder, noteReminder } from './reminded';
import { isReminderDue } from './reminderRules';

interface Reminder {
  /** The play as it was when the last reminder was due. */
  readonly play: NonNullable<SaferPlay['play']> | undefined;
  readonly isOpen: boolean;
  readonly close: () => void;
}

/** Reminds as often as the member wished, over all games of one play. */
export function useReminder(saferPlay: SaferPlay | undefined): Reminder {
  const [play, setPlay] = useState<Reminder['play']>();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const now = saferPlay?.play ?? undefined;
    if (saferPlay === undefined || now === undefined) return;
    const { seconds } = now;
    const isDue = isReminderDue(seconds, saferPlay.reminder, lastReminder());
    if (isDue || seconds < lastReminder()) noteReminder(seconds);
    if (!isDue) return;
    setPlay(now);
    setOpen(true);
  }, [saferPlay]);
  return { play, isOpen, close: () => setOpen(false) };
}
