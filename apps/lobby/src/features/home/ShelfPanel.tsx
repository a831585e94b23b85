import { useObserved, useTexts } from '@parlour/platform';
import { Button } from '@parlour/ui-kit';
import { EmptyState } from '@parlour/ui-kit/parts';
import styled from 'styled-components';
import { GameGrid } from './GameGrid';
import type { Game } from './games';
import { homeTexts } from './homeTexts';
import type { Shelf } from './shelf';

interface ShelfPanelProps {
  readonly shelf: Shelf;
  readonly title: string;
  readonly text: string;
  readonly onOpen: (game: Game) => void;
  readonly onLeave: () => void;
}

/** The games that this device remembers, or where to find some. */
export function ShelfPanel({ shelf, title, text, onOpen, onLeave }: ShelfPanelProps) {
  const texts = useTexts(homeTexts);
  const games = useObserved(shelf);
  if (games.length > 0) return <GameGrid games={games} shape="portrait" namesRoom onOpen={onOpen} />;
  return (
    <Low>
      <EmptyState
        title={title}
        text={text}
        actions={
          <Button variant="secondary" size="medium" onClick={onLeave}>
            {texts.toHot}
          </Button>
        }
      />
    </Low>
  );
}

/** The words stay in the first screenful: the door is smaller than elsewhere. */
const Low = styled.div`
  margin-top: -28px;
  & > div > svg {
    width: auto;
    height: 84px;
    margin-bottom: 0;
  }
`;
