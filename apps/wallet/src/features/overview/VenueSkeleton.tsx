import { Card, Skeleton } from '@parlour/ui-kit';
import styled from 'styled-components';

/** Placeholders of three venues and the link to the others. */
export function VenueSkeleton() {
  return (
    <Card data-flush>
      {[1, 2, 3].map((row) => (
        <Row key={row}>
          <Skeleton width={40} height={40} radius="tile" />
          <Skeleton width="60%" height={12} radius="chip" />
          <Skeleton height={16} radius="chip" />
        </Row>
      ))}
      <Foot>
        <Skeleton width={112} height={12} radius="chip" />
      </Foot>
    </Card>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: 40px 1fr 84px;
  align-items: center;
  gap: 12px;
  height: 68px;
  padding-inline: 14px;
`;

const Foot = styled.div`
  display: grid;
  place-items: center;
  height: 52px;
`;
