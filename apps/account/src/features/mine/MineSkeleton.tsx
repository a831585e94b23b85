import { GradientCard, Skeleton, SkeletonText } from '@parlour/ui-kit';
import styled from 'styled-components';
import { MinePage } from './MinePage';

/** Placeholder until the user info has loaded. */
export function MineSkeleton() {
  return (
    <MinePage>
      <Header>
        <Skeleton width={64} height={64} radius="round" />
        <SkeletonText lines={2} />
      </Header>
      <Skeleton height={92} radius="card" />
      <Empty />
      <Skeleton height={168} radius="card" />
      <Skeleton height={180} radius="card" />
    </MinePage>
  );
}

const Empty = styled(GradientCard)`
  height: 170px;
`;

const Header = styled.div`
  display: grid;
  grid-template-columns: 64px 1fr;
  align-items: center;
  gap: 12px;
  height: 72px;
  padding: 4px;
`;
