import type { VenueBalance } from '@parlour/api-client/endpoints/wallet';
import { useTexts } from '@parlour/platform';
import { Card, theme, type } from '@parlour/ui-kit';
import { AsyncContent, loadStateOf } from '@parlour/ui-kit/parts';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { walletTexts } from '../walletTexts';
import { AllVenuesButton } from './AllVenuesButton';
import { useFold } from './useFold';
import type { Wallets } from './useWallets';

const FOLDED = 3;

interface VenueCardProps {
  readonly wallets: Wallets;
  readonly skeleton: ReactNode;
  /** Venues that are shown though the list is folded. */
  readonly isShown?: (venue: VenueBalance) => boolean;
  /** One venue, as a list item with its key. */
  readonly children: (venue: VenueBalance) => ReactNode;
}

/** The venues, three until unfolded; or that they are loading, failed to load, or are none. */
export function VenueCard({ wallets: { venues, hasFailed, retry }, skeleton, isShown, children }: VenueCardProps) {
  const texts = useTexts(walletTexts);
  const fold = useFold(venues ?? [], FOLDED, isShown);
  const state = loadStateOf({ data: venues, isLoading: !hasFailed, retry }, ({ length }) => length === 0);
  return (
    <AsyncContent
      state={state}
      texts={{ ...texts, failed: texts.venuesFailed, failedText: texts.venuesFailedText }}
      skeleton={skeleton}
      empty={<Nothing>{texts.noVenues}</Nothing>}
    >
      {() => (
        <Card data-flush>
          <ul>{fold.shown.map(children)}</ul>
          <AllVenuesButton fold={fold} />
        </Card>
      )}
    </AsyncContent>
  );
}

const Nothing = styled(Card)`
  ${type.body}
  color: ${theme.color.text2};
  text-align: center;
`;
