import { Skeleton, theme } from '@parlour/ui-kit';
import styled from 'styled-components';

/** Sum, code and order in the boxes where they come. */
export function PaymentSkeleton({ label }: { label: string }) {
  return (
    <Page role="group" aria-busy aria-label={label}>
      <Skeleton height={129} radius="card" />
      <Skeleton height={383} radius="card" />
      <Skeleton height={146} radius="card" />
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  gap: 12px;
  padding: 4px ${theme.gutter};
`;
