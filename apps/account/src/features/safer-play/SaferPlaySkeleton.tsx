import { Skeleton } from '@parlour/ui-kit';
import { CardPage } from '#shared';

/** The cards' shape until the answer is there. */
export function SaferPlaySkeleton() {
  return (
    <CardPage>
      <Skeleton height={564} radius="card" />
      <Skeleton height={160} radius="card" />
      <Skeleton height={386} radius="card" />
    </CardPage>
  );
}
