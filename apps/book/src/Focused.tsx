import { type ReactNode, useEffect, useRef } from 'react';

/** Focuses the first control inside it, as the Tab key would; at most one of a page. */
export function Focused({ children }: { children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    container.current?.querySelector<HTMLElement>('input,select,button,a')?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={container} data-focused>
      {children}
    </div>
  );
}
