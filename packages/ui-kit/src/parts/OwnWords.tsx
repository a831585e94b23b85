import { VisuallyHidden } from '@parlour/ui-kit';
import { useOwnSums } from './useOwnSums';

/** A sentence with the player's own sums, written with `own`: where they are dots, it is heard that they are hidden. */
export function OwnWords({ children }: { children: string }) {
  const { isHidden, spoken } = useOwnSums();
  if (!isHidden) return children;
  return (
    <>
      <span aria-hidden>{children}</span>
      <VisuallyHidden>{spoken(children)}</VisuallyHidden>
    </>
  );
}
