import styled from 'styled-components';
import { rovingFocus, tabStop } from './rovingFocus';
import { theme, type } from '@parlour/ui-kit';

export type SegmentProps<V extends string> = {
  label: string;
  value: V;
  onChange: (value: V) => void;
  options: readonly { value: V; label: string; disabled?: boolean; badge?: string | undefined }[];
  as?: 'tabs' | 'radio';
  name?: string;
  panelId?: string;
};

/** Segmented control with optional counts; `name` becomes `data-field`, `panelId` is the tabs' panel. */
export function Segment<V extends string>({ label, value, onChange, options, as = 'radio', name, panelId }: SegmentProps<V>) {
  const isTabs = as === 'tabs';
  const stop = tabStop(options, value);
  const index = options.findIndex((option) => option.value === value);
  return (
    <Track
      role={isTabs ? 'tablist' : 'radiogroup'}
      aria-label={label}
      data-field={name}
      style={{ '--room': `((100cqi - 8px) / ${options.length} - 4px) / ${longestWord(options.map((option) => option.label))}` }}
      onKeyDown={rovingFocus}
    >
      {index >= 0 && (
        <Indicator style={{ width: `calc((100% - 8px) / ${options.length})`, transform: `translateX(${index * 100}%)` }} />
      )}
      {options.map((option) => {
        const isSelected = option.value === value;
        return (
          <Option
            key={option.value}
            type="button"
            role={isTabs ? 'tab' : 'radio'}
            aria-selected={isTabs ? isSelected : undefined}
            aria-checked={isTabs ? undefined : isSelected}
            aria-controls={isTabs ? panelId : undefined}
            data-state={isSelected ? 'chosen' : undefined}
            data-value={option.value}
            disabled={option.disabled}
            tabIndex={option.value === stop ? 0 : -1}
            onClick={() => onChange(option.value)}
          >
            <span key={option.badge}>{option.label}</span>
            {option.badge !== undefined && <Badge aria-hidden>{option.badge}</Badge>}
          </Option>
        );
      })}
    </Track>
  );
}

/** Estimates the width of the longest word in em of common fonts: a Chinese character takes one em, a letter half of one. */
function longestWord(labels: readonly string[]): number {
  const widthOf = (word: string) => [...word].reduce((sum, sign) => sum + (sign < '\u2e80' ? 0.52 : 1), 0);
  return Math.max(1, ...labels.flatMap((label) => label.split(/\s+/)).map(widthOf));
}

/** A label wraps to two lines before its font shrinks, and words are not cut as long as the font has at least 11 px. */
const Track = styled.div`
  container-type: inline-size;
  position: relative;
  display: flex;
  min-height: 48px;
  padding: 0 4px;
  border-radius: calc(${theme.radius.medium} + 4px);
  background: ${theme.color.raised};
`;

const Indicator = styled.span`
  position: absolute;
  inset: 4px auto 4px 4px;
  border-radius: ${theme.radius.medium};
  background: ${theme.color.selected};
  box-shadow: ${theme.shadow.card};
  transition: transform ${theme.motion.move};
`;

const Option = styled.button`
  position: relative;
  flex: 1;
  min-width: 0;
  border-radius: ${theme.radius.medium};
  ${type.label}
  font-size: max(
    11px / ${theme.textScale},
    min(clamp(12px, 5vw - 5.5px, 14px), 18px / ${theme.textScale}, var(--room) / ${theme.textWidth})
  );
  line-height: 1.2;
  font-weight: 600;
  color: ${theme.color.text2};
  transition: color ${theme.motion.fade};
  &[data-state] {
    color: ${theme.color.text};
  }
  &:disabled {
    color: ${theme.color.text3};
    cursor: default;
  }
`;

const Badge = styled.span`
  display: inline-block;
  min-width: 20px;
  margin: -2px 0 -2px 8px;
  padding-inline: 6px;
  border-radius: 10px;
  background: ${theme.color.accent};
  font-size: 12px;
  line-height: 20px;
  font-weight: 650;
  text-align: center;
  color: ${theme.color.onAccent};
`;
