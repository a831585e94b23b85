import { usePlatform, useTexts } from '@parlour/platform';
import { IconButton } from '@parlour/ui-kit';
import { CopyButton, copyText } from '@parlour/ui-kit/parts';
import { Copy } from 'lucide-react';
import { paymentTexts } from './paymentTexts';

interface CopyValueProps {
  readonly value: string;
  readonly label: string;
  readonly isSmall?: boolean;
}

/** Copies one value and confirms it. */
export function CopyValue({ value, label, isSmall = false }: CopyValueProps) {
  const { toast } = usePlatform();
  const texts = useTexts(paymentTexts);
  const onCopied = () => toast(texts.copied, 'success');
  const onFailed = () => toast(texts.copyFailed, 'danger');
  if (isSmall) {
    const copy = async () => ((await copyText(value)) ? onCopied() : onFailed());
    return <IconButton label={label} icon={<Copy size={18} strokeWidth={2} aria-hidden />} onClick={() => void copy()} />;
  }
  return (
    <CopyButton text={value} variant="primary" aria-label={label} onCopied={onCopied} onFailed={onFailed}>
      {texts.copy}
    </CopyButton>
  );
}
