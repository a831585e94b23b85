import { type ReactNode, useId, useState } from 'react';
import styled, { css } from 'styled-components';
import { FieldError } from '../forms/FieldError';
import { whileFocused } from '../forms/whileFocused';
import { useTypedAmount } from './useTypedAmount';
import { theme, type } from '@parlour/ui-kit';

export type AmountEntryProps = {
  label: string;
  name: string;
  value: string;
  onChange: (amount: string) => void;
  limits?: string;
  placeholder?: string;
  error?: string;
  /** The message after pasting text that is not an amount. */
  unreadable?: string;
  disabled?: boolean;
  autoFocus?: boolean;
  /** A button beside the label; with it, both are inside the card. */
  action?: ReactNode;
  /** The resulting amount, in the card's last row. */
  total?: ReactNode;
  children?: ReactNode;
};

/** A large amount input; `onChange` gets a decimal string, invalid input is ignored. Children: fees and results. */
export function AmountEntry({
  label,
  name,
  value,
  onChange,
  limits,
  placeholder = '0',
  error: broken,
  unreadable,
  action,
  total,
  children,
  ...input
}: AmountEntryProps) {
  const id = useId();
  const [isReadable, setReadable] = useState(true);
  const entry = useTypedAmount(value, onChange, setReadable);
  const error = isReadable ? broken : (unreadable ?? broken);
  const described = [limits && `${id}-limits`, error && `${id}-error`].filter(Boolean).join(' ');
  const labelElement = <Label htmlFor={id}>{label}</Label>;
  return (
    <Root>
      {action === undefined && labelElement}
      <Ticket data-state={error ? 'error' : undefined}>
        {action !== undefined && (
          <Header>
            {labelElement}
            {action}
          </Header>
        )}
        <Line>
          <span aria-hidden>¥</span>
          <input
            {...input}
            id={id}
            name={name}
            {...entry}
            inputMode="decimal"
            autoComplete="off"
            enterKeyHint="done"
            maxLength={32}
            placeholder={placeholder}
            style={{ fontSize: fittingSize(entry.value, limits !== undefined) }}
            aria-invalid={error ? true : undefined}
            aria-describedby={described || undefined}
          />
          {limits && <small id={`${id}-limits`}>{limits}</small>}
        </Line>
        {children && <Receipt>{children}</Receipt>}
        {total && <Total>{total}</Total>}
      </Ticket>
      {error && <FieldError id={`${id}-error`} message={error} />}
    </Root>
  );
}

/**
 * Shrinks a long amount so that its first digits stay visible: a digit is .635 em wide, and the yuan sign and the limits are
 * beside it.
 */
function fittingSize(shown: string, hasLimits: boolean): string {
  const reserved = hasLimits ? 138 : 36;
  return `clamp(18px, calc((100cqi - ${reserved}px) / ${Math.max(1, shown.length)} * 1.55 / ${theme.textScale}), 84px / (1 + ${theme.textScale}))`;
}

const Root = styled.div`
  display: grid;
  gap: 8px;
`;

const Label = styled.label`
  ${type.caption}
  font-weight: 550;
  color: ${theme.color.text2};
`;

const Ticket = styled.div`
  position: relative;
  border-radius: ${theme.radius.card};
  background: ${theme.color.card};
  box-shadow: ${theme.shadow.card};
  overflow: hidden;
  ${whileFocused(
    'input:focus',
    css`
      box-shadow: inset 0 0 0 2px ${theme.color.accent};
      &[data-state='error'] {
        box-shadow: inset 0 0 0 2px ${theme.color.danger};
      }
    `,
  )}
  &[data-state='error'] {
    box-shadow: inset 0 0 0 2px ${theme.color.danger};
  }
`;

const Header = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 44px;
  margin-bottom: -16px;
  padding: 4px 4px 0 16px;
`;

const Line = styled.div`
  container-type: inline-size;
  display: flex;
  align-items: baseline;
  gap: 8px;
  padding: 12px 16px;
  & > span {
    ${type.figuresM} color: ${theme.color.text2};
  }
  & > small {
    flex: none;
    ${type.caption} color: ${theme.color.text3};
  }
  & > input {
    flex: 1;
    min-width: 0;
    width: 100%;
    min-height: ${theme.controlHeight};
    padding: 0;
    border: 0;
    outline: none;
    background: none;
    ${type.figuresXl}
    caret-color: ${theme.color.accent};
    color: ${theme.color.text};
    &::placeholder {
      color: ${theme.color.text3};
      opacity: 1;
    }
  }
`;

const Receipt = styled.div`
  position: relative;
  display: grid;
  gap: 8px;
  margin: 0 16px;
  padding: 14px 0 16px;
  ${type.label}
  font-weight: 400;
  font-size: 14px;
  color: ${theme.color.text2};
  border-top: 1.5px dashed ${theme.color.hairlineStrong};
  &::before,
  &::after {
    content: '';
    position: absolute;
    top: -8px;
    left: -23px;
    width: 14px;
    height: 14px;
    border-radius: 50%;
    background: ${theme.color.page};
    box-shadow: inset 0 0 0 1px ${theme.color.hairline};
  }
  &::after {
    left: auto;
    right: -23px;
  }
`;

const Total = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 12px;
  min-height: ${theme.controlHeight};
  padding: 8px 16px;
  background: linear-gradient(90deg, transparent, ${theme.color.goldSoft});
  border-top: 1px solid ${theme.color.hairline};
  ${type.label}
`;
