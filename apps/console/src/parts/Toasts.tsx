import { Toast, type ToastKind } from '@parlour/ui-kit';
import { createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react';

const SHOWN_MS = { success: 2_500, plain: 2_500, danger: 4_000 } as const;

type ShowToast = (message: string, kind: ToastKind) => void;

const ToastContext = createContext<ShowToast>(() => {});

/** Shows a toast. */
export function useToast(): ShowToast {
  return use(ToastContext);
}

export function Toasts({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ message: string; kind: ToastKind }>();
  useEffect(() => {
    if (shown === undefined) return undefined;
    const timer = setTimeout(() => setShown(undefined), SHOWN_MS[shown.kind]);
    return () => clearTimeout(timer);
  }, [shown]);
  const show = useCallback<ShowToast>((message, kind) => setShown({ message, kind }), []);
  return (
    <ToastContext value={show}>
      {children}
      {shown && <Toast {...shown} />}
    </ToastContext>
  );
}
