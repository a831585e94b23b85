import { useRecovery, useTexts } from '@parlour/platform';
import { Card, Money, oneLine, Skeleton, theme, type } from '@parlour/ui-kit';
import { AsyncContent, loadStateOf } from '@parlour/ui-kit/parts';
import styled from 'styled-components';
import { AllVenuesButton, RecoveryButton, SectionHead, useFold, VenueBadge, type Wallets, walletTexts } from '#shared';
import { withdrawTexts } from './withdrawTexts';

const FOLDED = 3;

/** Balances in venues that have to be transferred back before a withdrawal; three until unfolded (spec section 9). */
export function VenueWallets({ wallets: { venues, hasFailed, retry } }: { wallets: Wallets }) {
  const texts = useTexts(withdrawTexts);
  const shared = useTexts(walletTexts);
  const recovery = useRecovery();
  const fold = useFold(venues ?? [], FOLDED);
  const state = loadStateOf({ data: venues, isLoading: !hasFailed, retry }, ({ length }) => length === 0);
  return (
    <section aria-labelledby="withdrawal-venues">
      <SectionHead>
        <h2 id="withdrawal-venues">{texts.venues}</h2>
        <RecoveryButton recovery={recovery} />
      </SectionHead>
      <AsyncContent
        state={state}
        texts={{ ...shared, failed: shared.venuesFailed, failedText: shared.venuesFailedText }}
        skeleton={<Skeleton height={232} radius="card" />}
        empty={<Nothing>{shared.noVenues}</Nothing>}
      >
        {() => (
          <Card data-flush>
            <ul>
              {fold.shown.map(({ name, platname, balance }) => (
                <Row key={platname}>
                  <VenueBadge code={platname} />
                  <b>{name}</b>
                  <Money value={balance} tone="gold" />
                </Row>
              ))}
            </ul>
            <AllVenuesButton fold={fold} />
          </Card>
        )}
      </AsyncContent>
    </section>
  );
}

const Nothing = styled.p`
  ${type.body}
  color: ${theme.color.text2};
`;

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 60px;
  padding: 8px 16px 8px 14px;
  & + & {
    box-shadow: inset 0 1px ${theme.color.hairline};
  }
  & > b {
    flex: 1;
    min-width: 0;
    ${type.label}
    ${oneLine}
  }
`;
