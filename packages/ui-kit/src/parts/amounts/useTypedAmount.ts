import { type ChangeEvent, useState } from 'react';
import { parseAmount } from './parseAmount';

/**
 * An input for money in yuan. The typed text stays unchanged until the field is left, `onChange` gets its decimal string, and
 * invalid input is ignored. `onPaste` gets false when a paste was ignored, and true with the next change.
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
    // An invalid key does nothing, as on a number pad, but an ignored paste is reported. Clipboards of on-screen keyboards insert
    // the whole text at once.
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
