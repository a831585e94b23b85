import { useTexts } from '@parlour/platform';
import { Card, theme, type } from '@parlour/ui-kit';
import { EmptyState } from '@parlour/ui-kit/parts';
import { QrPaper } from '@parlour/ui-kit/qr';
import { Download, TriangleAlert } from 'lucide-react';
import styled from 'styled-components';
import { CopyValue } from './CopyValue';
import { halvesOf } from './paymentRules';
import { paymentTexts } from './paymentTexts';
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
          {(source) => (
            <a href={source} download={`${no}.svg`} target="_blank" rel="noreferrer">
              <Download size={18} strokeWidth={2} aria-hidden />
              {texts.save}
            </a>
          )}
        </QrPaper>
      </Code>
      <Address>
        <div>
          <small>{isUsdt ? texts.address : texts.link}</small>
          <code translate="no">{isUsdt ? <Halves address={address} /> : address}</code>
        </div>
        <CopyValue value={address} label={isUsdt ? texts.copyAddress : texts.copyLink} />
      </Address>
      <Warning>
        <TriangleAlert size={16} strokeWidth={2} aria-hidden />
        {isUsdt ? texts.network(protocol || 'TRC20') : texts.scan(texts.ways[paytype] ?? paytype)}
      </Warning>
    </Place>
  );
}

function Halves({ address }: { address: string }) {
  return halvesOf(address).map((half) => (
    <span key={half[0]?.at}>
      {half.map(({ at, text, isMarked }) => (isMarked ? <b key={at}>{text}</b> : <i key={at}>{text}</i>))}
    </span>
  ));
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
  & > a {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    padding-inline: 12px;
    ${type.caption}
    font-size: 14px;
    color: ${theme.color.text2};
  }
`;

const Address = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 12px;
  padding: 14px 14px 14px 20px;
  border-top: 1.5px dashed ${theme.color.hairlineStrong};
  & > div {
    flex: 0 1 auto;
    min-width: 0;
  }
  & small {
    ${type.caption} color: ${theme.color.text2};
  }
  & code {
    display: grid;
    ${type.code}
    font-size: 14.5px;
    line-height: 22px;
    overflow-wrap: anywhere;
    user-select: all;
  }
  & code > span {
    display: flex;
    flex-wrap: wrap;
    column-gap: 5px;
  }
  & i {
    font-style: normal;
  }
  & b {
    font-weight: 700;
    color: ${theme.color.accentText};
  }
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
