import { useTexts } from '@parlour/platform';
import type { VenueOption } from '@parlour/platform/venues';
import { theme, type } from '@parlour/ui-kit';
import { ChevronDown } from 'lucide-react';
import styled from 'styled-components';
import { recordTexts } from './recordTexts';

interface PlatformPickerProps {
  readonly value: string;
  readonly venues: readonly VenueOption[];
  readonly onChange: (platform: string) => void;
}

/** Filters the records by venue. */
export function PlatformPicker({ value, venues, onChange }: PlatformPickerProps) {
  const texts = useTexts(recordTexts);
  return (
    <Picker>
      <select
        name="api_type"
        data-field="api_type"
        aria-label={texts.platform}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{texts.allPlatforms}</option>
        {venues.map((venue) => (
          <option key={venue.value} value={venue.value}>
            {venue.label}
          </option>
        ))}
      </select>
      <ChevronDown size={18} strokeWidth={2} aria-hidden />
    </Picker>
  );
}

const Picker = styled.span`
  position: relative;
  max-width: calc(100% - 44px);
  & > select {
    appearance: none;
    max-width: 100%;
    text-overflow: ellipsis;
    min-height: 44px;
    padding: 0 36px 0 12px;
    border: solid transparent;
    border-width: 4px 0;
    border-radius: ${theme.radius.field};
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
