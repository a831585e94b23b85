import { useTexts } from '@parlour/platform';
import { theme, type } from '@parlour/ui-kit';
import { ChevronDown } from 'lucide-react';
import styled from 'styled-components';
import { betTexts } from './betTexts';
import { platforms } from './betRules';

interface PlatformBarProps {
  readonly value: string;
  readonly total: number | undefined;
  readonly onChange: (platform: string) => void;
}

/** How many records there are, and of which platform. */
export function PlatformBar({ value, total, onChange }: PlatformBarProps) {
  const texts = useTexts(betTexts);
  return (
    <Bar>
      <span role="status">{total !== undefined && texts.count(total)}</span>
      <Picker>
        <select
          name="api_type"
          data-field="api_type"
          aria-label={texts.platform}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="">{texts.allPlatforms}</option>
          {platforms.map((platform) => (
            <option key={platform}>{platform}</option>
          ))}
        </select>
        <ChevronDown size={18} strokeWidth={2} aria-hidden />
      </Picker>
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 44px;
  margin-block: -4px;
  padding-left: 4px;
  ${type.caption}
  color: ${theme.color.text2};
`;

const Picker = styled.span`
  position: relative;
  & > select {
    appearance: none;
    height: 44px;
    padding: 0 36px 0 12px;
    border: solid transparent;
    border-width: 4px 0;
    border-radius: 16px;
    background: ${theme.color.pressed} padding-box;
    ${type.button}
    font-size: 14px;
    color: ${theme.color.text};
    cursor: pointer;
    & > option {
      background: ${theme.color.card};
      color: ${theme.color.text};
    }
  }
  & > svg {
    position: absolute;
    top: calc(50% - 9px);
    right: 12px;
    pointer-events: none;
    color: ${theme.color.text};
  }
`;
