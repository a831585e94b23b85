import { useTexts } from '@parlour/platform';
import { Field } from '@parlour/ui-kit/parts';
import { KeyRound } from 'lucide-react';
import { walletTexts } from '../walletTexts';

interface PayPasswordFieldProps {
  /** The name of the field in the call. */
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (password: string) => void;
}

/** The payment password, which is never stored. */
export function PayPasswordField({ onChange, ...field }: PayPasswordFieldProps) {
  const texts = useTexts(walletTexts);
  return (
    <Field
      {...field}
      type="password"
      label={texts.payPassword}
      revealLabel={texts.showPassword}
      icon={<KeyRound size={20} strokeWidth={1.75} aria-hidden />}
      maxLength={32}
      autoComplete="off"
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
