import { useModal } from '@parlour/ui-kit';

/** A modal that nobody asked for: it takes the focus itself, so that no button of it looks chosen. */
export function useGreetingModal(isOpen: boolean, onClose: () => void) {
  const { dialogProps } = useModal(isOpen, onClose);
  return { ...dialogProps, tabIndex: -1, 'data-focus-first': true };
}
