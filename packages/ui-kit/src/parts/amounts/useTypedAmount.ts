import { type ChangeEvent, useState } from 'react';
import { parseAmount } from './parseAmount';

/**
 * An input of money in yuan: the typed text is unchanged until the field is left, `onChange` gets its decimal string, and
 * invalid input is ignored. `onPaste` gets false when it was pasted, and true with the next change.
 */
export function useTypedAmount(
  value: string,
  onChange: (amount: string) => void,
  onPaste: (isAmount: boolean) => void = () => undefined,
) {
  const [typed, setTyped] = useState<string>();
  const shown = typed !== undefined && parseAmount(typed) === value ? typed : value;
  const take = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const amount = parseAmount(target.value);
    // A wrong key does nothing, as on a number pad; what was pasted is missed. Clipboards of keyboards type it at once.
    const isDropped = nativeEvent instanceof InputEvent && nativeEvent.inputType.startsWith('insertFrom');
    const isPasted = isDropped || target.value.length > shown.length + 1;
    onPaste(amount !== undefined || !isPasted);
    if (amount === undefined) return;
    setTyped(target.value);
    onChange(amount);
  };
  const leave = () => {
    setTyped(undefined);
    onPaste(true);
  };
  return { value: shown, onChange: take, onBlur: leave };
}
