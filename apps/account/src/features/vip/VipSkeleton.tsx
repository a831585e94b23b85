import { Skeleton } from '@parlour/ui-kit';
import { CopperCard } from '@parlour/ui-kit/parts';
import styled from 'styled-components';
import { VipPage } from './VipPage';

/** Placeholders for tabs, card, requirements and table. */
export function VipSkeleton() {
  return (
    <VipPage>
      <Row>
        {[1, 2, 3, 4, 5, 6, 7, 8].map((tab) => (
          <Skeleton key={tab} width={48} height={44} radius="medium" />
        ))}
      </Row>
      <Empty />
      <Pair>
        <Skeleton height={64} radius="card" />
        <Skeleton height={64} radius="card" />
      </Pair>
      <Skeleton width={160} height={16} radius="chip" />
      <Skeleton height={264} radius="card" />
    </VipPage>
  );
}

const Empty = styled(CopperCard)`
  height: 196px;
`;

const Row = styled.div`
  display: flex;
  gap: 6px;
  overflow: hidden;
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 8px;
`;
