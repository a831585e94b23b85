import { Copy } from 'lucide-react';
import { Button, type ButtonProps } from '@parlour/ui-kit';
import { copyText } from './copyText';

export type CopyButtonProps = Omit<ButtonProps, 'onClick' | 'onCopy'> & {
  text: string;
  onCopied?: () => void;
  onFailed?: () => void;
};

/** Copies `text` and reports the result. */
export function CopyButton({ text, onCopied, onFailed, children = 'Copy', ...rest }: CopyButtonProps) {
  const copy = async () => {
    if (await copyText(text)) onCopied?.();
    else onFailed?.();
  };
  return (
    <Button variant="quiet" size="medium" icon={<Copy size={18} strokeWidth={2} />} {...rest} onClick={() => void copy()}>
      {children}
    </Button>
  );
}
