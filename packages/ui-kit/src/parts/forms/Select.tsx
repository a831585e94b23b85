import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { FieldShell } from './FieldShell';
import { theme } from '@parlour/ui-kit';

export type SelectProps = Omit<ComponentPropsWithRef<'select'>, 'id' | 'children'> & {
  label: string;
  options: readonly { value: string; label: string; disabled?: boolean }[];
  placeholder?: string;
  hint?: ReactNode;
  icon?: ReactNode;
  error?: string;
};

/** A native select in the style of a field. */
export function Select({ label, options, placeholder, hint, icon, error, ...select }: SelectProps) {
  return (
    <FieldShell label={label} hint={hint} icon={icon} error={error} trailing={<Arrow size={20} strokeWidth={1.75} aria-hidden />}>
      {(control) => (
        <Native {...select} {...control}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </Native>
      )}
    </FieldShell>
  );
}

const Native = styled.select`
  appearance: none;
  text-overflow: ellipsis;
  cursor: pointer;
  && {
    padding-right: 40px;
  }
  &:has(> option[value='']:checked) {
    color: ${theme.color.text3};
  }
  & > option {
    background: ${theme.color.card};
    color: ${theme.color.text};
  }
`;

const Arrow = styled(ChevronDown)`
  position: absolute;
  right: 16px;
  pointer-events: none;
  color: ${theme.color.text3};
`;
