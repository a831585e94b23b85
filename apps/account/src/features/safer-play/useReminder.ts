import { getSaferPlay, type SaferPlay, setReminder } from '@parlour/api-client/endpoints/saferPlay';
import { useInvalidate } from '@parlour/platform';
import { useState } from 'react';
import { useSetting } from './useSetting';

type Minutes = SaferPlay['reminder'];

/** The choice of the reminder interval. It is sent as soon as it is made, and reverted when sending fails. */
export function useReminder(reminder: Minutes) {
  const forget = useInvalidate();
  const { send, isSending } = useSetting(setReminder);
  const [chosen, setChosen] = useState<Minutes>();
  const choose = async (minutes: Minutes) => {
    if (isSending || minutes === (chosen ?? reminder)) return;
    const before = chosen;
    setChosen(minutes);
    const sent = await send({ minutes });
    if (sent === undefined || 'error' in sent) setChosen(before);
    else forget(getSaferPlay);
  };
  return { minutes: chosen ?? reminder, choose };
}
