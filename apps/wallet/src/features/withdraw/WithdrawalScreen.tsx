import { submitWithdrawal } from '@parlour/api-client/endpoints/wallet';
import { useTexts } from '@parlour/platform';
import { Button, theme } from '@parlour/ui-kit';
import { Field, Segment } from '@parlour/ui-kit/parts';
import { KeyRound } from 'lucide-react';
import { type SubmitEvent, useId } from 'react';
import styled from 'styled-components';
import { FormFoot, UnderwayLines, useWallets } from '#shared';
import { MoneyAtHand } from './MoneyAtHand';
import { Obstacles } from './Obstacles';
import { TargetPicker } from './TargetPicker';
import { useWithdrawal } from './useWithdrawal';
import { VenueWallets } from './VenueWallets';
import { WithdrawalTicket } from './WithdrawalTicket';
import { withdrawTexts } from './withdrawTexts';

/** Money out, to a USDT address or a bank card. */
export function WithdrawalScreen() {
  const texts = useTexts(withdrawTexts);
  const panelId = useId();
  const wallets = useWallets();
  const withdrawal = useWithdrawal(wallets);
  const { targets, choose, draft, broken, change } = withdrawal;
  const { kind } = targets;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void withdrawal.submit(event.currentTarget);
  };
  return (
    <Form noValidate onSubmit={submit}>
      <Segment
        as="tabs"
        label={texts.kinds}
        value={`${kind}`}
        panelId={panelId}
        onChange={(chosen) => choose(chosen === '1' ? 1 : 2)}
        options={(['2', '1'] as const).map((value) => ({ value, label: texts.kind[value] }))}
      />
      <Panel id={panelId} role="tabpanel" aria-label={texts.kind[kind]}>
        <MoneyAtHand central={wallets.central} turnover={withdrawal.turnover} />
        <TargetPicker withdrawal={withdrawal} />
        <WithdrawalTicket withdrawal={withdrawal} central={wallets.central} />
        <Field
          name="password"
          type="password"
          label={texts.password}
          revealLabel={texts.showPassword}
          icon={<KeyRound size={20} strokeWidth={1.75} aria-hidden />}
          value={draft.password}
          error={broken?.field === 'password' ? broken.message : undefined}
          maxLength={32}
          autoComplete="off"
          onChange={(event) => change({ password: event.target.value })}
        />
        <Obstacles withdrawal={withdrawal} central={wallets.central} />
        {withdrawal.turnover !== undefined && <VenueWallets wallets={wallets} />}
      </Panel>
      <FormFoot>
        <UnderwayLines of={submitWithdrawal} />
        <Button type="submit" wide busy={withdrawal.isSending}>
          {texts.submit}
        </Button>
      </FormFoot>
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: 16px;
  min-height: calc(100dvh - 56px - ${theme.safe.top} - ${theme.safe.bottom});
  padding: 4px ${theme.gutter} 0;
  & :is(input, select, button, a) {
    scroll-margin-block: 72px 104px;
  }
`;

const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
`;
