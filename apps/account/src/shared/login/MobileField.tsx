import { useTexts } from '@parlour/platform';
import { Field, type FieldProps } from '@parlour/ui-kit/parts';
import { Smartphone } from 'lucide-react';
import { accountTexts } from '../accountTexts';
import { INPUT_MAX } from '../inputMax';

/** The member's mobile number. */
export function MobileField(field: Pick<FieldProps, 'error' | 'value' | 'defaultValue' | 'onChange'>) {
  const texts = useTexts(accountTexts);
  return (
    <Field
      {...field}
      name="mobile"
      type="tel"
      label={texts.mobile}
      icon={<Smartphone size={20} strokeWidth={1.75} aria-hidden />}
      maxLength={INPUT_MAX}
      autoComplete="tel-national"
    />
  );
}
