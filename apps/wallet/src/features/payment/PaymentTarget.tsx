import { useTexts } from '@parlour/platform';
import { Card, theme, type } from '@parlour/ui-kit';
import { EmptyState } from '@parlour/ui-kit/parts';
import { QrPaper } from '@parlour/ui-kit/qr';
import { TriangleAlert } from 'lucide-react';
import styled from 'styled-components';
import { PayAddress } from './PayAddress';
import { paymentTexts } from './paymentTexts';
import { SaveLink } from './SaveLink';
import type { Order } from './usePayment';

/** Where the money goes: a code to scan, and the same as text in groups that can be compared. */
export function PaymentTarget({ order: { no, isUsdt, paytype, target } }: { order: Order }) {
  const texts = useTexts(paymentTexts);
  if (target === undefined) {
    return (
      <Card>
        <EmptyState art={null} title={texts.noTarget} text={texts.noTargetText} />
      </Card>
    );
  }
  const { address, picture, protocol } = target;
  return (
    <Place data-flush>
      <Code>
        <QrPaper picture={picture} text={address} label={texts.code}>
          {(source) => <SaveLink source={source} isDrawn={source !== picture} name={no} />}
        </QrPaper>
      </Code>
      <PayAddress address={address} isUsdt={isUsdt} />
      <Warning>
        <TriangleAlert size={16} strokeWidth={2} aria-hidden />
        {isUsdt ? texts.network(protocol || 'TRC20') : texts.scan(texts.ways[paytype] ?? paytype)}
      </Warning>
    </Place>
  );
}

const Place = styled(Card)`
  display: grid;
`;

const Code = styled.div`
  display: grid;
  justify-items: center;
  align-content: start;
  gap: 4px;
  min-height: 264px;
  padding-top: 20px;
`;

const Warning = styled.p`
  display: flex;
  gap: 8px;
  padding: 0 20px 16px;
  ${type.caption}
  color: ${theme.color.text2};
  & > svg {
    flex: none;
    margin-top: 1px;
    color: ${theme.color.info};
  }
`;
