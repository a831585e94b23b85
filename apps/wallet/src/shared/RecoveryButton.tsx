import { recoverAll } from '@parlour/api-client/endpoints/wallet';
import { usePlatform, useSend, useTexts } from '@parlour/platform';
import { Button } from '@parlour/ui-kit';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { walletTexts } from './walletTexts';

/** Brings the money of every venue back and shows what the server says about it. */
export function RecoveryButton({ onRecovered }: { onRecovered: () => Promise<void> }) {
  const { toast } = usePlatform();
  const texts = useTexts(walletTexts);
  const { send, isSending } = useSend(recoverAll);
  const [isSettling, setSettling] = useState(false);
  const recover = async () => {
    const sent = await send({});
    if (sent === undefined || 'error' in sent) return;
    toast(sent.reply.message || texts.done, 'success');
    setSettling(true);
    await onRecovered();
    setSettling(false);
  };
  return (
    <Button
      variant="quiet"
      size="small"
      busy={isSending || isSettling}
      icon={<Undo2 size={18} strokeWidth={2} aria-hidden />}
      onClick={recover}
    >
      {texts.recovery}
    </Button>
  );
}
