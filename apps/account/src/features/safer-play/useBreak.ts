import { type BreakLength, getSaferPlay, takeBreak } from '@parlour/api-client/endpoints/saferPlay';
import { getTurnover } from '@parlour/api-client/endpoints/wallet';
import { useInvalidate, usePlatform, useSingleFlight, useTexts } from '@parlour/platform';
import { useState } from 'react';
import { saferPlayTexts } from './saferPlayTexts';
import { useSetting } from './useSetting';

/** Manages a break: the choice of its length, the confirmation and the beginning. */
export function useBreak(lengths: readonly BreakLength[]) {
  const { dialogs, toast } = usePlatform();
  const texts = useTexts(saferPlayTexts);
  const forget = useInvalidate();
  const { send, isSending } = useSetting(takeBreak);
  const [chosenLength, choose] = useState<BreakLength>();
  const { run } = useSingleFlight();
  const chosen = lengths.find((length) => length === chosenLength);

  const mayBegin = (length: BreakLength) => {
    const isForever = length === 'forever';
    return dialogs.confirm({
      title: isForever ? texts.askForever : texts.ask(texts.lengths[length]),
      message: isForever ? texts.askForeverText : texts.askText,
      isDestructive: true,
    });
  };
  const take = async () => {
    if (chosen === undefined || !(await mayBegin(chosen))) return;
    const sent = await send({ length: chosen });
    if (sent === undefined || 'error' in sent) return;
    choose(undefined);
    toast(sent.reply.message || texts.done, 'success');
    // Scrolls up, because the break is shown at the top of the page from now on.
    document.documentElement.scrollTop = 0;
    forget(getSaferPlay, getTurnover);
  };
  return { chosen, choose, take: () => run(take), isSending };
}
