import { Button, ButtonLink } from '@parlour/ui-kit';
import { CopyButton } from '@parlour/ui-kit/parts';
import { ArrowDownToLine } from 'lucide-react';
import { definePage } from '../definePage';
import { Focused } from '../Focused';
import { Row } from '../Row';

const variants = ['primary', 'secondary', 'outline', 'quiet', 'destructive'] as const;
const sizes = ['large', 'medium', 'small'] as const;
const icon = <ArrowDownToLine strokeWidth={1.75} aria-hidden />;

export const button = definePage({
  title: 'Button',
  of: ['Button', 'ButtonLink', 'CopyButton'],
  states: (say) => ({
    variants: (
      <Row>
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {say('Deposit')}
          </Button>
        ))}
      </Row>
    ),
    sizes: (
      <Row>
        {sizes.map((size) => (
          <Button key={size} size={size} icon={icon}>
            {say('Deposit')}
          </Button>
        ))}
      </Row>
    ),
    busy: (
      <Row>
        {variants.map((variant) => (
          <Button key={variant} variant={variant} size="medium" busy>
            {say('Withdraw')}
          </Button>
        ))}
        <Button size="medium" icon={icon} busy>
          {say('Deposit')}
        </Button>
      </Row>
    ),
    disabled: (
      <Row>
        {sizes.map((size) => (
          <Button key={size} size={size} disabled>
            {say('Confirm')}
          </Button>
        ))}
      </Row>
    ),
    wide: <Button wide>{say('Confirm')}</Button>,
    focused: (
      <Focused>
        <Button variant="secondary">{say('Transfer')}</Button>
      </Focused>
    ),
    link: (
      <Row>
        <ButtonLink href="#/button">{say('Records')}</ButtonLink>
        <ButtonLink href="#/button" data-variant="secondary" data-size="small">
          {say('Records')}
        </ButtonLink>
      </Row>
    ),
    copy: (
      <Row>
        <CopyButton text="TQk4u9">{say('Copy')}</CopyButton>
        <CopyButton text="TQk4u9" size="small" variant="secondary">
          {say('Copy')}
        </CopyButton>
      </Row>
    ),
  }),
});
