import { Skeleton, useSettledLoading } from '@parlour/ui-kit';
import styled from 'styled-components';

/** Placeholder for a screen while its files are loading; shown at once where it continues the document's own placeholder. */
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
