import type { TransactionRecord } from '@parlour/api-client/endpoints/records';
import { useTexts } from '@parlour/platform';
import { Money } from '@parlour/ui-kit';
import { RecordRow, StatusChip } from '@parlour/ui-kit/parts';
import { CopyNumber, timeOf } from '#shared';
import { PayWayTile } from './PayWayTile';
import { lookOf, nameOf, payWayOf, signedAmount, type TransactionKind } from './transactionRules';
import { transactionTexts } from './transactionTexts';

/** One transaction; a touch on its order number copies it. */
export function TransactionRow({ kind, row }: { kind: TransactionKind; row: TransactionRecord }) {
  const texts = useTexts(transactionTexts);
  const look = lookOf(kind, row.state);
  const way = payWayOf(kind, row.pay_way);
  return (
    <RecordRow
      tile={<PayWayTile way={way} />}
      title={nameOf(kind, row.pay_way, texts)}
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
      amount={<Money value={signedAmount(kind, row.amount)} signed tone={look.isApproved ? 'gold' : 'plain'} />}
      chip={<StatusChip tone={look.tone}>{texts.state[look.name]}</StatusChip>}
    />
  );
}
