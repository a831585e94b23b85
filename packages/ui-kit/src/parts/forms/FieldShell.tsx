import { useId, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { FieldError } from './FieldError';
import { whileFocused } from './whileFocused';
import { theme, type } from '@parlour/ui-kit';

export type FieldControl = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined };

export type FieldShellProps = {
  label: string;
  hint?: ReactNode;
  icon?: ReactNode;
  error?: string;
  trailing?: ReactNode;
  children: (control: FieldControl) => ReactNode;
};

/** Label, hint and error around any control. Spread the props that `children` receives on the control. */
export function FieldShell({ label, hint, icon, error, trailing, children }: FieldShellProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <Root>
      <Top>
        <label htmlFor={id}>{label}</label>
        {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      </Top>
      <Box data-state={error ? 'error' : undefined}>
        {icon && <Icon>{icon}</Icon>}
        {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined })}
        {trailing}
      </Box>
      {error && <FieldError id={`${id}-error`} message={error} />}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: 6px;
  min-width: 0;
`;

const Top = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 12px;
  ${type.caption}
  font-weight: 550;
  color: ${theme.color.text2};
`;

const Hint = styled.span`
  font-weight: 400;
  color: ${theme.color.text3};
`;

const Box = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: ${theme.controlHeight};
  padding: 0 4px 0 16px;
  border-radius: ${theme.radius.field};
  background: ${theme.color.input};
  box-shadow: inset 0 0 0 1px ${theme.color.field};
  transition: box-shadow ${theme.motion.fade};
  &:has(:is(input, select, textarea):is(:disabled, [readonly])) {
    background: ${theme.color.raised};
    box-shadow: inset 0 0 0 1px ${theme.color.hairline};
  }
  &[data-state='error'] {
    box-shadow: inset 0 0 0 2px ${theme.color.danger};
  }
  ${whileFocused(
    ':is(input, select, textarea):focus',
    css`
      box-shadow:
        inset 0 0 0 2px ${theme.color.accent},
        0 0 0 4px ${theme.color.accentSoft};
      &[data-state='error'] {
        box-shadow:
          inset 0 0 0 2px ${theme.color.danger},
          0 0 0 4px ${theme.color.dangerSoft};
      }
    `,
  )}
  & :is(input, select, textarea) {
    flex: 1;
    min-width: 0;
    width: 100%;
    min-height: 48px;
    margin: 0;
    padding: 0 12px 0 0;
    border: 0;
    border-radius: ${theme.radius.field};
    outline: none;
    background: none;
    font-size: 16px;
    color: ${theme.color.text};
    &::placeholder {
      color: ${theme.color.text3};
      opacity: 1;
    }
    &:-webkit-autofill {
      -webkit-text-fill-color: ${theme.color.text};
      caret-color: ${theme.color.text};
      transition: background-color 9999s;
    }
  }
`;

const Icon = styled.span`
  flex: none;
  color: ${theme.color.text3};
  @media (max-width: 279px) {
    display: none;
  }
`;
