import styled from 'styled-components';
import { rovingFocus, tabStop } from './rovingFocus';
import { tapArea, theme, type } from '@parlour/ui-kit';

export type FilterChipsProps<V extends string> = {
  label: string;
  value: V;
  onChange: (value: V) => void;
  options: readonly { value: V; label: string }[];
  name?: string;
};

/** Filter chips that scroll horizontally. */
export function FilterChips<V extends string>({ label, value, onChange, options, name }: FilterChipsProps<V>) {
  const stop = tabStop(options, value);
  return (
    <Row role="radiogroup" aria-label={label} data-field={name} onKeyDown={rovingFocus}>
      {options.map((option) => (
        <Chip
          key={option.value}
          type="button"
          role="radio"
          aria-checked={option.value === value}
          data-value={option.value}
          tabIndex={option.value === stop ? 0 : -1}
          onClick={(event) => {
            event.currentTarget.scrollIntoView?.({ inline: 'nearest', block: 'nearest' });
            onChange(option.value);
          }}
        >
          {option.label}
        </Chip>
      ))}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  gap: 8px;
  margin-inline: calc(-1 * ${theme.gutter});
  padding: 4px ${theme.gutter};
  overflow-x: auto;
  scroll-padding-inline: ${theme.gutter};
  scrollbar-width: none;
`;

const Chip = styled.button`
  position: relative;
  flex: none;
  min-height: 36px;
  padding: 0 14px;
  border-radius: ${theme.radius.round};
  background: ${theme.color.raised};
  ${type.caption}
  font-weight: 550;
  color: ${theme.color.text2};
  transition: transform ${theme.motion.press};
  ${tapArea('-4px 0')}
  &:active {
    transform: scale(0.97);
  }
  &[aria-checked='true'] {
    background: ${theme.color.accentSoft};
    color: ${theme.color.accentText};
    box-shadow: inset 0 0 0 1px ${theme.color.accentEdge};
  }
`;
