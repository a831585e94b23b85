import type { TransactionRecord } from '@parlour/api-client/endpoints/records';
import { Link, pathTo, usePlatform, useTexts } from '@parlour/platform';
import { payableUntil } from '@parlour/platform/payWindow';
import { Money, theme } from '@parlour/ui-kit';
import { RecordRow, StatusChip } from '@parlour/ui-kit/parts';
import { useState } from 'react';
import styled from 'styled-components';
import { CopyNumber, timeOf } from '#shared';
import { PayWayTile } from './PayWayTile';
import { appearanceOf, payWayOf, signedAmount, type TransactionKind } from './transactionRules';
import { transactionTexts } from './transactionTexts';

interface TransactionRowProps {
  readonly kind: TransactionKind;
  readonly name: string;
  /** Source and target of a transfer; empty when they are not known. */
  readonly sides: string;
  readonly row: TransactionRecord;
}

/** One transaction; a tap on its order number copies it. */
export function TransactionRow({ kind, name, sides, row }: TransactionRowProps) {
  const { serverNow } = usePlatform();
  const texts = useTexts(transactionTexts);
  const isPayable = kind === 1 && payableUntil(row, serverNow()) !== undefined;
  const [wasPayable] = useState(isPayable);
  const appearance = appearanceOf(kind, row.state);
  const way = payWayOf(kind, row.pay_way);
  // The link stays after the decision, so that the row keeps its size.
  const pay = (isPayable || wasPayable) && (
    <Pay to={pathTo('/payInfo', { deposit_no: row.out_trade_no })} data-state={isPayable ? undefined : 'over'}>
      {texts.pay}
    </Pay>
  );
  return (
    <RecordRow
      tile={<PayWayTile way={way} />}
      title={name}
      sub={
        <>
          <span>{timeOf(row.created_at)}</span>
          {row.out_trade_no !== '' && (
            <>
              <span>{' · '}</span>
              <CopyNumber number={row.out_trade_no} label={texts.copyOrder} />
            </>
          )}
        </>
      }
      more={pay || sides}
      amount={<Money {...signedAmount(kind, row.state, row.amount)} tone={appearance.isApproved ? 'gold' : 'plain'} />}
      chip={<StatusChip tone={appearance.tone}>{texts.state[appearance.name]}</StatusChip>}
    />
  );
}

const Pay = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 36px;
  font-weight: 600;
  color: ${theme.color.accentText};
  &[data-state='over'] {
    visibility: hidden;
  }
`;
