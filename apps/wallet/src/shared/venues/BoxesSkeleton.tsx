import { Skeleton } from '@parlour/ui-kit';
import styled from 'styled-components';

/** Placeholders of cards of these heights, in pixels. */
export function BoxesSkeleton({ heights }: { heights: readonly number[] }) {
  return (
    <Boxes>
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
