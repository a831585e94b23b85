import { Button } from '@parlour/ui-kit';
import { useState } from 'react';
import { errorMessage } from '#api';
import { useToast } from './Toasts';

/** Ends one entry of a list, and says why when it cannot; `onEnd` also brings the list up to date. */
export function EndButton({ label, onEnd }: { label: string; onEnd: () => Promise<void> }) {
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const end = async () => {
    setIsBusy(true);
    try {
      await onEnd();
    } catch (error) {
      toast(errorMessage(error), 'danger');
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button variant="secondary" size="small" busy={isBusy} aria-label={label} onClick={() => void end()}>
      End
    </Button>
  );
}
