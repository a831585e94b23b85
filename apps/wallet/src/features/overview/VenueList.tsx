import { pathTo, useTexts } from '@parlour/platform';
import { Card, Money, oneLine, theme, type } from '@parlour/ui-kit';
import { AsyncContent, loadStateOf } from '@parlour/ui-kit/parts';
import { ArrowLeftRight } from 'lucide-react';
import styled from 'styled-components';
import { AllVenuesButton, LinkIcon, type Recovered, VenueBadge, useFold, type Wallets, walletTexts } from '#shared';
import { overviewTexts } from './overviewTexts';
import { RecoveredNote } from './RecoveredNote';
import { VenueSkeleton } from './VenueSkeleton';

const FOLDED = 3;

interface VenueListProps {
  readonly wallets: Wallets;
  /** Results of the last recovery, by `platname`. */
  readonly recovered: ReadonlyMap<string, Recovered>;
}

/** The balance of each venue. Shows the first three until unfolded, and all venues that a recovery emptied or could not empty. */
export function VenueList({ wallets: { venues, hasFailed, retry }, recovered }: VenueListProps) {
  const texts = useTexts(overviewTexts);
  const shared = useTexts(walletTexts);
  const fold = useFold(venues ?? [], FOLDED, ({ platname }) => recovered.has(platname));
  const state = loadStateOf({ data: venues, isLoading: !hasFailed, retry }, ({ length }) => length === 0);
  return (
    <AsyncContent
      state={state}
      texts={{ ...shared, failed: shared.venuesFailed, failedText: shared.venuesFailedText }}
      skeleton={<VenueSkeleton />}
      empty={<Nothing>{shared.noVenues}</Nothing>}
    >
      {() => (
        <Card data-flush>
          <ul>
            {fold.shown.map(({ name, platname, balance }) => (
              <Row key={platname}>
                <VenueBadge code={platname} />
                <div>
                  <span>
                    <b>{name}</b>
                    <RecoveredNote recovered={recovered.get(platname)} />
                  </span>
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

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: 12px;
  padding-left: 14px;
  & > div {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 4px;
    flex: 1;
    min-width: 0;
    min-height: 68px;
    padding-right: 2px;
    padding-block: 8px;
    & > span:first-child {
      display: grid;
      flex: 1 1 calc(76px * ${theme.textWidth});
      min-width: 0;
    }
    & b {
      ${type.label}
      ${oneLine}
    }
  }
  @media (max-width: 279px) {
    & > :first-child {
      display: none;
    }
    & > div > span:first-child {
      flex-basis: 100%;
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
