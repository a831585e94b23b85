import { lazyComponent, useStore } from '@parlour/platform';
import { type Game, GameGrid, type SavedName, useSavedGames } from '#shared';

const EmptySavedGames = lazyComponent(
  async () => (await import(/* webpackChunkName: "sheets" */ './EmptySavedGames')).EmptySavedGames,
);

interface SavedGamesPanelProps {
  readonly name: SavedName;
  readonly title: string;
  readonly text: string;
  readonly onOpen: (game: Game) => void;
  readonly onLeave: () => void;
}

/** The recent or favourite games that are stored on this device. */
export function SavedGamesPanel({ name, title, text, onOpen, onLeave }: SavedGamesPanelProps) {
  const games = useStore(useSavedGames(name));
  if (games.length > 0) return <GameGrid games={games} shape="portrait" namesCategory onOpen={onOpen} />;
  return <EmptySavedGames title={title} text={text} onLeave={onLeave} />;
}
