import { useTexts } from '@parlour/platform';
import { theme } from '@parlour/ui-kit';
import { beijingDay, Field, whileFocused } from '@parlour/ui-kit/parts';
import { Cake, CalendarDays } from 'lucide-react';
import type { MouseEvent } from 'react';
import styled, { css } from 'styled-components';
import { BIRTHDAY_MIN, isDay } from './profileRules';
import { profileTexts } from './profileTexts';

interface BirthdayFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (day: string) => void;
}

/** A date that is typed as `YYYY-MM-DD` or chosen with the native date picker. */
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
            // Not a tab stop: the text field does the same, and each of the three segments of this invisible input would be one.
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

/** Whether the date picker accepts the day as its value. */
function isOffered(day: string): boolean {
  return isDay(day) && day >= BIRTHDAY_MIN && day <= beijingDay();
}

function openPicker({ currentTarget }: MouseEvent<HTMLInputElement>): void {
  try {
    currentTarget.showPicker();
  } catch {
    // Older browsers open the picker on a tap by themselves.
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
  ${whileFocused(
    '> input:focus-visible',
    css`
      outline: 2px solid ${theme.color.accent};
      outline-offset: -2px;
    `,
  )}
`;
