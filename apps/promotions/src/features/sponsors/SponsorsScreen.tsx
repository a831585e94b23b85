import { pathTo, useTexts } from '@parlour/platform';
import { Skeleton, theme, type as styles } from '@parlour/ui-kit';
import { AsyncContent } from '@parlour/ui-kit/parts';
import styled from 'styled-components';
import { BannerCard } from '#shared';
import { sponsorTexts } from './sponsorTexts';
import { sponsorTypes } from './sponsorRules';
import { useSponsors } from './useSponsors';

/** The operator's two sponsorships. */
export function SponsorsScreen() {
  const texts = useTexts(sponsorTexts);
  const sponsors = useSponsors();
  return (
    <Page>
      <h1>{texts.title}</h1>
      <AsyncContent
        state={sponsors}
        texts={texts}
        skeleton={
          <Rows as="div">
            {sponsorTypes.map((type) => (
              <Skeleton key={type} height={174} radius="card" />
            ))}
          </Rows>
        }
      >
        {(find) => (
          <Rows>
            {sponsorTypes.map((type) => {
              const { name, picture, address } = find(type);
              const note = address === undefined ? texts.noPage : undefined;
              return (
                <li key={type}>
                  <BannerCard to={pathTo('/zhanzhuye', { type })} picture={picture} title={name} note={note} isFirst />
                </li>
              );
            })}
          </Rows>
        )}
      </AsyncContent>
    </Page>
  );
}

const Page = styled.div`
  padding: 8px ${theme.gutter} 24px;
  & > h1 {
    padding: 0 4px 12px;
    ${styles.title}
  }
`;

const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 12px;
  min-height: 360px;
`;
