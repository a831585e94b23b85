import { Skeleton } from '@parlour/ui-kit';
import styled from 'styled-components';

/** Placeholders of both sides, the amount and four venues. */
export function TransferSkeleton() {
  return (
    <Boxes>
      <Skeleton height={168} radius="card" />
      <Skeleton height={102} radius="card" />
      <Pairs>
        {[1, 2, 3, 4].map((box) => (
          <Skeleton key={box} height={68} />
        ))}
      </Pairs>
    </Boxes>
  );
}

const Boxes = styled.div`
  display: grid;
  gap: 12px;
`;

const Pairs = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 8px;
  margin-top: 52px;
`;
