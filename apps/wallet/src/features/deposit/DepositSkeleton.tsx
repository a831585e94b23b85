import { Skeleton, theme } from '@parlour/ui-kit';
import styled from 'styled-components';

/** Placeholders of methods, protocol and amount. */
export function DepositSkeleton() {
  return (
    <Page>
      <Pairs>
        {[1, 2, 3, 4].map((box) => (
          <Skeleton key={box} height={64} />
        ))}
      </Pairs>
      <Skeleton width={72} height={12} radius="chip" />
      <Pairs>
        {[1, 2].map((box) => (
          <Skeleton key={box} height={64} />
        ))}
      </Pairs>
      <Skeleton height={124} radius="card" />
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  gap: 20px;
  padding: 4px ${theme.gutter};
`;

const Pairs = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 8px;
`;
