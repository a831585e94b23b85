import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { theme, Tile, type } from '@parlour/ui-kit';

export type RadioOption<V extends string> = {
  value: V;
  label: string;
  sub?: ReactNode;
  icon?: ReactNode;
  tint?: string;
  disabled?: boolean;
};

export type RadioCardProps = Omit<RadioOption<string>, 'value'> & {
  value: string;
  checked: boolean;
  tabIndex?: number;
  onSelect: () => void;
};

/** One card of a radio group. */
export function RadioCard({ value, label, sub, icon, tint, disabled, checked, tabIndex, onSelect }: RadioCardProps) {
  return (
    <Card
      type="button"
      role="radio"
      aria-checked={checked}
      data-value={value}
      disabled={disabled}
      tabIndex={tabIndex}
      data-plain={!icon || undefined}
      onClick={onSelect}
    >
      {icon && <Tile style={{ background: tint, color: tint && theme.color.onPicture }}>{icon}</Tile>}
      <Text>
        <b>{label}</b>
        {sub && <small>{sub}</small>}
      </Text>
      {icon && checked && <CircleCheck size={20} strokeWidth={1.75} aria-hidden />}
    </Card>
  );
}

const Card = styled.button`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 64px;
  padding: 10px 12px;
  border-radius: ${theme.radius.field};
  background: ${theme.color.card};
  box-shadow: ${theme.shadow.card};
  text-align: left;
  transition: transform ${theme.motion.press};
  & > svg {
    flex: none;
    color: ${theme.color.accentText};
  }
  &[data-plain] {
    padding-inline: 14px;
  }
  &[aria-checked='true'] {
    box-shadow: inset 0 0 0 2px ${theme.color.accent};
  }
  &[data-plain][aria-checked='true'] {
    background: linear-gradient(${theme.color.accentSoft} 0 0), ${theme.color.page};
    b {
      color: ${theme.color.accentText};
    }
  }
  &:active:not(:disabled) {
    transform: scale(0.98);
  }
  &:disabled {
    color: ${theme.color.text3};
    cursor: default;
    b {
      color: inherit;
    }
  }
`;

const Text = styled.span`
  display: grid;
  gap: 4px;
  flex: 1;
  min-width: 0;
  b {
    ${type.label} color: ${theme.color.text};
  }
  small {
    ${type.caption} font-size: 12px;
    color: ${theme.color.text3};
  }
`;
