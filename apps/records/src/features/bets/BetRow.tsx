import type { BetRecord } from '@parlour/api-client/endpoints/records';
import { useTexts } from '@parlour/platform';
import { formatMoney, Money } from '@parlour/ui-kit';
import { MaskedText, RecordRow, StatusChip, useAmountMask } from '@parlour/ui-kit/parts';
import styled from 'styled-components';
import { CopyNumber, timeOf } from '#shared';
import { appearanceOf, outcomeOf } from './betRules';
import { betTexts } from './betTexts';
import { GameTile } from './GameTile';

/** One bet: what was staked, and what it brought once it is settled. */
export function BetRow({ title, row }: { title: string; row: BetRecord }) {
  const texts = useTexts(betTexts);
  const { mask } = useAmountMask();
  const look = appearanceOf(row.status);
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
      chip={<StatusChip tone={look.tone}>{texts.status[look.name]}</StatusChip>}
    />
  );
}

/** In a line of its own before it is broken: it never reaches into the amount beside it. */
const Stake = styled.span`
  display: inline-block;
  max-width: 100%;
  overflow-wrap: anywhere;
`;
