import { usePlatform, useTexts } from '@parlour/platform';
import { Card, formatMoney, Money, Skeleton, theme, type } from '@parlour/ui-kit';
import { Countdown } from '@parlour/ui-kit/parts';
import styled from 'styled-components';
import { PAY_WINDOW_MS } from '@parlour/platform/payWindow';
import { paymentTexts } from './paymentTexts';
import type { Order } from './usePayment';

/** The time that is left, and exactly what to send. */
export function PaymentSum({ order: { method, sum, yuan, until, isTimeKnown, target, onEnd } }: { order: Order }) {
  const { serverNow } = usePlatform();
  const texts = useTexts(paymentTexts);
  return (
    <Row>
      <Countdown label={texts.timeLeft} until={until} totalMs={PAY_WINDOW_MS} now={serverNow} onEnd={onEnd} />
      <div>
        <span>{method === 'usdt' ? texts.sendExactly : texts.payExactly}</span>
        {sum === undefined ? (
          <Skeleton width={140} height={32} radius="tile" />
        ) : (
          <Money unmasked {...sum} size="l" maxChars={sum.currency === '¥' ? 9 : 6} tone="gold" />
        )}
        {method !== undefined && (
          <small>{method === 'usdt' ? texts.forYuan(target?.protocol ?? '', formatMoney(yuan)) : texts.methods[method]}</small>
        )}
        {!isTimeKnown && <small>{texts.noTime}</small>}
      </div>
    </Row>
  );
}

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
