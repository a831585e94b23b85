import { Skeleton } from '@parlour/ui-kit';
import { CardPage } from '#shared';

/** Placeholder for the cards. */
export function SaferPlaySkeleton() {
  return (
    <CardPage>
      <Skeleton height={564} radius="card" />
      <Skeleton height={160} radius="card" />
      <Skeleton height={386} radius="card" />
    </CardPage>
  );
}
