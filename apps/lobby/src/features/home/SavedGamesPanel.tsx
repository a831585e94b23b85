import { lazyComponent, useObservable } from '@parlour/platform';
import { type Game, GameGrid, type Shelf } from '#shared';

const EmptyShelf = lazyComponent(async () => (await import(/* webpackChunkName: "sheets" */ './EmptyShelf')).EmptyShelf);

interface ShelfPanelProps {
  readonly shelf: Shelf;
  readonly title: string;
  readonly text: string;
  readonly onOpen: (game: Game) => void;
  readonly onLeave: () => void;
}

/** The games that this device remembers, or where to find some. */
export function ShelfPanel({ shelf, title, text, onOpen, onLeave }: ShelfPanelProps) {
  const games = useObservable(shelf);
  if (games.length > 0) return <GameGrid games={games} shape="portrait" namesCategory onOpen={onOpen} />;
  return <EmptyShelf title={title} text={text} onLeave={onLeave} />;
}
