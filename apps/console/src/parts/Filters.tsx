import { Select } from '@parlour/ui-kit/parts';
import styled from 'styled-components';

interface Filter<Name extends string> {
  readonly name: Name;
  readonly label: string;
  /** The label of no choice. */
  readonly all: string;
  readonly values: readonly string[];
}

interface Props<Name extends string> {
  readonly filters: readonly Filter<Name>[];
  /** Empty for all. */
  readonly chosen: Readonly<Record<Name, string>>;
  readonly onChoose: (name: Name, value: string) => void;
}

/** A row of choices that narrow what is below. */
export function Filters<Name extends string>({ filters, chosen, onChoose }: Props<Name>) {
  return (
    <Row>
      {filters.map(({ name, label, all, values }) => (
        <Select
          key={name}
          label={label}
          placeholder={all}
          value={chosen[name]}
          // The chosen value stays in the list even if nothing has it any more, because it is in the address.
          options={[...new Set([...values, chosen[name]])].filter(Boolean).map((value) => ({ value, label: value }))}
          onChange={({ target }) => onChoose(name, target.value)}
        />
      ))}
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 220px));
  gap: 12px;
  @media (max-width: 599px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > :last-child {
      grid-column: span 2;
    }
  }
`;
