import { getGames } from '@parlour/api-client/endpoints/lobby';
import type { RebateRecord } from '@parlour/api-client/endpoints/promotions';
import { useAnswer, useTexts } from '@parlour/platform';
import { Money } from '@parlour/ui-kit';
import { Cover, RecordRow, StatusChip } from '@parlour/ui-kit/parts';
import styled from 'styled-components';
import { shortDay, shortMoment } from '#shared';
import { pictureOf } from './pictureOf';
import { isClaimed } from './rebateRules';
import { rebateTexts } from './rebateTexts';

const PICTURES_FRESH_MS = 600_000;

/** One day's rebate of one game or room; gold until it is claimed, then with the time of the claim. */
export function RebateRow({ row: { gamename, money, state, created_at, updated_at } }: { row: RebateRecord }) {
  const texts = useTexts(rebateTexts);
  const games = useAnswer(getGames, { category: '' }, { freshMs: PICTURES_FRESH_MS });
  const claimed = isClaimed(state);
  return (
    <RecordRow
      tile={
        <Square>
          <Cover src={pictureOf(gamename, games.data)} alt="" ratio="1" />
        </Square>
      }
      title={gamename}
      sub={claimed ? texts.claimedAt(shortMoment(updated_at, texts.locale)) : shortDay(created_at, texts.locale)}
      amount={<Money value={money} tone={claimed ? 'plain' : 'gold'} />}
      chip={!claimed && <StatusChip tone="accent">{texts.notYet}</StatusChip>}
    />
  );
}

const Square = styled.span`
  flex: none;
  width: 44px;
  & > span {
    border-radius: 12px;
  }
  & > span > span > svg {
    width: 24px;
    height: 24px;
  }
`;
