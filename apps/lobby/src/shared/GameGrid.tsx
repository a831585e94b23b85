import { useStore, usePlatform, useTexts } from '@parlour/platform';
import { columnsOf } from '@parlour/ui-kit';
import styled from 'styled-components';
import { GameCard } from './GameCard';
import { coverColumns } from './coverColumns';
import { type Game, gameKey, isSameGame } from './game';
import { lobbyTexts } from './lobbyTexts';
import { useSavedGames } from './savedGames';

interface GameGridProps {
  readonly games: readonly Game[];
  readonly shape: 'portrait' | 'landscape';
  /** Whether the caption names the category beside the platform. */
  readonly namesCategory?: boolean;
  readonly onOpen: (game: Game) => void;
}

export function GameGrid({ games, shape, namesCategory = false, onOpen }: GameGridProps) {
  const { navigation } = usePlatform();
  const texts = useTexts(lobbyTexts);
  const saved = useSavedGames('favourite');
  const favourites = useStore(saved);
  const captionOf = ({ platform, category }: Game) =>
    namesCategory && category ? `${platform} · ${texts.categories[category]}` : platform;
  return (
    <Grid data-shape={shape} onPointerDown={() => navigation.prefetch('/gamePage')}>
      {games.map((game, index) => (
        <GameCard
          key={`${gameKey(game)} ${index}`}
          game={game}
          ratio={shape === 'portrait' ? '3 / 4' : '4 / 3'}
          caption={captionOf(game)}
          isFavourite={favourites.some((other) => isSameGame(other, game))}
          onOpen={onOpen}
          onFavourite={saved.toggle}
        />
      ))}
    </Grid>
  );
}

export const Grid = styled.ul`
  display: grid;
  ${columnsOf(coverColumns)}
  row-gap: 12px;
  &[data-shape='landscape'] {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (max-width: 279px) {
    &,
    &[data-shape='landscape'] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
