import { usePlatform, useTexts } from '@parlour/platform';
import { Card, formatMoney, Money, Skeleton, theme, type } from '@parlour/ui-kit';
import { Countdown } from '@parlour/ui-kit/parts';
import styled from 'styled-components';
import { PAY_WINDOW_MS } from '@parlour/platform/payWindow';
import { formatExact } from '#shared';
import { paymentTexts } from './paymentTexts';
import type { Order } from './usePayment';

/** The remaining time, and the exact amount to send. */
export function PaymentSum({ order: { method, sum, yuan, until, timeCheck, sumCheck, target, onEnd } }: { order: Order }) {
  const { serverNow } = usePlatform();
  const texts = useTexts(paymentTexts);
  const isSure = sumCheck === 'same' && timeCheck !== 'odd';
  const verb = method === 'usdt' ? 'send' : 'pay';
  return (
    <Row>
      <Countdown label={texts.timeLeft} until={until} totalMs={PAY_WINDOW_MS} now={serverNow} onEnd={onEnd} />
      <div>
        <span>{texts[isSure ? (`${verb}Exactly` as const) : verb]}</span>
        <SumToPay sum={sum} />
        {method !== undefined && (
          <small>{method === 'usdt' ? texts.forYuan(target?.protocol ?? '', formatMoney(yuan)) : texts.methods[method]}</small>
        )}
        {timeCheck === 'unknown' && <small>{texts.noTime}</small>}
      </div>
    </Row>
  );
}

function SumToPay({ sum }: Pick<Order, 'sum'>) {
  if (sum === undefined) return <Skeleton width={140} height={32} radius="tile" />;
  const { value, currency } = sum;
  if (currency === '¥') return <Money unmasked {...sum} size="l" maxChars={9} tone="gold" />;
  const exact = formatExact(value);
  if (exact === formatMoney(value)) return <Money unmasked {...sum} size="l" maxChars={6} tone="gold" />;
  return <Exact translate="no">{exact} USDT</Exact>;
}

/** Every decimal matters to an operator that identifies payments by their amount. */
const Exact = styled.span`
  ${type.figuresM}
  overflow-wrap: anywhere;
  color: ${theme.color.gold};
`;

const Row = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 20px;
  min-height: 129px;
  padding: 16px 20px;
  & > div:last-child {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 4px;
    flex: 1 1 calc(150px * ${theme.textWidth});
    min-width: 0;
    min-height: 84px;
    align-content: center;
  }
  & span,
  & small {
    max-width: 100%;
  }
  @media (max-width: 279px) {
    & [role='img'] {
      ${type.figuresM}
    }
  }
  & > div:last-child > span:first-child {
    ${type.caption} color: ${theme.color.text2};
  }
  & small {
    ${type.caption} color: ${theme.color.text2};
  }
`;
