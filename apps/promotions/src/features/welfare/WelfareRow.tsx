import type { RedPacketRecord } from '@parlour/api-client/endpoints/promotions';
import { useTexts } from '@parlour/platform';
import { formatMoney, Money, theme, Tile, type } from '@parlour/ui-kit';
import { MaskedText, RecordRow, useAmountMask } from '@parlour/ui-kit/parts';
import { Gift } from 'lucide-react';
import styled from 'styled-components';
import { shortMoment } from '#shared';
import { welfareTexts } from './welfareTexts';

/** One red packet: when it was granted, the deposit it was for, its amount and when it was used. */
export function WelfareRow({ row: { money, redpacketmoney, created_at, usetime } }: { row: RedPacketRecord }) {
  const { mask } = useAmountMask();
  const texts = useTexts(welfareTexts);
  return (
    <RecordRow
      tile={
        <Square data-tone="accent">
          <Gift strokeWidth={1.75} aria-hidden />
        </Square>
      }
      title={shortMoment(created_at, texts.locale)}
      sub={<MaskedText>{texts.recharge(mask(formatMoney(money)))}</MaskedText>}
      amount={<Money value={redpacketmoney} signed tone="gold" />}
      chip={usetime !== '' && <Used>{texts.used(shortMoment(usetime, texts.locale))}</Used>}
    />
  );
}

const Square = styled(Tile)`
  width: 44px;
  height: 44px;
`;

const Used = styled.small`
  ${type.caption}
  color: ${theme.color.text3};
  @media (max-width: 359px) {
    max-width: 84px;
    text-align: right;
  }
`;
