import { Eye, EyeOff } from 'lucide-react';
import { type ChangeEvent, type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import { FieldShell } from './FieldShell';
import { IconButton } from '@parlour/ui-kit';
import { withoutInvisible } from './withoutInvisible';

export type FieldProps = Omit<ComponentPropsWithRef<'input'>, 'id'> & {
  label: string;
  hint?: ReactNode;
  icon?: ReactNode;
  error?: string;
  trailing?: ReactNode;
  revealLabel?: string;
};

/**
 * A labelled text input that removes invisible characters from its value. A password keeps them, and has a button that reveals
 * it.
 */
export function Field({
  label,
  hint,
  icon,
  error,
  trailing,
  revealLabel = 'Show password',
  type = 'text',
  onChange,
  ...input
}: FieldProps) {
  const [revealed, setRevealed] = useState(false);
  const eye = type === 'password' && (
    <IconButton
      label={revealLabel}
      aria-pressed={revealed}
      icon={revealed ? <Eye size={20} strokeWidth={1.75} /> : <EyeOff size={20} strokeWidth={1.75} />}
      onClick={() => setRevealed(!revealed)}
    />
  );
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { value } = event.target;
    const plain = type === 'password' ? value : withoutInvisible(value);
    if (plain !== value) event.target.value = plain;
    onChange?.(event);
  };
  return (
    <FieldShell label={label} hint={hint} icon={icon} error={error} trailing={trailing ?? (eye || undefined)}>
      {(control) => <input {...input} {...control} type={revealed ? 'text' : type} onChange={change} />}
    </FieldShell>
  );
}
