import { useQueryParams, useTexts } from '@parlour/platform';
import { LinkButton } from '@parlour/platform/linkButton';
import { FailedState, Spinner, theme, useSettledLoading } from '@parlour/ui-kit';
import { EmbeddedFrame, EmptyState } from '@parlour/ui-kit/parts';
import styled from 'styled-components';
import { sponsorTypeOf } from './sponsorRules';
import { sponsorTexts } from './sponsorTexts';
import { useSponsors } from './useSponsors';

/** A sponsor's page in an iframe. */
export function SponsorScreen() {
  const texts = useTexts(sponsorTexts);
  const type = sponsorTypeOf(useQueryParams().get('type'));
  const { find, hasFailed, retry } = useSponsors();
  const isWaitShown = useSettledLoading(find === undefined && !hasFailed);
  if (type === undefined) {
    return <EmptyState title={texts.unknown} actions={<LinkButton to="/zhanzhu">{texts.all}</LinkButton>} />;
  }
  if (hasFailed) return <FailedState title={texts.failed} text={texts.failedText} retryLabel={texts.retry} onRetry={retry} />;
  if (find === undefined) return <Container>{isWaitShown && <Spinner size={28} label={texts.loading} />}</Container>;
  const { name, address } = find(type);
  if (address === undefined) {
    return <EmptyState title={texts.none} text={texts.noneText} actions={<LinkButton to="/kefu">{texts.service}</LinkButton>} />;
  }
  return (
    <Container data-state="open">
      <EmbeddedFrame address={address} title={name} texts={texts.frame} />
    </Container>
  );
}

const Container = styled.div`
  height: calc(100dvh - 56px - ${theme.safe.top} - ${theme.safe.bottom});
  min-height: 220px;
  &:not([data-state]) {
    display: grid;
    place-content: center;
  }
`;
