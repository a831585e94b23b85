import { Skeleton, theme, useSettledLoading } from '@parlour/ui-kit';
import styled from 'styled-components';
import { Grid } from './GameGrid';

/** Placeholders of a grid whose games are loading; they reserve the space before they are visible. */
export function GameSkeletons({ count, shape }: { count: number; shape: 'portrait' | 'landscape' }) {
  const isShown = useSettledLoading(true);
  return (
    <Boxes as="div" aria-hidden data-shape={shape} data-state={isShown ? 'visible' : 'reserved'}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index}>
          <Skeleton ratio={shape === 'portrait' ? '3 / 4' : '4 / 3'} />
          <Bar>
            <Skeleton width="72%" height={11} radius="chip" />
          </Bar>
        </div>
      ))}
    </Boxes>
  );
}

const Boxes = styled(Grid)`
  &[data-state='reserved'] {
    visibility: hidden;
  }
`;

const Bar = styled.div`
  height: calc(6px + 34px * ${theme.textScale});
  padding-top: 10px;
`;
