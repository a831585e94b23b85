import type { BetRecord } from '@parlour/api-client/endpoints/records';
import { useTexts } from '@parlour/platform';
import { formatMoney, Money } from '@parlour/ui-kit';
import { MaskedText, RecordRow, StatusChip, useAmountMask } from '@parlour/ui-kit/parts';
import styled from 'styled-components';
import { CopyNumber, timeOf } from '#shared';
import { lookOf, outcomeOf } from './betRules';
import { betTexts } from './betTexts';
import { GameTile } from './GameTile';

/** One bet: what was staked, and what it brought once it is settled. */
export function BetRow({ row }: { row: BetRecord }) {
  const texts = useTexts(betTexts);
  const { mask } = useAmountMask();
  const look = lookOf(row.status);
  return (
    <RecordRow
      tile={<GameTile code={row.Code} />}
      title={row.Code}
      sub={
        <>
          <span>{`${timeOf(row.created_at)} · `}</span>
          <Stake>
            <MaskedText>{texts.stake(mask(formatMoney(row.bet_amount)))}</MaskedText>
          </Stake>
        </>
      }
      more={row.bet_id !== '' && <CopyNumber number={row.bet_id} label={texts.copyId} />}
      amount={<Money value={outcomeOf(row)} signed tone="auto" />}
      chip={<StatusChip tone={look.tone}>{texts.status[look.name]}</StatusChip>}
    />
  );
}

const Stake = styled.span`
  white-space: nowrap;
`;
