import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { reducedMotion } from '../theme/reducedMotion';
import { theme } from '../theme/theme';

export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children'> & {
  label: string;
  icon: ReactNode;
  tone?: 'plain' | 'raised' | 'quiet';
};

/** A 44 px target with an icon, which turns while `aria-busy`; `label` is its accessible name. */
export function IconButton({ label, icon, tone = 'plain', type: kind = 'button', ...rest }: IconButtonProps) {
  return (
    <Base {...rest} type={kind} aria-label={label} data-tone={tone}>
      {icon}
    </Base>
  );
}

const turn = keyframes`to { rotate: 1turn; }`;

const Base = styled.button`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 44px;
  height: 44px;
  border-radius: ${theme.radius.medium};
  color: ${theme.color.text};
  transition:
    transform ${theme.motion.press},
    background ${theme.motion.press};
  &:focus-visible {
    outline-offset: -2px;
  }
  &[data-tone='raised'] {
    background: ${theme.color.raised};
  }
  &[data-tone='quiet'] {
    background: ${theme.color.accentSoft};
    color: ${theme.color.accentText};
  }
  &:active:not(:disabled) {
    transform: scale(0.94);
    background: ${theme.color.raised};
  }
  &:disabled {
    color: ${theme.color.text3};
    cursor: default;
  }
  &[aria-busy='true'] > svg {
    animation: ${turn} 0.9s linear infinite;
  }
  ${reducedMotion}[aria-busy='true'] > svg {
    animation: none;
    opacity: 0.5;
  }
`;
