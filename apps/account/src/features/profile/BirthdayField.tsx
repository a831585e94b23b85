import { useTexts } from '@parlour/platform';
import { theme } from '@parlour/ui-kit';
import { beijingDay, Field } from '@parlour/ui-kit/parts';
import { Cake, CalendarDays } from 'lucide-react';
import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { BIRTHDAY_MIN, isDay } from './profileRules';
import { profileTexts } from './profileTexts';

interface BirthdayFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (day: string) => void;
}

/** A day that can be typed as the contract writes it, or taken from the device's own picker. */
export function BirthdayField({ value, error, onChange }: BirthdayFieldProps) {
  const texts = useTexts(profileTexts);
  return (
    <Field
      name="birthday"
      label={texts.birthday}
      hint={texts.birthdayFormat}
      icon={<Cake size={20} strokeWidth={1.75} aria-hidden />}
      error={error}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      placeholder={texts.birthdayFormat}
      maxLength={10}
      autoComplete="bday"
      trailing={
        <Picker>
          <CalendarDays size={20} strokeWidth={1.75} aria-hidden />
          <input
            type="date"
            // What it picks can be typed beside it; its own three stops would be unseen.
            tabIndex={-1}
            aria-label={texts.pickDay}
            min={BIRTHDAY_MIN}
            max={beijingDay()}
            value={isOffered(value) ? value : ''}
            onClick={openPicker}
            onChange={({ target }) => onChange(target.value)}
          />
        </Picker>
      }
    />
  );
}

/** A day that the picker may show without being invalid. */
function isOffered(day: string): boolean {
  return isDay(day) && day >= BIRTHDAY_MIN && day <= beijingDay();
}

function openPicker({ currentTarget }: MouseEvent<HTMLInputElement>): void {
  try {
    currentTarget.showPicker();
  } catch {
    // An older browser: its own tap on the field opens the picker.
  }
}

const Picker = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  width: 44px;
  height: 44px;
  border-radius: ${theme.radius.medium};
  color: ${theme.color.text};
  && > input {
    position: absolute;
    inset: 0;
    height: 44px;
    min-height: 0;
    padding: 0;
    opacity: 0;
    cursor: pointer;
  }
  &:has(> input:focus-visible) {
    outline: 2px solid ${theme.color.accent};
    outline-offset: -2px;
  }
`;
