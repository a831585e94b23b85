import { useTexts } from '@parlour/platform';
import { Money, oneLine, theme, type } from '@parlour/ui-kit';
import { useAmountMask } from '@parlour/ui-kit/parts';
import styled from 'styled-components';
import {
  AllVenuesButton,
  RecoveryButton,
  SectionHead,
  useFold,
  useRecoveryByVenue,
  VenueBadge,
  type Wallets,
  walletTexts,
} from '#shared';
import type { TransferDraft } from './transferRules';
import { transferTexts } from './transferTexts';
import { venueColumns } from './venueColumns';

const FOLDED = 4;

interface VenueGridProps {
  readonly wallets: Wallets;
  readonly draft: TransferDraft;
  readonly onPick: (venue: string) => void;
}

/** The balance of each venue, the first four until unfolded. A tap selects the venue for the transfer. */
export function VenueGrid({ wallets: { venues = [] }, draft, onPick }: VenueGridProps) {
  const texts = useTexts(transferTexts);
  const shared = useTexts(walletTexts);
  const { isHidden } = useAmountMask();
  const recovery = useRecoveryByVenue({ venues });
  const fold = useFold(venues, FOLDED);
  return (
    <section aria-labelledby="venue-wallets">
      <SectionHead>
        <h2 id="venue-wallets">{texts.venueWallets}</h2>
        <RecoveryButton recovery={recovery} />
      </SectionHead>
      {venues.length === 0 && <Nothing>{shared.noVenues}</Nothing>}
      <Grid style={{ gridTemplateColumns: venueColumns(isHidden ? [] : venues) }}>
        {fold.shown.map(({ name, platname, balance }) => (
          <Tile
            key={platname}
            type="button"
            aria-pressed={platname === draft.sourcetype || platname === draft.targettype}
            onClick={() => onPick(platname)}
          >
            <VenueBadge code={platname} />
            <span>
              <small>{name}</small>
              <Money value={balance} tone="gold" />
            </span>
          </Tile>
        ))}
      </Grid>
      <AllVenuesButton fold={fold} />
    </section>
  );
}

const Nothing = styled.p`
  ${type.body}
  color: ${theme.color.text2};
`;

const Grid = styled.div`
  display: grid;
  gap: 8px;
`;

const Tile = styled.button`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 68px;
  padding: 8px 12px;
  border-radius: ${theme.radius.field};
  background: ${theme.color.card};
  box-shadow: ${theme.shadow.card};
  text-align: left;
  transition: transform ${theme.motion.press};
  &:active {
    transform: scale(0.98);
  }
  &[aria-pressed='true'] {
    box-shadow: inset 0 0 0 2px ${theme.color.accent};
  }
  & > span:last-child {
    display: grid;
    min-width: 0;
  }
  & small {
    ${type.caption} color: ${theme.color.text2};
    ${oneLine}
  }
`;
