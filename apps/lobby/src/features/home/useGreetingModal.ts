import { useModal } from '@parlour/ui-kit';
import { useEffect } from 'react';

/** A modal that nobody asked for: it takes the focus itself, so that no button of it looks chosen. Frames give it a tab index. */
export function useGreetingModal(onClose: () => void) {
  const { dialogProps } = useModal(true, onClose);
  const { ref } = dialogProps;
  useEffect(() => ref.current?.focus(), [ref]);
  return { ...dialogProps, tabIndex: -1 };
}
