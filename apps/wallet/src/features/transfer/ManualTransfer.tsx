import { submitTransfer } from '@parlour/api-client/endpoints/wallet';
import { useTexts } from '@parlour/platform';
import { Button, theme } from '@parlour/ui-kit';
import { AmountEntry } from '@parlour/ui-kit/parts';
import styled from 'styled-components';
import { ForbiddenLine, partsOf, QuickAmounts, SendFoot, type Wallets, walletTexts } from '#shared';
import { SidePair } from './SidePair';
import { transferTexts } from './transferTexts';
import { useTransfer } from './useTransfer';
import { VenueGrid } from './VenueGrid';

/** Source, target and amount of a manual transfer, and the balance of each venue. */
export function ManualTransfer({ wallets }: { wallets: Wallets }) {
  const texts = useTexts(transferTexts);
  const shared = useTexts(walletTexts);
  const transfer = useTransfer(wallets);
  const { draft, errorAt, change } = transfer;
  return (
    <Form noValidate data-sends={submitTransfer.name} onSubmit={transfer.onSubmit}>
      <SidePair transfer={transfer} />
      <Amount>
        <AmountEntry
          label={texts.amount}
          name="amount"
          value={draft.amount}
          onChange={(amount) => change({ amount })}
          error={errorAt('amount')}
          unreadable={shared.unreadable}
        />
        <Button variant="quiet" size="small" onClick={transfer.takeAll}>
          {texts.all}
        </Button>
      </Amount>
      <QuickAmounts amount={draft.amount} choices={partsOf(transfer.atHand)} onChoose={(amount) => change({ amount })} />
      <VenueGrid wallets={wallets} draft={draft} onPick={transfer.pickVenue} />
      <SendFoot>
        <ForbiddenLine message={transfer.forbidden} />
        <Button type="submit" wide busy={transfer.isBusy} disabled={wallets.venues?.length === 0}>
          {texts.submit}
        </Button>
      </SendFoot>
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  flex-direction: column;
  flex: 1;
  gap: 12px;
`;

const Amount = styled.div`
  position: relative;
  & input {
    padding-right: 72px;
  }
  & > button {
    position: absolute;
    top: 46px;
    right: 16px;
    min-width: 48px;
    background-color: ${theme.color.card};
    background-image: linear-gradient(${theme.color.accentSoft} 0 0);
  }
`;
