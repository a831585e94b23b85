import { Card, Skeleton, SkeletonText } from '@parlour/ui-kit';
import styled from 'styled-components';

/** Placeholder for five `RecordRow`s; `tile` is the side of the element at their left, in pixels. */
export function RecordRowsSkeleton({ tile }: { tile: number }) {
  return (
    <Card data-flush>
      {[1, 2, 3, 4, 5].map((row) => (
        <Row key={row}>
          <Skeleton width={tile} height={tile} radius="tile" />
          <SkeletonText lines={2} />
          <Skeleton width={84} height={24} radius="chip" />
        </Row>
      ))}
    </Card>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  gap: 12px;
  height: 76px;
  padding-inline: 14px;
`;
