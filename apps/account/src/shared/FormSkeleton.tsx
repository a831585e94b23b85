import { Skeleton, theme } from '@parlour/ui-kit';
import styled from 'styled-components';

/** Placeholder for a form with this many fields. */
export function FormSkeleton({ fields }: { fields: number }) {
  return (
    <Column>
      {Array.from({ length: fields }, (_, field) => (
        <div key={field}>
          <Skeleton width={96} height={12} radius="chip" />
          <Skeleton height={52} />
        </div>
      ))}
    </Column>
  );
}

const Column = styled.div`
  display: grid;
  gap: 16px;
  padding: 8px ${theme.gutter} 24px;
  & > div {
    display: grid;
    gap: 9px;
    padding-top: 3px;
  }
`;
