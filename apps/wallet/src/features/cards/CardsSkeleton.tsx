import { Skeleton } from '@parlour/ui-kit';
import styled from 'styled-components';

/** Two cards and the place for another in the boxes where they come. */
export function CardsSkeleton({ label }: { label: string }) {
  return (
    <Boxes role="group" aria-busy aria-label={label}>
      <Skeleton height={136} radius="card" />
      <Skeleton height={136} radius="card" />
      <Skeleton height={96} radius="card" />
    </Boxes>
  );
}

const Boxes = styled.div`
  display: grid;
  gap: 12px;
`;
