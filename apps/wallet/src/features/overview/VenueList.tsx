import { pathTo, useTexts } from '@parlour/platform';
import { Money, oneLine, theme, type } from '@parlour/ui-kit';
import { ArrowLeftRight } from 'lucide-react';
import styled from 'styled-components';
import { LinkIcon, type Recovered, VenueBadge, VenueCard, type Wallets } from '#shared';
import { overviewTexts } from './overviewTexts';
import { RecoveredNote } from './RecoveredNote';
import { VenueSkeleton } from './VenueSkeleton';

interface VenueListProps {
  readonly wallets: Wallets;
  /** Results of the last recovery, by `platname`. */
  readonly recovered: ReadonlyMap<string, Recovered>;
}

/** The balance of each venue, those too that are folded if a recovery emptied or could not empty them. */
export function VenueList({ wallets, recovered }: VenueListProps) {
  const texts = useTexts(overviewTexts);
  return (
    <VenueCard wallets={wallets} skeleton={<VenueSkeleton />} isShown={({ platname }) => recovered.has(platname)}>
      {({ name, platname, balance }) => (
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
      )}
    </VenueCard>
  );
}

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
