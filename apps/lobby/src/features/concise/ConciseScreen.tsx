import { pathTo, usePlatform, useQueryParams, useTexts } from '@parlour/platform';
import { FailedState, theme } from '@parlour/ui-kit';
import { EmptyState, Segment } from '@parlour/ui-kit/parts';
import { GameGrid, GameSkeletons, useOpenGame } from '#shared';
import styled from 'styled-components';
import { conciseTexts } from './conciseTexts';
import { type ProviderCode, providerOf, providers } from './providers';
import { useProviderGames } from './useProviderGames';

/** The slots of four providers; the chosen one is in the URL. */
export function ConciseScreen() {
  const { navigation } = usePlatform();
  const texts = useTexts(conciseTexts);
  const provider = providerOf(useQueryParams().get('type'));
  const { games, isLoading, retry } = useProviderGames(provider);
  const { open, popup } = useOpenGame();
  const choose = (type: ProviderCode) => {
    if (type !== provider) navigation.go(pathTo('/concise', { type }), { replace: true });
  };
  return (
    <Page>
      <Sticky>
        <Segment
          as="tabs"
          label={texts.providers}
          value={provider}
          onChange={choose}
          panelId="provider-games"
          options={providers.map(({ code, name }) => ({ value: code, label: name }))}
        />
      </Sticky>
      {/* No AsyncContent: the tab panel itself is busy. */}
      <div id="provider-games" role="tabpanel" aria-label={texts.games} aria-busy={isLoading || undefined}>
        {games && <GameGrid games={games} shape="portrait" onOpen={open} />}
        {games?.length === 0 && <EmptyState title={texts.none} text={texts.noneText} />}
        {!games && isLoading && <GameSkeletons key={provider} count={12} shape="portrait" />}
        {!games && !isLoading && (
          <FailedState title={texts.failed} text={texts.failedText} retryLabel={texts.retry} onRetry={retry} />
        )}
      </div>
      {popup}
    </Page>
  );
}

const Page = styled.div`
  padding: 0 ${theme.gutter} 16px;
`;

const Sticky = styled.div`
  position: sticky;
  top: calc(56px + ${theme.safe.top});
  z-index: ${theme.z.tabs};
  margin-inline: calc(-1 * ${theme.gutter});
  padding: 8px ${theme.gutter} 12px;
  background: ${theme.color.page};
`;
