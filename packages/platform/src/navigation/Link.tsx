import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { useIsPathAvailable } from './useIsPathAvailable';
import { usePlatform } from '../context';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onPointerDown' | 'onFocus'> {
  readonly to: string;
  /** Keeps the content without a link when the path is switched off. */
  readonly isContent?: boolean;
  readonly children: ReactNode;
}

/**
 * A link to a path of this site. Touching it prefetches the screen. Renders nothing when operations have switched the path off.
 */
export function Link({ to, isContent = false, onClick, children, ...rest }: LinkProps) {
  const { navigation } = usePlatform();
  const isOpen = useIsPathAvailable()(to);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    navigation.go(to);
  };
  const prefetch = () => navigation.prefetch(to);
  if (!isOpen) return isContent ? <a {...rest}>{children}</a> : null;
  return (
    <a {...rest} href={`#${to}`} onClick={follow} onPointerDown={prefetch} onFocus={prefetch}>
      {children}
    </a>
  );
}
