import type { BetRecord } from '@parlour/api-client/endpoints/records';
import { useTexts } from '@parlour/platform';
import { formatMoney, Money } from '@parlour/ui-kit';
import { MaskedText, RecordRow, StatusChip, useAmountMask } from '@parlour/ui-kit/parts';
import styled from 'styled-components';
import { CopyNumber, timeOf } from '#shared';
import { appearanceOf, outcomeOf } from './betRules';
import { betTexts } from './betTexts';
import { GameTile } from './GameTile';

/** One bet: its stake, and its payout once it is settled. */
export function BetRow({ title, row }: { title: string; row: BetRecord }) {
  const texts = useTexts(betTexts);
  const { mask } = useAmountMask();
  const appearance = appearanceOf(row.status);
  return (
    <RecordRow
      tile={<GameTile code={row.Code} />}
      title={title}
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
      chip={<StatusChip tone={appearance.tone}>{texts.status[appearance.name]}</StatusChip>}
    />
  );
}

/** Moves to a line of its own before it wraps, so that it never overlaps the amount beside it. */
const Stake = styled.span`
  display: inline-block;
  max-width: 100%;
  overflow-wrap: anywhere;
`;
