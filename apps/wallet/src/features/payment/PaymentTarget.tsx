import { useTexts } from '@parlour/platform';
import { Button, Card, theme, type } from '@parlour/ui-kit';
import { EmptyState, RadioGroup } from '@parlour/ui-kit/parts';
import { QrCode } from '@parlour/ui-kit/qr';
import { TriangleAlert } from 'lucide-react';
import styled from 'styled-components';
import { PayAddress } from './PayAddress';
import { PayButton } from './PayButton';
import { payLinkOf } from './payLink';
import type { PaymentMethod } from './paymentRules';
import { paymentTexts } from './paymentTexts';
import { SaveLink } from './SaveLink';
import type { Order } from './usePayment';

/** The payment target: a code to scan, and the same address as text in groups that are easy to compare. */
export function PaymentTarget({ order: { no, method, targets, target, choose } }: { order: Order }) {
  const texts = useTexts(paymentTexts);
  if (target === undefined) {
    return (
      <Card>
        <EmptyState art={null} title={texts.noTarget} text={texts.noTargetText} />
      </Card>
    );
  }
  const { address, picture, protocol } = target;
  const link = payLinkOf(address);
  // A merchant number as a QR code means nothing to an app. The value that was sent as the picture may be the URL of a page to
  // pay on.
  const isBeside = (method === 'wxpay' || method === 'alipay') && link === undefined && payLinkOf(picture) !== undefined;
  const words =
    method === 'usdt'
      ? texts.network(protocol)
      : method === 'wxpay' || method === 'alipay'
        ? texts.scan(texts.methods[method])
        : '';
  return (
    <>
      {targets.length > 1 && (
        <RadioGroup
          label={texts.targets}
          name="cardlist"
          value={String(targets.indexOf(target))}
          onChange={(index) => choose(Number(index))}
          options={targets.map((one, index) => ({
            value: String(index),
            label: one.protocol || texts.target(index + 1),
            sub: one.address && `…${one.address.slice(-6)}`,
          }))}
        />
      )}
      <Place data-flush>
        <Code key={picture + address}>
          <QrCode
            picture={picture}
            text={isBeside ? '' : address}
            label={texts.code}
            whenMissing={missingCode(payLinkOf(picture), method)}
          >
            {(source) => <SaveLink source={source} isDrawn={source !== picture} name={no} />}
          </QrCode>
        </Code>
        {link !== undefined && (
          <Open>
            <PayButton link={link} method={method} />
          </Open>
        )}
        {address !== '' && <PayAddress address={address} method={method} />}
        {words !== '' && (
          <Warning>
            <TriangleAlert size={16} strokeWidth={2} aria-hidden />
            <span>{words}</span>
          </Warning>
        )}
      </Place>
    </>
  );
}

const missingCode = (link: string | undefined, method: PaymentMethod | undefined) => (retry: () => void) => (
  <MissingCode link={link} method={method} onRetry={retry} />
);

interface MissingCodeProps {
  readonly link: string | undefined;
  readonly method: PaymentMethod | undefined;
  readonly onRetry: () => void;
}

/** Shown when the picture that the operator sent instead of an address failed to load: it may be the URL of a page to pay on. */
function MissingCode({ link, method, onRetry }: MissingCodeProps) {
  const texts = useTexts(paymentTexts);
  return (
    <EmptyState
      art={null}
      title={texts.codeMissing}
      text={link === undefined ? texts.codeMissingText : texts.codeIsLink}
      actions={
        <>
          {link !== undefined && <PayButton link={link} method={method} />}
          <Button variant="secondary" size="medium" onClick={onRetry}>
            {texts.retry}
          </Button>
        </>
      }
    />
  );
}

const Place = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

const Open = styled.div`
  padding: 4px 20px 16px;
`;

const Code = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
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
