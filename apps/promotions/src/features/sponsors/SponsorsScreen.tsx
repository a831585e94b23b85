import { pathTo, useTexts } from '@parlour/platform';
import { FailedState, Skeleton, theme, type as styles, useSettledLoading } from '@parlour/ui-kit';
import styled from 'styled-components';
import { BannerCard } from '#shared';
import { sponsorTexts } from './sponsorTexts';
import { sponsorTypes } from './sponsorRules';
import { useSponsors } from './useSponsors';

/** The operator's two sponsorships. */
export function SponsorsScreen() {
  const texts = useTexts(sponsorTexts);
  const { find, hasFailed, retry } = useSponsors();
  const showsSkeleton = useSettledLoading(find === undefined && !hasFailed);
  return (
    <Page>
      <h1>{texts.title}</h1>
      {hasFailed && !showsSkeleton ? (
        <FailedState title={texts.failed} text={texts.failedText} retryLabel={texts.retry} onRetry={retry} />
      ) : find === undefined || showsSkeleton ? (
        <Rows as="div" role="group" aria-busy aria-label={texts.loading}>
          {showsSkeleton && sponsorTypes.map((type) => <Skeleton key={type} height={174} radius="card" />)}
        </Rows>
      ) : (
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
