import type { SaferPlay } from '@parlour/api-client/endpoints/saferPlay';
import { useEffect, useState } from 'react';
import { lastReminder, storeReminder } from './lastReminder';
import { isReminderDue } from './reminderRules';

interface Reminder {
  /** Play time and result at the last due reminder. */
  readonly play: NonNullable<SaferPlay['play']> | undefined;
  readonly isOpen: boolean;
  readonly close: () => void;
}

/** Opens a reminder at the interval that the member chose, over all games of one play. */
export function useReminder(saferPlay: SaferPlay | undefined): Reminder {
  const [play, setPlay] = useState<Reminder['play']>();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const now = saferPlay?.play ?? undefined;
    if (saferPlay === undefined || now === undefined) return;
    const { seconds } = now;
    const isDue = isReminderDue(seconds, saferPlay.reminder, lastReminder());
    if (isDue || seconds < lastReminder()) storeReminder(seconds);
    if (!isDue) return;
    setPlay(now);
    setOpen(true);
  }, [saferPlay]);
  return { play, isOpen, close: () => setOpen(false) };
}
