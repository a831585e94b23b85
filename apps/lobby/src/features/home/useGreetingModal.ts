import { useModal } from '@parlour/ui-kit';
import { useEffect } from 'react';

/** A modal that nobody asked for: it takes the focus itself, so that no button of it looks chosen. */
export function useGreetingModal(isOpen: boolean, onClose: () => void) {
  const { dialogProps } = useModal(isOpen, onClose);
  const { ref } = dialogProps;
  useEffect(() => {
    if (isOpen) ref.current?.focus();
  }, [isOpen, ref]);
  return { ...dialogProps, tabIndex: -1 };
}
