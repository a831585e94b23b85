import { useContext } from 'react';
import styled from 'styled-components';
import { moneyParts, type MoneyParts, type MoneyValue } from './formatMoney';
import { MASK, HiddenAmounts } from './amountMask';
import { textScale } from '../theme/textScale';
import { theme } from '../theme/theme';
import { type } from '../theme/typography';

const sizes = ['xl', 'l', 'm', 's', 'row'] as const;
const pxOf = { xl: 42, l: 32, m: 24, s: 18, row: 17 };
type Size = (typeof sizes)[number];

export type MoneyProps = {
  value: MoneyValue;
  size?: Size;
  /** How many characters fit at this size (`12,480.50` has nine): a longer amount gets a smaller size and is not cut off. */
  maxChars?: number;
  tone?: 'gold' | 'plain' | 'auto';
  signed?: boolean;
  currency?: '¥' | 'USDT';
  /** Shown even when the player hides amounts: a price, a rule, a limit, an amount being typed or sent. */
  unmasked?: boolean;
};

/**
 * An amount in the figures font, masked while the player hides amounts unless it is `unmasked`. `auto` is gold when it is above
 * zero: use it only for money that is or becomes the player's.
 */
export function Money({
  value,
  size = 'row',
  maxChars,
  tone = 'plain',
  signed = false,
  currency = '¥',
  unmasked = false,
}: MoneyProps) {
  const maskLabel = useContext(HiddenAmounts);
  const parts = moneyParts(value, signed);
  if (!parts) return <Sum data-size={size}>—</Sum>;
  if (maskLabel !== undefined && !unmasked)
    return (
      <Sum role="img" aria-label={maskLabel} data-size={size} data-hidden data-tone={tone === 'gold' ? tone : undefined}>
        {MASK}
      </Sum>
    );
  const { sign, whole, decimals } = parts;
  const isGain = sign !== '−' && /[1-9]/.test(whole + decimals);
  const isGold = tone === 'gold' || (tone === 'auto' && isGain);
  const label = currency === '¥' ? `${sign}¥${whole}.${decimals}` : `${sign}${whole}.${decimals} USDT`;
  return (
    // The key makes another amount a new element: otherwise the old one's decimals would visibly jump.
    <Sum
      key={label}
      role="img"
      aria-label={label}
      translate="no"
      data-size={fitting(size, maxChars, parts)}
      data-tone={isGold ? 'gold' : undefined}
    >
      {sign}
      {currency === '¥' && <Yen>¥</Yen>}
      {whole}
      {currency === '¥' ? <Decimals>.{decimals}</Decimals> : `.${decimals}`}
      {currency === 'USDT' && <Unit> USDT</Unit>}
    </Sum>
  );
}

function fitting(size: Size, maxChars: number | undefined, { whole, decimals }: MoneyParts): Size {
  if (maxChars === undefined) return size;
  const signs = whole.length + decimals.length + 1;
  const scale = textScale();
  const fits = (smaller: Size) => signs * pxOf[smaller] * scale <= maxChars * pxOf[size];
  return sizes.slice(sizes.indexOf(size)).find(fits) ?? 'row';
}

const Yen = styled.span`
  margin-right: 0.12em;
  font-size: 0.6em;
`;

const Decimals = styled.span`
  font-size: 0.64em;
`;

const Unit = styled.span`
  font-family: system-ui, sans-serif;
  font-size: max(12px, 0.5em);
  font-weight: 600;
  letter-spacing: 0;
  white-space: pre;
`;

const Sum = styled.span`
  white-space: nowrap;
  ${type.figuresRow}
  &[data-size='row'] :is(${Yen}, ${Decimals}) {
    font-size: 0.8em;
  }
  &[data-size='s'] {
    ${type.figuresS}
  }
  &[data-size='m'] {
    ${type.figuresM}
  }
  &[data-size='l'] {
    ${type.figuresL}
  }
  &[data-size='xl'] {
    ${type.figuresXl}
  }
  &[data-tone] {
    color: ${theme.color.gold};
  }
  &[data-hidden] {
    font-family: system-ui, sans-serif;
  }
`;
