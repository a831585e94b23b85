import { useTexts } from '@parlour/platform';
import { theme, type } from '@parlour/ui-kit';
import styled from 'styled-components';
import { CopyValue } from './CopyValue';
import { halvesOf, type PaymentMethod } from './paymentRules';
import { paymentTexts } from './paymentTexts';

/** The payment target as text: an address in groups that are easy to compare, or a link unchanged. */
export function PayAddress({ address, method }: { address: string; method: PaymentMethod | undefined }) {
  const texts = useTexts(paymentTexts);
  const isLink = /^[a-z][a-z\d+.-]*:/i.test(address);
  const what = isLink ? 'link' : method === 'usdt' ? 'address' : 'account';
  return (
    <Address>
      <div>
        <small>{texts[what]}</small>
        <code translate="no">{what === 'address' ? <Halves address={address} /> : address}</code>
      </div>
      <CopyValue value={address} label={texts.copyThis[what]} />
    </Address>
  );
}

function Halves({ address }: { address: string }) {
  return halvesOf(address).map((half) => (
    <span key={half[0]?.at}>
      {half.map(({ at, text, isMarked }) => (isMarked ? <b key={at}>{text}</b> : <i key={at}>{text}</i>))}
    </span>
  ));
}

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
    -webkit-user-select: all;
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
