import { submitWithdrawal } from '@parlour/api-client/endpoints/wallet';
import { useTexts } from '@parlour/platform';
import { Button } from '@parlour/ui-kit';
import { Segment } from '@parlour/ui-kit/parts';
import { useId } from 'react';
import styled from 'styled-components';
import { footedPage, partsOf, PayPasswordField, QuickAmounts, SendFoot, PendingOperations, useWallets } from '#shared';
import { AvailableMoney } from './AvailableMoney';
import { Obstacles } from './Obstacles';
import { TargetPicker } from './TargetPicker';
import { useWithdrawal } from './useWithdrawal';
import { VenueWallets } from './VenueWallets';
import { WithdrawalSummary } from './WithdrawalSummary';
import { LEAST } from './withdrawRules';
import { withdrawTexts } from './withdrawTexts';

/** A withdrawal to a USDT address or a bank card. */
export function WithdrawalScreen() {
  const texts = useTexts(withdrawTexts);
  const panelId = useId();
  const wallets = useWallets();
  const withdrawal = useWithdrawal(wallets);
  const { targets, choose, draft, errorAt, change } = withdrawal;
  const { kind } = targets;
  return (
    <Form noValidate data-sends={submitWithdrawal.name} onSubmit={withdrawal.onSubmit}>
      <PendingOperations of={submitWithdrawal} />
      <Segment
        as="tabs"
        label={texts.kinds}
        value={`${kind}`}
        panelId={panelId}
        onChange={(chosen) => choose(chosen === '1' ? 1 : 2)}
        options={(['2', '1'] as const).map((value) => ({ value, label: texts.kind[value] }))}
      />
      <Panel id={panelId} role="tabpanel" aria-label={texts.kind[kind]}>
        <AvailableMoney central={wallets.central} turnover={withdrawal.turnover} />
        <TargetPicker withdrawal={withdrawal} />
        <WithdrawalSummary withdrawal={withdrawal} central={wallets.central} />
        <QuickAmounts amount={draft.amount} choices={partsOf(wallets.central, LEAST)} onChoose={(amount) => change({ amount })} />
        <PayPasswordField
          name="password"
          value={draft.password}
          error={errorAt('password')}
          onChange={(password) => change({ password })}
        />
        <Obstacles withdrawal={withdrawal} central={wallets.central} />
        {withdrawal.turnover !== undefined && <VenueWallets wallets={wallets} />}
      </Panel>
      <SendFoot>
        <Button type="submit" wide busy={withdrawal.isBusy}>
          {texts.submit}
        </Button>
      </SendFoot>
    </Form>
  );
}

const Form = styled.form`
  ${footedPage}
  gap: 16px;
`;

const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
`;
