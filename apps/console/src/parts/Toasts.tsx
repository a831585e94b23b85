import { Toast, type ToastKind } from '@parlour/ui-kit';
import { createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react';

const SHOWN_MS = { success: 2_500, plain: 2_500, danger: 4_000 } as const;

type Tell = (message: string, kind: ToastKind) => void;

const ToastContext = createContext<Tell>(() => {});

/** Tells something in passing. */
export function useToast(): Tell {
  return use(ToastContext);
}

export function Toasts({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ message: string; kind: ToastKind }>();
  useEffect(() => {
    if (shown === undefined) return undefined;
    const timer = setTimeout(() => setShown(undefined), SHOWN_MS[shown.kind]);
    return () => clearTimeout(timer);
  }, [shown]);
  const tell = useCallback<Tell>((message, kind) => setShown({ message, kind }), []);
  return (
    <ToastContext value={tell}>
      {children}
      {shown && <Toast {...shown} />}
    </ToastContext>
  );
}
