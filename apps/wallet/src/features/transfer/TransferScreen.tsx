import { submitTransfer } from '@parlour/api-client/endpoints/wallet';
import { usePlatform, useTexts } from '@parlour/platform';
import { AppBar } from '@parlour/ui-kit';
import { AsyncContent, loadStateOf } from '@parlour/ui-kit/parts';
import { History } from 'lucide-react';
import styled from 'styled-components';
import { footedPage, LinkIcon, PendingOperations, useWallets, walletTexts } from '#shared';
import { AutoTransferCard } from './AutoTransferCard';
import { ManualTransfer } from './ManualTransfer';
import { TransferSkeleton } from './TransferSkeleton';
import { transferTexts } from './transferTexts';
import { useAutoTransfer } from './useAutoTransfer';

/** Transfers between the central wallet and the venues: automatic or manual. */
export function TransferScreen() {
  const { navigation } = usePlatform();
  const texts = useTexts(transferTexts);
  const shared = useTexts(walletTexts);
  const auto = useAutoTransfer();
  const wallets = useWallets();
  const isManual = auto.isOn === false;
  const state = loadStateOf({
    data: isManual && wallets.venues ? wallets : undefined,
    isLoading: !auto.retry && !wallets.hasFailed,
    retry: () => {
      auto.retry?.();
      if (wallets.hasFailed) wallets.retry();
    },
  });
  return (
    <>
      <AppBar
        title={texts.title}
        backLabel={texts.back}
        onBack={navigation.back}
        action={<LinkIcon to="/transRecord" label={texts.records} icon={<History size={22} strokeWidth={1.75} aria-hidden />} />}
      />
      <Page>
        <PendingOperations of={submitTransfer} venues={wallets.venues} />
        <AutoTransferCard auto={auto} />
        {(isManual || auto.retry) && (
          <AsyncContent
            state={state}
            texts={{ ...shared, failed: shared.venuesFailed, failedText: shared.venuesFailedText }}
            skeleton={<TransferSkeleton />}
          >
            {() => <ManualTransfer wallets={wallets} />}
          </AsyncContent>
        )}
      </Page>
    </>
  );
}

const Page = styled.div`
  ${footedPage}
`;
