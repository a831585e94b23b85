import { useModal } from '@parlour/ui-kit';

/** A modal that opens without interaction: the dialog itself is focused, so that none of its buttons looks selected. */
export function useGreetingModal(isOpen: boolean, onClose: () => void) {
  const { dialogProps } = useModal(isOpen, onClose);
  return { ...dialogProps, tabIndex: -1, 'data-focus-first': true };
}
