import type { TransactionRecord } from '@parlour/api-client/endpoints/records';
import { useTexts } from '@parlour/platform';
import { Money } from '@parlour/ui-kit';
import { RecordRow, StatusChip } from '@parlour/ui-kit/parts';
import { CopyNumber, timeOf } from '#shared';
import { PayWayTile } from './PayWayTile';
import { lookOf, payWayOf, signedAmount, type TransactionKind } from './transactionRules';
import { transactionTexts } from './transactionTexts';

interface TransactionRowProps {
  readonly kind: TransactionKind;
  readonly name: string;
  readonly row: TransactionRecord;
}

/** One transaction; a touch on its order number copies it. */
export function TransactionRow({ kind, name, row }: TransactionRowProps) {
  const texts = useTexts(transactionTexts);
  const look = lookOf(kind, row.state);
  const way = payWayOf(kind, row.pay_way);
  return (
    <RecordRow
      tile={<PayWayTile way={way} />}
      title={name}
      sub={
        <>
          {timeOf(row.created_at)}
          {row.out_trade_no !== '' && (
            <>
              {' · '}
              <CopyNumber number={row.out_trade_no} label={texts.copyOrder} />
            </>
          )}
        </>
      }
      amount={<Money {...signedAmount(kind, row.state, row.amount)} tone={look.isApproved ? 'gold' : 'plain'} />}
      chip={<StatusChip tone={look.tone}>{texts.state[look.name]}</StatusChip>}
    />
  );
}
