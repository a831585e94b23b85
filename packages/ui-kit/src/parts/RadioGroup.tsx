import styled from 'styled-components';
import { moveChoice, tabStop } from './moveChoice';
import { RadioCard, type RadioOption } from './RadioCard';

export type RadioGroupProps<V extends string> = {
  label: string;
  name: string;
  value: V | undefined;
  onChange: (value: V) => void;
  options: readonly RadioOption<V>[];
  columns?: number;
};

/** A choice among cards; the group carries `name` as `data-field`. */
export function RadioGroup<V extends string>({ label, name, value, onChange, options, columns = 2 }: RadioGroupProps<V>) {
  const stop = tabStop(options, value);
  return (
    <Grid
      role="radiogroup"
      aria-label={label}
      data-field={name}
      onKeyDown={moveChoice}
      style={{ gridTemplateColumns: `repeat(${columns},minmax(0,1fr))` }}
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
  gap: 8px;
`;
