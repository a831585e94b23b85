import { getGames } from '@parlour/api-client/endpoints/lobby';
import type { RebateRecord } from '@parlour/api-client/endpoints/promotions';
import { useApiQuery, useTexts } from '@parlour/platform';
import { Money, theme } from '@parlour/ui-kit';
import { Cover, RecordRow, StatusChip } from '@parlour/ui-kit/parts';
import styled from 'styled-components';
import { shortDay, shortMoment } from '#shared';
import { pictureOf } from './pictureOf';
import { claimOf } from './rebateRules';
import { rebateTexts } from './rebateTexts';

const PICTURES_FRESH_MS = 600_000;

const tones = { pending: 'accent', unknown: 'grey' } as const;

/** One day's rebate of a game or category; gold until it is claimed, then with the time of the claim. */
export function RebateRow({ row: { gamename, money, state, created_at, updated_at } }: { row: RebateRecord }) {
  const texts = useTexts(rebateTexts);
  const games = useApiQuery(getGames, { category: '' }, { freshMs: PICTURES_FRESH_MS });
  const claim = claimOf(state);
  return (
    <RecordRow
      tile={
        <Square>
          <Cover src={pictureOf(gamename, games.data)} alt="" ratio="1" />
        </Square>
      }
      title={gamename}
      sub={
        claim === 'claimed' && updated_at !== ''
          ? texts.claimedAt(shortMoment(updated_at, texts.locale))
          : shortDay(created_at, texts.locale)
      }
      amount={<Money value={money} tone={claim === 'pending' ? 'gold' : 'plain'} />}
      chip={claim !== 'claimed' && <StatusChip tone={tones[claim]}>{texts.state[claim]}</StatusChip>}
    />
  );
}

const Square = styled.span`
  flex: none;
  width: 44px;
  & > span {
    border-radius: ${theme.radius.tile};
  }
  & > span > span > svg {
    width: 24px;
    height: 24px;
  }
`;
