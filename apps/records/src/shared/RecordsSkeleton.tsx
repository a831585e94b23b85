import { Skeleton } from '@parlour/ui-kit';
import { RecordRowsSkeleton } from '@parlour/ui-kit/parts';
import styled from 'styled-components';

/** Placeholder of a day and its records; an empty space of the same height until it is shown. */
export function RecordsSkeleton({ isShown }: { isShown: boolean }) {
  return (
    <Place>
      {isShown && (
        <>
          <Skeleton width={96} height={12} radius="chip" />
          <RecordRowsSkeleton tile={40} />
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
