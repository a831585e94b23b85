import { pathTo, useTexts } from '@parlour/platform';
import { Card, FailedState, Money, theme, type, useSettledLoading } from '@parlour/ui-kit';
import { ArrowLeftRight } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { AllVenuesButton, LinkIcon, VenueBadge, type Wallets, walletTexts } from '#shared';
import { overviewTexts } from './overviewTexts';
import { VenueSkeleton } from './VenueSkeleton';

const FOLDED = 3;

/** What lies in each venue, the first three until unfolded. */
export function VenueList({ wallets: { venues, hasFailed, retry } }: { wallets: Wallets }) {
  const texts = useTexts(overviewTexts);
  const shared = useTexts(walletTexts);
  const [isOpen, setOpen] = useState(false);
  const isWaiting = venues === undefined && !hasFailed;
  const showsSkeleton = useSettledLoading(isWaiting);
  if (hasFailed)
    return <FailedState title={shared.venuesFailed} text={shared.venuesFailedText} retryLabel={shared.retry} onRetry={retry} />;
  if (venues === undefined || showsSkeleton) return <VenueSkeleton label={shared.loading} isShown={showsSkeleton} />;
  if (venues.length === 0) return <Nothing>{shared.noVenues}</Nothing>;
  const shown = isOpen ? venues : venues.slice(0, FOLDED);
  return (
    <Card data-flush>
      <ul>
        {shown.map(({ name, platname, balance }) => (
          <Row key={platname}>
            <VenueBadge code={platname} />
            <div>
              <b>{name}</b>
              <Money value={balance} tone="gold" />
              <LinkIcon
                to={pathTo('/transfer', { venue: platname })}
                label={texts.transferWith(name)}
                icon={<ArrowLeftRight size={18} strokeWidth={2} aria-hidden />}
              />
            </div>
          </Row>
        ))}
      </ul>
      {venues.length > FOLDED && (
        <Foot>
          <AllVenuesButton count={venues.length} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
        </Foot>
      )}
    </Card>
  );
}

const Nothing = styled(Card)`
  ${type.body}
  color: ${theme.color.text2};
  text-align: center;
`;

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: 12px;
  padding-left: 14px;
  & > div {
    position: relative;
    display: flex;
    align-items: center;
    gap: 4px;
    flex: 1;
    min-width: 0;
    min-height: 68px;
    padding-right: 2px;
    & > b {
      ${type.label} flex: 1;
      min-width: 0;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
  &:not(:last-child) > div::after {
    content: '';
    position: absolute;
    inset: auto 14px 0 0;
    height: 1px;
    background: ${theme.color.hairline};
  }
`;

const Foot = styled.div`
  box-shadow: inset 0 1px ${theme.color.hairline};
`;
