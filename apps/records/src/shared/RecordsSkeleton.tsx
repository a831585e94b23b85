import { Card, Skeleton, SkeletonText } from '@parlour/ui-kit';
import styled from 'styled-components';

/** Rows in the shape of records; an empty place of the same height until it is worth showing. */
export function RecordsSkeleton({ isShown }: { isShown: boolean }) {
  return (
    <Place>
      {isShown && (
        <>
          <Skeleton width={96} height={12} radius="chip" />
          <Card data-flush>
            {[1, 2, 3, 4, 5].map((row) => (
              <Row key={row}>
                <Skeleton width={40} height={40} radius="tile" />
                <SkeletonText lines={2} />
                <Skeleton width={84} height={24} radius="chip" />
              </Row>
            ))}
          </Card>
        </>
      )}
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  align-content: start;
  gap: 10px;
  min-height: 420px;
  padding-top: 14px;
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: 40px 1fr 84px;
  align-items: center;
  gap: 12px;
  height: 76px;
  padding-inline: 14px;
`;
