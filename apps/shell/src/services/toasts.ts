import type { ToastKind } from '@parlour/platform';
import { createValue } from '@parlour/platform/host';

const SHOWN_MS = { success: 2500, plain: 2500, danger: 4000 } as const;

export interface ShownToast {
  readonly id: number;
  readonly message: string;
  readonly kind: ToastKind;
}

export type Toasts = ReturnType<typeof createToasts>;

/** One toast at a time; a new one replaces the one before. */
export function createToasts() {
  const shown = createValue<ShownToast | undefined>(undefined);
  let count = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    ...shown,
    show: (message: string, kind: ToastKind = 'plain') => {
      if (message === '') return;
      clearTimeout(timer);
      count += 1;
      shown.set({ id: count, message, kind });
      timer = setTimeout(() => shown.set(undefined), SHOWN_MS[kind]);
    },
  };
}
