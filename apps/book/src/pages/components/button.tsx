import { Button, ButtonLink } from '@parlour/ui-kit';
import { CopyButton } from '@parlour/ui-kit/parts';
import { ArrowDownToLine } from 'lucide-react';
import { definePage } from '../../definePage';
import { Focused } from '../../Focused';
import { Row } from '../../Row';

const variants = ['primary', 'secondary', 'outline', 'quiet', 'destructive'] as const;
const sizes = ['large', 'medium', 'small'] as const;
const icon = <ArrowDownToLine strokeWidth={1.75} aria-hidden />;

export const button = definePage({
  title: 'Button',
  of: ['Button', 'ButtonLink', 'CopyButton'],
  states: (t) => ({
    variants: (
      <Row>
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {t('Deposit')}
          </Button>
        ))}
      </Row>
    ),
    sizes: (
      <Row>
        {sizes.map((size) => (
          <Button key={size} size={size} icon={icon}>
            {t('Deposit')}
          </Button>
        ))}
      </Row>
    ),
    busy: (
      <Row>
        {variants.map((variant) => (
          <Button key={variant} variant={variant} size="medium" busy>
            {t('Withdraw')}
          </Button>
        ))}
        <Button size="medium" icon={icon} busy>
          {t('Deposit')}
        </Button>
      </Row>
    ),
    disabled: (
      <Row>
        {sizes.map((size) => (
          <Button key={size} size={size} disabled>
            {t('Confirm')}
          </Button>
        ))}
      </Row>
    ),
    wide: <Button wide>{t('Confirm')}</Button>,
    focused: (
      <Focused>
        <Button variant="secondary">{t('Transfer')}</Button>
      </Focused>
    ),
    link: (
      <Row>
        <ButtonLink href="#/button">{t('Records')}</ButtonLink>
        <ButtonLink href="#/button" data-variant="secondary" data-size="small">
          {t('Records')}
        </ButtonLink>
      </Row>
    ),
    copy: (
      <Row>
        <CopyButton text="TQk4u9">{t('Copy')}</CopyButton>
        <CopyButton text="TQk4u9" size="small" variant="secondary">
          {t('Copy')}
        </CopyButton>
      </Row>
    ),
  }),
});
