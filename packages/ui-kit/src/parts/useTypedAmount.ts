import { type ChangeEvent, useState } from 'react';
import { parseAmount } from './parseAmount';

/**
 * An input of money in yuan: the typed text is unchanged until the field is left, `onChange` gets its decimal string, and
 * invalid input is ignored.
 */
export function useTypedAmount(value: string, onChange: (amount: string) => void) {
  const [typed, setTyped] = useState<string>();
  const shown = typed !== undefined && parseAmount(typed) === value ? typed : value;
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const amount = parseAmount(target.value);
    if (amount === undefined) return;
    setTyped(target.value);
    onChange(amount);
  };
  return { value: shown, onChange: take, onBlur: () => setTyped(undefined) };
}
