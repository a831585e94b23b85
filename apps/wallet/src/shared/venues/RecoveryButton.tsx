import { type WalletAction, useTexts } from '@parlour/platform';
import { Button } from '@parlour/ui-kit';
import { Undo2 } from 'lucide-react';
import { walletTexts } from '../walletTexts';

/** Transfers the money of every venue back. */
export function RecoveryButton({ recovery }: { recovery: WalletAction }) {
  const texts = useTexts(walletTexts);
  const icon = <Undo2 size={18} strokeWidth={2} aria-hidden />;
  return (
    <Button variant="quiet" size="small" busy={recovery.isPending} icon={icon} onClick={recovery.start}>
      {texts.recovery}
    </Button>
  );
}
