import { MASK, HiddenAmounts, Money } from '@parlour/ui-kit';
import { MaskedText } from '@parlour/ui-kit/parts';
import { Column } from '../../Column';
import { definePage } from '../../definePage';
import { Row } from '../../Row';

const sizes = ['xl', 'l', 'm', 's', 'row'] as const;

export const money = definePage({
  title: 'Money',
  of: ['Money', 'HiddenAmounts', 'MASK', 'MaskedText', 'formatMoney', 'moneyParts'],
  states: (t) => ({
    sizes: (
      <Column>
        {sizes.map((size) => (
          <Money key={size} value="12480.5" size={size} />
        ))}
      </Column>
    ),
    tones: (
      <Row>
        <Money value="88" tone="gold" />
        <Money value="88" tone="auto" signed />
        <Money value="-20" tone="auto" signed />
        <Money value="0" tone="auto" signed />
      </Row>
    ),
    unknown: <Money value={undefined} />,
    'long, in little room': <Money value="123456789012.34" size="xl" maxChars={9} />,
    // The mask is rendered in the system font.
    'hidden, but for a price': (
      <HiddenAmounts value={t('hidden')}>
        <Row data-hide-text>
          <Money value="12480.5" size="m" tone="gold" />
          <Money value="12480.5" />
          <Money unmasked value="100" />
          <span>
            <MaskedText>{`${t('Balance')} ${MASK}`}</MaskedText>
          </span>
        </Row>
      </HiddenAmounts>
    ),
    // The unit is rendered in the system font.
    USDT: (
      <div data-hide-text>
        <Money value="1888.25" size="m" currency="USDT" />
      </div>
    ),
  }),
});
