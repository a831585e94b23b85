import styled from 'styled-components';
import { rovingFocus, tabStop } from './forms/rovingFocus';
import { theme } from '@parlour/ui-kit';

export type TabsProps<V extends string> = {
  label: string;
  value: V;
  onChange: (value: V) => void;
  options: readonly { value: V; label: string }[];
  panelId?: string;
};

/** Tabs with an underline below the selected one. */
export function Tabs<V extends string>({ label, value, onChange, options, panelId }: TabsProps<V>) {
  const stop = tabStop(options, value);
  return (
    <List role="tablist" aria-label={label} onKeyDown={rovingFocus}>
      {options.map((option) => (
        <Tab
          key={option.value}
          type="button"
          role="tab"
          aria-selected={option.value === value}
          aria-controls={panelId}
          data-value={option.value}
          tabIndex={option.value === stop ? 0 : -1}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </Tab>
      ))}
    </List>
  );
}

const List = styled.div`
  display: flex;
  gap: 20px;
  overflow-x: auto;
  scrollbar-width: none;
`;

const Tab = styled.button`
  position: relative;
  flex: none;
  min-width: 44px;
  min-height: 44px;
  font-size: 16px;
  line-height: 24px;
  font-weight: 550;
  color: ${theme.color.text3};
  &[aria-selected='true'] {
    color: ${theme.color.text};
    font-weight: 650;
  }
  &::after {
    content: '';
    position: absolute;
    inset: auto 0 2px;
    height: 3px;
    border-radius: 2px;
    background: ${theme.color.accent};
    transform: scaleX(0);
    transition: transform ${theme.motion.move};
  }
  &[aria-selected='true']::after {
    transform: none;
  }
  &:focus-visible {
    outline-offset: -2px;
    border-radius: 8px;
  }
`;
