import { useTexts } from '@parlour/platform';
import { Card, theme, type } from '@parlour/ui-kit';
import { StatusChip } from '@parlour/ui-kit/parts';
import styled from 'styled-components';
import { CopyValue } from './CopyValue';
import { paymentTexts } from './paymentTexts';
import type { Order } from './usePayment';

const tones = { waiting: 'info', odd: 'danger', expired: 'grey', approved: 'success', rejected: 'danger' } as const;

/** Number, time and state of the order. */
export function PaymentOrder({ order: { no, createdAt, state } }: { order: Order }) {
  const texts = useTexts(paymentTexts);
  return (
    <Rows data-flush>
      <div>
        <dt>{texts.order}</dt>
        <dd>
          <span translate="no">{no}</span>
          <CopyValue value={no} label={texts.copyOrder} isSmall />
        </dd>
      </div>
      <div>
        <dt>{texts.created}</dt>
        <dd>{createdAt || '—'}</dd>
      </div>
      <div>
        <dt>{texts.state}</dt>
        <dd>
          <StatusChip tone={tones[state]}>{texts.states[state]}</StatusChip>
        </dd>
      </div>
    </Rows>
  );
}

const Rows = styled(Card).attrs({ as: 'dl' })`
  margin: 0;
  padding-block: 4px;
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 12px;
    min-height: 46px;
    margin-inline: 20px;
    padding-block: 4px;
  }
  & > div + div {
    box-shadow: inset 0 1px ${theme.color.hairline};
  }
  & dt {
    ${type.caption}
    font-size: 14px;
    color: ${theme.color.text2};
  }
  & dd {
    display: flex;
    align-items: center;
    justify-content: flex-end;
    gap: 2px;
    max-width: 100%;
    margin: 0 0 0 auto;
    font-size: 14px;
    line-height: 20px;
    text-align: right;
    overflow-wrap: anywhere;
  }
  @media (max-width: 359px) {
    & dd {
      font-size: 13px;
      letter-spacing: -0.02em;
    }
  }
  & dd > button {
    flex: none;
    margin: -4px -13px -4px 0;
    color: ${theme.color.accentText};
  }
`;
