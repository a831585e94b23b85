import { useTexts } from '@parlour/platform';
import { Button } from '@parlour/ui-kit';
import { SafeHtml } from '@parlour/ui-kit/html';
import { useEffect, useState } from 'react';
import { IllustratedDialog } from './IllustratedDialog';
import { passClickOn, UNSEEN_MS } from './useGreetingModal';
import type { LastTouch } from './useLastTouch';
import { welcomeTexts } from './welcomeTexts';

/** How long a player leaves the page alone before a dialog may open over it. */
const QUIET_MS = 2_000;
const LOOK_EVERY_MS = 250;

interface IndexDialogProps {
  readonly html: string;
  readonly lastTouch: LastTouch;
  /** It comes at the end of the intro, so nobody is at anything else. */
  readonly isNext: boolean;
  readonly onSeen: () => void;
  readonly onClose: () => void;
}

/**
 * The operator's welcome message; an internal link in it closes the dialog. It opens at once before a player who has touched nothing,
 * and otherwise when the page was left alone for a while and nothing else is open.
 */
export function IndexDialog({ html, lastTouch, isNext, onSeen, onClose }: IndexDialogProps) {
  const { welcome, close, gotIt } = useTexts(welcomeTexts);
  const [isOpen, setOpen] = useState(isNext || lastTouch() === undefined);
  useEffect(() => {
    if (isOpen) {
      const timer = setTimeout(onSeen, UNSEEN_MS);
      return () => clearTimeout(timer);
    }
    const look = () => {
      const isQuiet = performance.now() - (lastTouch() ?? 0) >= QUIET_MS;
      if (isQuiet && document.querySelector('dialog[open]') === null) setOpen(true);
    };
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isOpen, lastTouch, onSeen]);
  if (!isOpen) return null;
  return (
    <IllustratedDialog
      title={welcome}
      closeLabel={close}
      onClose={onClose}
      onEarlyClick={({ clientX, clientY }) => {
        // The second half of a double tap that ended the intro was meant for nothing.
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
