import { Card, Skeleton, SkeletonText } from '@parlour/ui-kit';
import styled from 'styled-components';

/** Rows in the shape of records; an empty place of the same height until it is worth showing. */
export function RowsSkeleton({ isShown }: { isShown: boolean }) {
  return (
    <Place>
      {isShown && (
        <Card data-flush>
          {[1, 2, 3, 4, 5].map((row) => (
            <Row key={row}>
              <Skeleton width={44} height={44} radius="tile" />
              <SkeletonText lines={2} />
              <Skeleton width={84} height={24} radius="chip" />
            </Row>
          ))}
        </Card>
      )}
    </Place>
  );
}

const Place = styled.div`
  min-height: 380px;
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: 44px 1fr 84px;
  align-items: center;
  gap: 12px;
  height: 76px;
  padding-inline: 14px;
`;
