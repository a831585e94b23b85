import styled from 'styled-components';
import { columnsOf, theme } from '@parlour/ui-kit';
import { rovingFocus, tabStop } from './rovingFocus';
import { RadioCard, type RadioOption } from './RadioCard';

export type RadioGroupProps<V extends string> = {
  label: string;
  name: string;
  value: V | undefined;
  onChange: (value: V) => void;
  options: readonly RadioOption<V>[];
  columns?: number;
  /** Id of the error message, when the choice is invalid or missing. */
  errorId?: string;
};

/** A radio group of cards; `name` becomes its `data-field`. */
export function RadioGroup<V extends string>({
  label,
  name,
  value,
  onChange,
  options,
  columns = 2,
  errorId,
}: RadioGroupProps<V>) {
  const stop = tabStop(options, value);
  return (
    <Grid
      role="radiogroup"
      aria-label={label}
      data-field={name}
      aria-invalid={errorId !== undefined || undefined}
      aria-describedby={errorId}
      onKeyDown={rovingFocus}
      style={{ '--columns': columns }}
    >
      {options.map((option) => (
        <RadioCard
          key={option.value}
          {...option}
          checked={option.value === value}
          tabIndex={option.value === stop ? 0 : -1}
          onSelect={() => onChange(option.value)}
        />
      ))}
    </Grid>
  );
}

const Grid = styled.div`
  display: grid;
  ${columnsOf({ most: 'var(--columns)', fewer: 1, label: '236px/var(--columns)', gap: 8 })}
  &[aria-invalid] > * {
    box-shadow: inset 0 0 0 2px ${theme.color.danger};
  }
`;
