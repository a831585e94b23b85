import styled from 'styled-components';
import { moneyParts, type MoneyValue } from './formatMoney';
import { theme } from './theme';
import { type } from './type';

export type MoneyProps = {
  value: MoneyValue;
  size?: 'xl' | 'l' | 'm' | 's' | 'row';
  tone?: 'gold' | 'plain' | 'auto';
  signed?: boolean;
  currency?: '¥' | 'USDT';
};

/** An amount in the figures. `auto` is gold when it is above zero: use it only for money that is or becomes the player's. */
export function Money({ value, size = 'row', tone = 'plain', signed = false, currency = '¥' }: MoneyProps) {
  const parts = moneyParts(value, signed);
  if (!parts) return <Sum data-size={size}>—</Sum>;
  const { sign, whole, decimals } = parts;
  const isGain = sign !== '−' && /[1-9]/.test(whole + decimals);
  const isGold = tone === 'gold' || (tone === 'auto' && isGain);
  const spoken = currency === '¥' ? `${sign}¥${whole}.${decimals}` : `${sign}${whole}.${decimals} USDT`;
  return (
    <Sum role="img" aria-label={spoken} data-size={size} data-tone={isGold ? 'gold' : undefined}>
      {sign}
      {currency === '¥' && <Yen>¥</Yen>}
      {whole}
      {currency === '¥' ? <Decimals>.{decimals}</Decimals> : `.${decimals}`}
      {currency === 'USDT' && <Unit> USDT</Unit>}
    </Sum>
  );
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
`;
