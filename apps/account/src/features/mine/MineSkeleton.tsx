import { GradientCard, Skeleton, SkeletonText } from '@parlour/ui-kit';
import styled from 'styled-components';

/** The page's shape until the user info is there. */
export function MineSkeleton() {
  return (
    <Page>
      <Head>
        <Skeleton width={64} height={64} radius="round" />
        <SkeletonText lines={2} />
      </Head>
      <Skeleton height={92} radius="card" />
      <Empty />
      <Skeleton height={168} radius="card" />
      <Skeleton height={180} radius="card" />
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  gap: 12px;
  padding: 16px;
`;

const Empty = styled(GradientCard)`
  height: 170px;
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: 64px 1fr;
  align-items: center;
  gap: 12px;
  height: 72px;
  padding: 4px;
`;
