import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Spinner } from '../feedback/Spinner';
import { tapArea } from '../theme/tapArea';
import { theme } from '../theme/theme';
import { type } from '../theme/typography';

export type ButtonVariant = 'primary' | 'secondary' | 'outline' | 'quiet' | 'destructive';
export type ButtonSize = 'large' | 'medium' | 'small';

export type ButtonProps = ComponentPropsWithRef<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  busy?: boolean;
  wide?: boolean;
  icon?: ReactNode;
};

/** A button. While `busy` it keeps its width and focus, and neither clicks nor submits. */
export function Button({
  variant = 'primary',
  size = 'large',
  busy = false,
  wide = false,
  icon,
  children,
  onClick,
  type: kind = 'button',
  ...rest
}: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (!busy) return onClick?.(event);
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Base
      {...rest}
      type={kind}
      data-variant={variant}
      data-size={size}
      data-wide={wide || undefined}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={handleClick}
    >
      {busy ? (
        <Ring data-alone={!icon || undefined}>
          <Spinner />
        </Ring>
      ) : (
        icon
      )}
      {typeof children === 'string' ? <span>{children}</span> : children}
    </Base>
  );
}

const buttonStyle = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-height: ${theme.controlHeight};
  padding: 4px 24px;
  border-radius: ${theme.radius.field};
  ${type.button}
  flex-shrink: 0;
  max-width: 100%;
  text-align: center;
  -webkit-user-select: none;
  user-select: none;
  background: ${theme.color.accent};
  color: ${theme.color.onAccent};
  box-shadow: ${theme.shadow.accent};
  transition:
    transform ${theme.motion.press},
    filter ${theme.motion.press};
  & > svg {
    flex: none;
    width: 20px;
    height: 20px;
  }
  &:active:not(:disabled, [aria-disabled='true']) {
    transform: scale(0.97);
    filter: brightness(1.08);
  }
  &[data-wide] {
    display: flex;
    flex-shrink: 1;
    width: 100%;
  }
  @media (max-width: 279px) {
    flex-shrink: 1;
    padding-inline: 8px;
  }
  &[data-size='medium'] {
    min-height: 44px;
    padding: 4px 16px;
    border-radius: ${theme.radius.medium};
    font-size: 15px;
  }
  &[data-size='small'] {
    min-height: 36px;
    padding: 2px 12px;
    border-radius: ${theme.radius.tile};
    font-size: 13.5px;
    & > svg {
      width: 18px;
      height: 18px;
    }
    ${tapArea('-4px 0')}
  }
  &[data-variant='secondary'] {
    background: ${theme.color.pressed};
    color: ${theme.color.text};
    box-shadow: none;
  }
  &[data-variant='outline'] {
    background: none;
    color: ${theme.color.text};
    box-shadow: inset 0 0 0 1.5px ${theme.color.field};
  }
  &[data-variant='quiet'] {
    background: ${theme.color.accentSoft};
    color: ${theme.color.accentText};
    box-shadow: none;
  }
  &[data-variant='destructive'] {
    background: ${theme.color.dangerSoft};
    color: ${theme.color.danger};
    box-shadow: none;
  }
  &:disabled {
    background: ${theme.color.raised};
    color: ${theme.color.text3};
    box-shadow: none;
    cursor: default;
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
`;

const Base = styled.button`
  ${buttonStyle}
`;

/**
 * A link that looks like a button; `as={Link}` for a link within the site. `data-variant`, `data-size` and `data-wide` choose the
 * look.
 */
export const ButtonLink = styled.a`
  ${buttonStyle}
`;

const Ring = styled.span`
  display: inline-flex;
  justify-content: center;
  width: 20px;
  &[data-alone] {
    width: 0;
    margin-right: -8px;
    transform: translateX(-17px);
  }
  [data-size='medium'] > &[data-alone] {
    transform: translateX(-9px) scale(0.66);
  }
  [data-size='small'] > &[data-alone] {
    transform: translateX(-7px) scale(0.55);
  }
`;
