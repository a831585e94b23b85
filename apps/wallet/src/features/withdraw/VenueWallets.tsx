import { useRecovery, useTexts } from '@parlour/platform';
import { Money, oneLine, Skeleton, theme, type } from '@parlour/ui-kit';
import styled from 'styled-components';
import { RecoveryButton, SectionHead, VenueBadge, VenueCard, type Wallets } from '#shared';
import { withdrawTexts } from './withdrawTexts';

/** Balances in venues that have to be transferred back before a withdrawal (spec section 9). */
export function VenueWallets({ wallets }: { wallets: Wallets }) {
  const texts = useTexts(withdrawTexts);
  const recovery = useRecovery();
  return (
    <section aria-labelledby="withdrawal-venues">
      <SectionHead>
        <h2 id="withdrawal-venues">{texts.venues}</h2>
        <RecoveryButton recovery={recovery} />
      </SectionHead>
      <VenueCard wallets={wallets} skeleton={<Skeleton height={232} radius="card" />}>
        {({ name, platname, balance }) => (
          <Row key={platname}>
            <VenueBadge code={platname} />
            <b>{name}</b>
            <Money value={balance} tone="gold" />
          </Row>
        )}
      </VenueCard>
    </section>
  );
}

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
