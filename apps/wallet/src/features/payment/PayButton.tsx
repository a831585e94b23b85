import { useTexts } from '@parlour/platform';
import { ButtonLink } from '@parlour/ui-kit';
import { isAppLink } from './payLink';
import { type PaymentMethod } from './paymentRules';
import { paymentTexts } from './paymentTexts';

/** Opens the payment on this phone: in its app, or as a page in a new window. */
export function PayButton({ link, method }: { link: string; method: PaymentMethod | undefined }) {
  const texts = useTexts(paymentTexts);
  const app = method === 'wxpay' || method === 'alipay' ? texts.methods[method] : '';
  return (
    <ButtonLink href={link} rel="noreferrer" data-wide {...(isAppLink(link) ? {} : { target: '_blank' })}>
      {texts.open(app)}
    </ButtonLink>
  );
}
