import { usePlatform, useTexts } from '@parlour/platform';
import type { ButtonVariant } from '@parlour/ui-kit';
import { CopyButton } from '@parlour/ui-kit/parts';
import { paymentTexts } from './paymentTexts';

/** Copies one value and says so. */
export function CopyValue({ value, label, variant = 'primary' }: { value: string; label: string; variant?: ButtonVariant }) {
  const { toast } = usePlatform();
  const texts = useTexts(paymentTexts);
  return (
    <CopyButton
      text={value}
      variant={variant}
      size={variant === 'primary' ? 'medium' : 'small'}
      aria-label={label}
      onCopied={() => toast(texts.copied, 'success')}
      onFailed={() => toast(texts.copyFailed, 'danger')}
    >
      {texts.copy}
    </CopyButton>
  );
}
