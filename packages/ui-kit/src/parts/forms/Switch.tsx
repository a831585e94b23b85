import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { theme } from '@parlour/ui-kit';

export type SwitchProps = Omit<ComponentPropsWithRef<'button'>, 'onChange' | 'children'> & {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** A switch that takes effect immediately. */
export function Switch({ label, checked, onChange, ...rest }: SwitchProps) {
  return (
    <Target {...rest} type="button" role="switch" aria-label={label} aria-checked={checked} onClick={() => onChange(!checked)}>
      <Track data-state={checked ? 'on' : 'off'} />
    </Target>
  );
}

const Target = styled.button`
  display: inline-flex;
  align-items: center;
  flex: none;
  min-width: 52px;
  height: 44px;
  border-radius: ${theme.radius.field};
  &:disabled {
    opacity: 0.6;
    cursor: default;
  }
`;

const Track = styled.span`
  width: 52px;
  height: 32px;
  padding: 3px;
  border-radius: 16px;
  background: ${theme.color.pressed};
  box-shadow: inset 0 0 0 1px ${theme.color.field};
  transition: background ${theme.motion.move};
  &::before {
    content: '';
    display: block;
    width: 26px;
    height: 26px;
    border-radius: 50%;
    background: ${theme.color.text2};
    transition: transform ${theme.motion.move};
  }
  &[data-state='on'] {
    background: ${theme.color.accent};
    box-shadow: none;
  }
  &[data-state='on']::before {
    transform: translateX(20px);
    background: ${theme.color.onAccent};
  }
`;
