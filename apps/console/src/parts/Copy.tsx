import { CopyButton } from '@parlour/ui-kit/parts';
import type { ReactNode } from 'react';
import { useToast } from './Toasts';

interface CopyProps {
  /** The name of the copied text in the message: `Link`. */
  readonly what: string;
  /** Empty while the text is unknown. */
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
