import type { TransactionRecord } from '@parlour/api-client/endpoints/records';
import { usePlatform, useTexts } from '@parlour/platform';
import { copyText, Money } from '@parlour/ui-kit';
import { StatusChip } from '@parlour/ui-kit/parts';
import styled from 'styled-components';
import { RecordRow, timeOf } from '#shared';
import { PayWayTile } from './PayWayTile';
import { lookOf, payWayOf, shortOrder, signedAmount, type TransactionKind } from './transactionRules';
import { transactionTexts } from './transactionTexts';

/** One transaction; a touch on its order number copies it. */
export function TransactionRow({ kind, row }: { kind: TransactionKind; row: TransactionRecord }) {
  const { toast } = usePlatform();
  const texts = useTexts(transactionTexts);
  const look = lookOf(kind, row.state);
  const way = payWayOf(kind, row.pay_way);
  const isCode = /^[a-z]*$/.test(row.pay_way);
  const copy = async () => {
    if (await copyText(row.out_trade_no)) toast(texts.copied, 'success');
    else toast(texts.copyFailed, 'danger');
  };
  return (
    <RecordRow
      tile={<PayWayTile way={way} />}
      title={isCode && way !== 'venue' ? texts.ways[way] : row.pay_way}
      sub={
        <>
          {timeOf(row.created_at)} ·{' '}
          <Order
            type="button"
            aria-label={`${shortOrder(row.out_trade_no)}, ${texts.copyOrder(row.out_trade_no)}`}
            onClick={copy}
          >
            {shortOrder(row.out_trade_no)}
          </Order>
        </>
      }
      amount={<Money value={signedAmount(kind, row.amount)} signed tone={look.isApproved ? 'gold' : 'plain'} />}
      chip={<StatusChip tone={look.tone}>{look.words}</StatusChip>}
    />
  );
}

const Order = styled.button`
  position: relative;
  &::after {
    content: '';
    position: absolute;
    inset: -13px -4px;
  }
`;
