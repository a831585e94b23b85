import { type ReactNode, useEffect, useRef } from 'react';

/** Has the focus, as after the Tab key; one of a page can. */
export function Focused({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.querySelector<HTMLElement>('input,select,button,a')?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={place} data-focused>
      {children}
    </div>
  );
}
