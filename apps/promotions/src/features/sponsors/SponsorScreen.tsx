import { useQueryParams, useTexts } from '@parlour/platform';
import { LinkButton } from '@parlour/platform/linkButton';
import { Spinner, theme } from '@parlour/ui-kit';
import { AsyncContent, EmbeddedFrame, EmptyState } from '@parlour/ui-kit/parts';
import styled from 'styled-components';
import { sponsorTypeOf } from './sponsorRules';
import { sponsorTexts } from './sponsorTexts';
import { useSponsors } from './useSponsors';

/** A sponsor's page in an iframe. */
export function SponsorScreen() {
  const texts = useTexts(sponsorTexts);
  const type = sponsorTypeOf(useQueryParams().get('type'));
  const sponsors = useSponsors();
  if (type === undefined) {
    return <EmptyState title={texts.unknown} actions={<LinkButton to="/zhanzhu">{texts.all}</LinkButton>} />;
  }
  return (
    <AsyncContent
      state={sponsors}
      texts={texts}
      skeleton={
        <Container>
          <Spinner size={28} />
        </Container>
      }
    >
      {(find) => {
        const { name, address } = find(type);
        return address === undefined ? (
          <EmptyState title={texts.none} text={texts.noneText} actions={<LinkButton to="/kefu">{texts.service}</LinkButton>} />
        ) : (
          <Container data-state="open">
            <EmbeddedFrame address={address} title={name} texts={texts.frame} />
          </Container>
        );
      }}
    </AsyncContent>
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
