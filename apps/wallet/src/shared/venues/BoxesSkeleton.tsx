import { Skeleton } from '@parlour/ui-kit';
import styled from 'styled-components';

/** Placeholders of cards of these heights, in pixels. */
export function BoxesSkeleton({ label, heights }: { label: string; heights: readonly number[] }) {
  return (
    <Boxes role="group" aria-busy aria-label={label}>
      {heights.map((height, index) => (
        <Skeleton key={index} height={height} radius="card" />
      ))}
    </Boxes>
  );
}

const Boxes = styled.div`
  display: grid;
  gap: 12px;
`;
