import { CopyButton } from '@parlour/ui-kit/parts';
import type { ReactNode } from 'react';
import { useToast } from './Toasts';

interface CopyProps {
  /** Names it in the message: `Link`. */
  readonly what: string;
  /** Empty while it is not known. */
  readonly text: string;
  readonly children: ReactNode;
}

/** Copies a text and says so. */
export function Copy({ what, text, children }: CopyProps) {
  const toast = useToast();
  return (
    <CopyButton
      variant="secondary"
      text={text}
      disabled={text === ''}
      onCopied={() => toast(`${what} copied`, 'success')}
      onFailed={() => toast('The browser denied access to the clipboard', 'danger')}
    >
      {children}
    </CopyButton>
  );
}
