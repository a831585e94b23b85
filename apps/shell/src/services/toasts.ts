import type { ToastKind } from '@parlour/platform';
import { createValue } from '@parlour/platform/host';

/** A longer message would cover the screen, and could not be read while a toast is shown. */
const LONGEST = 200;
const DURATION_MS = { success: 2500, plain: 2500, danger: 4000 } as const;

export interface ShownToast {
  readonly id: number;
  readonly message: string;
  readonly kind: ToastKind;
}

export type Toasts = ReturnType<typeof createToasts>;

/** Shows one toast at a time; a new one replaces the current one. `showLong` shows a message that is too long for a toast. */
export function createToasts(showLong: (message: string) => void = () => undefined) {
  const shown = createValue<ShownToast | undefined>(undefined);
  let count = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    ...shown,
    show: (message: string, kind: ToastKind = 'plain') => {
      if (message === '') return;
      if (message.length > LONGEST) return showLong(message);
      clearTimeout(timer);
      count += 1;
      shown.set({ id: count, message, kind });
      timer = setTimeout(() => shown.set(undefined), DURATION_MS[kind]);
    },
  };
}
