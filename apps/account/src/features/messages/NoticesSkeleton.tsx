import { Card, Skeleton, SkeletonText } from '@parlour/ui-kit';
import styled from 'styled-components';

/** Placeholder for notices; an empty box of the same height until `isShown`. */
export function NoticesSkeleton({ isShown }: { isShown: boolean }) {
  return (
    <Container>
      {isShown &&
        [1, 2, 3, 4, 5, 6].map((row) => (
          <Row key={row}>
            <Skeleton width={36} height={36} radius="tile" />
            <SkeletonText lines={3} />
          </Row>
        ))}
    </Container>
  );
}

const Container = styled.div`
  display: grid;
  align-content: start;
  gap: 8px;
  min-height: 556px;
`;

const Row = styled(Card)`
  display: grid;
  grid-template-columns: 36px 1fr;
  gap: 12px;
  height: 86px;
  padding: 12px 14px;
`;
