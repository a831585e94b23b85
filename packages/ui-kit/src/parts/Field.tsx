import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { FieldShell } from './FieldShell';
import { IconButton } from '@parlour/ui-kit';

export type FieldProps = Omit<ComponentPropsWithRef<'input'>, 'id'> & {
  label: string;
  hint?: ReactNode;
  icon?: ReactNode;
  error?: string;
  trailing?: ReactNode;
  revealLabel?: string;
};

/** A labelled text input; a password gets a button that reveals it. */
export function Field({
  label,
  hint,
  icon,
  error,
  trailing,
  revealLabel = 'Show password',
  type = 'text',
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
  return (
    <FieldShell label={label} hint={hint} icon={icon} error={error} trailing={trailing ?? (eye || undefined)}>
      {(control) => <input {...input} {...control} type={revealed ? 'text' : type} />}
    </FieldShell>
  );
}
