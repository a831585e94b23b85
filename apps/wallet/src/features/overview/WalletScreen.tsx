import { useTexts } from '@parlour/platform';
import { theme } from '@parlour/ui-kit';
import styled from 'styled-components';
import {
  RecoveryButton,
  SectionHead,
  PendingOperationsCard,
  pendingOperationsTexts,
  useRecoveryByVenue,
  usePendingOperations,
  useWallets,
} from '#shared';
import { AssetsCard } from './AssetsCard';
import { overviewTexts } from './overviewTexts';
import { VenueList } from './VenueList';
import { WalletActions } from './WalletActions';

/** All the player's money: both wallets, deposits and withdrawals, and the balance of each venue. */
export function WalletScreen() {
  const texts = useTexts(overviewTexts);
  const wallets = useWallets();
  const recovery = useRecoveryByVenue(wallets);
  const underway = usePendingOperations();
  const { title } = useTexts(pendingOperationsTexts);
  return (
    <Page>
      <AssetsCard wallets={wallets} />
      <WalletActions />
      <PendingOperationsCard lines={underway.lost} venues={wallets.venues} onDismiss={underway.dismiss} />
      <section aria-labelledby="venues">
        <SectionHead>
          <h2 id="venues">{texts.venues}</h2>
          <RecoveryButton recovery={recovery} />
        </SectionHead>
        <VenueList wallets={wallets} recovered={recovery.results} />
      </section>
      <section aria-labelledby={underway.known.length > 0 ? 'underway' : undefined}>
        {underway.known.length > 0 && (
          <SectionHead>
            <h2 id="underway">{title}</h2>
          </SectionHead>
        )}
        <PendingOperationsCard lines={underway.known} venues={wallets.venues} onDismiss={underway.dismiss} />
      </section>
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  padding: 4px ${theme.gutter} 24px;
`;
