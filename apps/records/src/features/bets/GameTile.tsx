import { theme } from '@parlour/ui-kit';
import { getGames } from '@parlour/api-client/endpoints/lobby';
import { useApiQuery } from '@parlour/platform';
import { Cover } from '@parlour/ui-kit/parts';
import styled from 'styled-components';
import { coverOf } from './coverOf';

const FRESH_MS = 600_000;

/** The cover of the game that a bet names; the operator's mark while there is none. */
export function GameTile({ code }: { code: string }) {
  const games = useApiQuery(getGames, { category: '' }, { freshMs: FRESH_MS });
  return (
    <Square>
      <Cover src={coverOf(code, games.data)} alt="" ratio="1" />
    </Square>
  );
}

const Square = styled.span`
  flex: none;
  width: 48px;
  & > span {
    border-radius: ${theme.radius.tile};
  }
  & > span > span > svg {
    width: 26px;
    height: 26px;
  }
`;
