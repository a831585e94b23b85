import { Link, useTexts } from '@parlour/platform';
import { RefreshButton } from '@parlour/platform/refresh';
import { oneLine, theme, type, VisuallyHidden } from '@parlour/ui-kit';
import { FilterChips } from '@parlour/ui-kit/parts';
import { ReceiptText } from 'lucide-react';
import styled from 'styled-components';
import { OfferList } from './OfferList';
import { offersTexts } from './offersTexts';
import { useOffers } from './useOffers';

/** All offers, or those of the type in the URL. */
export function OffersScreen() {
  const texts = useTexts(offersTexts);
  const { chosen, choose, types, offers } = useOffers();
  return (
    <Page>
      <Header>
        <h1>{texts.title}</h1>
        <div>
          <RefreshButton />
          <Link to="/activityRecord" aria-label={texts.applications}>
            <ReceiptText size={22} strokeWidth={1.75} aria-hidden />
          </Link>
        </div>
      </Header>
      <FilterChips
        label={texts.kinds}
        name="type"
        value={chosen}
        onChange={choose}
        options={[{ value: '', label: texts.all }, ...types.map(({ id, name }) => ({ value: id, label: name }))]}
      />
      <VisuallyHidden aria-live="polite">{offers.status === 'ready' && texts.count(offers.data.length)}</VisuallyHidden>
      <OfferList offers={offers} onShowAll={chosen === '' ? undefined : () => choose('')} />
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  padding: calc(15px + ${theme.safe.top}) ${theme.gutter} 16px;
`;

const Header = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 45px;
  padding-left: 4px;
  & > h1 {
    min-width: 0;
    ${type.title}
    ${oneLine}
  }
  & > div {
    display: flex;
    margin-right: -4px;
  }
  & a {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border-radius: ${theme.radius.medium};
  }
`;
