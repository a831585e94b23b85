import { useTexts } from '@parlour/platform';
import { formatMoney, Money, theme } from '@parlour/ui-kit';
import { AmountEntry } from '@parlour/ui-kit/parts';
import styled from 'styled-components';
import { formatExact, type Known, maxAmountOf, walletTexts } from '#shared';
import type { Withdrawal } from './useWithdrawal';
import { LEAST, protocolOf } from './withdrawRules';
import { withdrawTexts } from './withdrawTexts';

/** The amount to enter, and the amount that is paid out. */
export function WithdrawalSummary({ withdrawal, central }: { withdrawal: Withdrawal; central: Known }) {
  const texts = useTexts(withdrawTexts);
  const shared = useTexts(walletTexts);
  const { targets, card, draft, receipt, errorAt, change } = withdrawal;
  const { kind } = targets;
  return (
    <AmountEntry
      label={texts.amount}
      name="amount"
      value={draft.amount}
      onChange={(amount) => change({ amount })}
      limits={texts.least(LEAST)}
      error={errorAt('amount')}
      unreadable={shared.unreadable}
      action={
        <All type="button" disabled={maxAmountOf(central) === ''} onClick={() => change({ amount: maxAmountOf(central) })}>
          {texts.all}
        </All>
      }
      total={
        <>
          <span>{texts.receive}</span>
          {kind === 2 ? (
            <Money unmasked value={receipt?.net} size="l" maxChars={9} currency="USDT" tone="gold" />
          ) : (
            <Money unmasked value={draft.amount || '0'} size="l" maxChars={11} tone="gold" />
          )}
        </>
      }
    >
      {kind === 2 && (
        <Lines>
          <dt>{texts.rate}</dt>
          <dd>{receipt ? texts.rateOf(formatExact(receipt.rate)) : '—'}</dd>
          <dt>{texts.inUsdt}</dt>
          <dd>{formatMoney(receipt?.usdt)}</dd>
          <dt>{texts.fee(protocolOf(card?.bank_owner))}</dt>
          <dd>{receipt ? `− ${formatExact(receipt.fee)}` : '—'}</dd>
        </Lines>
      )}
    </AmountEntry>
  );
}

const All = styled.button`
  min-width: 44px;
  min-height: 44px;
  padding-inline: 12px;
  font-size: 14px;
  font-weight: 650;
  color: ${theme.color.accentText};
  &:disabled {
    color: ${theme.color.text3};
    cursor: default;
  }
`;

const Lines = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 6px 12px;
  margin: 0;
  & > dd {
    margin: 0;
    text-align: right;
    color: ${theme.color.text};
  }
`;
