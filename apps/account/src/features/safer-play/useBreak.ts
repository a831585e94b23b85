import { type BreakLength, getSaferPlay, takeBreak } from '@parlour/api-client/endpoints/saferPlay';
import { getTurnover } from '@parlour/api-client/endpoints/wallet';
import { useForget, usePlatform, useSend, useTexts } from '@parlour/platform';
import { useRef, useState } from 'react';
import { saferPlayTexts } from './saferPlayTexts';

/** A break from the choice of its length over the question to its beginning. */
export function useBreak(lengths: readonly BreakLength[]) {
  const { dialogs, toast } = usePlatform();
  const texts = useTexts(saferPlayTexts);
  const forget = useForget();
  const { send, isSending } = useSend(takeBreak);
  const [wanted, choose] = useState<BreakLength>();
  const isAsking = useRef(false);
  const chosen = lengths.find((length) => length === wanted);

  const mayBegin = async (length: BreakLength) => {
    isAsking.current = true;
    const isForever = length === 'forever';
    const isWanted = await dialogs.confirm({
      title: isForever ? texts.askForever : texts.ask(texts.lengths[length]),
      message: isForever ? texts.askForeverText : texts.askText,
      isDestructive: true,
    });
    isAsking.current = false;
    return isWanted;
  };
  const take = async () => {
    if (chosen === undefined || isAsking.current || !(await mayBegin(chosen))) return;
    const sent = await send({ length: chosen });
    if (sent === undefined || 'error' in sent) return;
    choose(undefined);
    toast(sent.reply.message || texts.done, 'success');
    // Where the break stands from now on.
    document.documentElement.scrollTop = 0;
    forget(getSaferPlay, getTurnover);
  };
  return { chosen, choose, take, isSending };
}
