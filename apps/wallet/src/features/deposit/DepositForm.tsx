import { submitDeposit } from '@parlour/api-client/endpoints/wallet';
import { useTexts } from '@parlour/platform';
import { Button, formatMoney, Money, theme } from '@parlour/ui-kit';
import { AmountEntry } from '@parlour/ui-kit/parts';
import Big from 'big.js';
import { ShieldCheck } from 'lucide-react';
import styled from 'styled-components';
import { footedPage, ForbiddenLine, formatExact, QuickAmounts, SendFoot, PendingOperations, walletTexts } from '#shared';
import { BankFields } from './BankFields';
import { storeDepositDraft } from './depositDraft';
import { isInRange } from './depositRules';
import { depositTexts } from './depositTexts';
import { MethodPicker } from './MethodPicker';
import { ProtocolPicker } from './ProtocolPicker';
import { ReceivingAccounts } from './ReceivingAccounts';
import type { OpenDeposit } from './useDeposit';

/** The form for the chosen method. */
export function DepositForm({ deposit }: { deposit: OpenDeposit }) {
  const texts = useTexts(depositTexts);
  const shared = useTexts(walletTexts);
  const { draft, range, rate, errorAt, change } = deposit;
  const isUsdt = draft.paytype === 'usdt';
  const isBank = draft.paytype === 'bank';
  return (
    <Form noValidate data-sends={submitDeposit.name} onSubmit={deposit.onSubmit}>
      <MethodPicker methods={deposit.methods} value={draft.paytype} onChange={(paytype) => change({ paytype })} />
      {isUsdt && (
        <ProtocolPicker
          value={draft.catepay}
          onChange={(catepay) => change({ catepay })}
          onLearn={() => storeDepositDraft(draft)}
        />
      )}
      {isBank && <ReceivingAccounts />}
      <Sum>
        <AmountEntry
          label={texts.amount}
          name="amount"
          value={draft.amount}
          onChange={(amount) => change({ amount })}
          limits={
            range.max_price === undefined
              ? `≥ ${whole(range.min_price)}`
              : `${whole(range.min_price)} – ${whole(range.max_price)}`
          }
          error={errorAt('amount')}
          unreadable={shared.unreadable}
        >
          {isUsdt && (
            <Receipt>
              <span>{`${texts.youSend} · ${texts.rate(formatExact(rate))}`}</span>
              <Money unmasked value={deposit.usdt} currency="USDT" tone="gold" />
            </Receipt>
          )}
        </AmountEntry>
        <QuickAmounts amount={draft.amount} choices={quickAmounts(range)} onChoose={(amount) => change({ amount })} />
      </Sum>
      {isBank && <BankFields draft={draft} errorAt={errorAt} onChange={change} />}
      {isUsdt && (
        <Note>
          <ShieldCheck size={16} strokeWidth={2} aria-hidden />
          <span>{texts.exactly}</span>
        </Note>
      )}
      {/* At the end of the form: an order from the records arrives late, and must not move a field that somebody is about
          to touch. */}
      <PendingOperations of={submitDeposit} />
      <SendFoot>
        <ForbiddenLine message={deposit.forbidden} />
        <Button type="submit" wide busy={deposit.isBusy}>
          {isBank ? texts.submitBank : texts.submit}
        </Button>
      </SendFoot>
    </Form>
  );
}

/** Common amounts that the range allows. */
function quickAmounts(range: OpenDeposit['range']) {
  return ['500', '1000', '2000', '5000'].map((amount) => ({ label: whole(amount), amount, isAllowed: isInRange(amount, range) }));
}

function whole(amount: string): string {
  return formatMoney(new Big(amount)).replace(/\.00$/, '');
}

const Form = styled.form`
  ${footedPage}
  gap: 20px;
`;

const Sum = styled.div`
  display: grid;
  gap: 12px;
`;

const Receipt = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 4px 12px;
  min-height: 24px;
`;

const Note = styled.p`
  display: flex;
  gap: 8px;
  font-size: 13px;
  line-height: 18px;
  color: ${theme.color.text3};
  & > svg {
    flex: none;
    margin-top: 1px;
  }
`;
