import { Skeleton, useSettledLoading } from '@parlour/ui-kit';
import styled from 'styled-components';

/** Stands where a screen will be while its files are on their way; at once where it goes on from the document's own boxes. */
export function ScreenLoading() {
  const isLong = useSettledLoading(true);
  const isShown = isLong || document.documentElement.dataset['frame'] !== undefined;
  return (
    <Boxes aria-busy="true">
      {isShown && [152, 44, 180, 96, 220].map((height) => <Skeleton key={height} height={height} radius="card" />)}
    </Boxes>
  );
}

const Boxes = styled.div`
  display: grid;
  gap: 12px;
  min-height: 60vh;
  align-content: start;
  padding: 8px 16px;
`;
