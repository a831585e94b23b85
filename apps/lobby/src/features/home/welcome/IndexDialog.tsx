import { useTexts } from '@parlour/platform';
import { Button } from '@parlour/ui-kit';
import { SafeHtml } from '@parlour/ui-kit/html';
import { useEffect, useState } from 'react';
import { IllustratedDialog } from './IllustratedDialog';
import { passClickOn, UNSEEN_MS } from './useGreetingModal';
import type { LastTouch } from './useLastTouch';
import { welcomeTexts } from './welcomeTexts';

/** How long the player must not have touched the page before a dialog may open over it. */
const QUIET_MS = 2_000;
const CHECK_EVERY_MS = 250;

interface IndexDialogProps {
  readonly html: string;
  readonly lastTouch: LastTouch;
  /** Whether it follows the intro immediately, when the player cannot be doing anything else. */
  readonly isNext: boolean;
  readonly onSeen: () => void;
  readonly onClose: () => void;
}

/**
 * The operator's welcome message; an internal link in it closes the dialog. If the player has touched nothing yet, it opens at
 * once; otherwise it opens when the page has not been touched for a while and no other dialog is open.
 */
export function IndexDialog({ html, lastTouch, isNext, onSeen, onClose }: IndexDialogProps) {
  const { welcome, close, gotIt } = useTexts(welcomeTexts);
  const [isOpen, setOpen] = useState(isNext || lastTouch() === undefined);
  useEffect(() => {
    if (isOpen) {
      const timer = setTimeout(onSeen, UNSEEN_MS);
      return () => clearTimeout(timer);
    }
    const openIfQuiet = () => {
      const isQuiet = performance.now() - (lastTouch() ?? 0) >= QUIET_MS;
      if (isQuiet && document.querySelector('dialog[open]') === null) setOpen(true);
    };
    const timer = setInterval(openIfQuiet, CHECK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isOpen, lastTouch, onSeen]);
  if (!isOpen) return null;
  return (
    <IllustratedDialog
      title={welcome}
      closeLabel={close}
      onClose={onClose}
      onEarlyClick={({ clientX, clientY }) => {
        // The click may be the second half of the double tap that ended the intro, so it is not passed on.
        if (isNext) return;
        setOpen(false);
        passClickOn(clientX, clientY);
      }}
      actions={
        <Button size="medium" onClick={onClose}>
          {gotIt}
        </Button>
      }
    >
      <SafeHtml html={html} />
    </IllustratedDialog>
  );
}
