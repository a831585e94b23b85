import { lazyComponent, useTexts } from '@parlour/platform';
import { IconButton, theme } from '@parlour/ui-kit';
import { Tabs, useIsPainted } from '@parlour/ui-kit/parts';
import type { Game } from '#shared';
import { Search } from 'lucide-react';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { gamesTexts } from './gamesTexts';
import { GameSections } from './GameSections';
import { SavedGamesPanel } from './SavedGamesPanel';
import { useGames } from './useGames';
import { useStoredState } from './useStoredState';

const SearchSheet = lazyComponent(async () => (await import(/* webpackChunkName: "sheets" */ './SearchSheet')).SearchSheet, {
  isAskedFor: true,
});

const RefreshButton = lazyComponent(
  async () => (await import(/* webpackChunkName: "welcome" */ '@parlour/platform/refresh')).RefreshButton,
);

const tabs = ['hot', 'recent', 'favourites'] as const;

/** Hot, recent and favourite games under sticky tabs. */
export function GamesPanel({ onOpen }: { onOpen: (game: Game) => void }) {
  const texts = useTexts(gamesTexts);
  const games = useGames();
  const isPainted = useIsPainted();
  const [tab, setTab] = useStoredState('tab', tabs, 'hot');
  const [search, setSearch] = useState<'unused' | 'open' | 'closed'>('unused');
  const top = useRef<HTMLDivElement>(null);
  const choose = (next: (typeof tabs)[number]) => {
    setTab(next);
    const isAboveView = (top.current?.getBoundingClientRect().top ?? 0) < 0;
    if (isAboveView) top.current?.scrollIntoView({ behavior: 'instant' });
  };
  return (
    <div>
      <Top ref={top} />
      <StickyTabs>
        <Tabs
          label={texts.games}
          value={tab}
          onChange={choose}
          panelId="games-panel"
          options={tabs.map((value) => ({ value, label: texts[value] }))}
        />
        <RefreshButton />
        <IconButton
          label={texts.search}
          icon={<Search size={20} strokeWidth={1.75} />}
          aria-haspopup="dialog"
          onClick={() => setSearch('open')}
        />
      </StickyTabs>
      <Panel id="games-panel" role="tabpanel" aria-label={texts[tab]}>
        {/* The key prevents a layout shift: below the retry button, all sections are new elements. */}
        {tab === 'hot' && (
          <GameSections key={games.retry ? 'fallback' : 'all'} games={games} isWhole={isPainted} onOpen={onOpen} />
        )}
        {tab === 'recent' && (
          <SavedGamesPanel
            name="recent"
            title={texts.noRecent}
            text={texts.noRecentText}
            onOpen={onOpen}
            onLeave={() => choose('hot')}
          />
        )}
        {tab === 'favourites' && (
          <SavedGamesPanel
            name="favourite"
            title={texts.noFavourites}
            text={texts.noFavouritesText}
            onOpen={onOpen}
            onLeave={() => choose('hot')}
          />
        )}
      </Panel>
      {search !== 'unused' && (
        <SearchSheet games={games} isOpen={search === 'open'} onOpen={onOpen} onClose={() => setSearch('closed')} />
      )}
    </div>
  );
}

const Top = styled.div`
  scroll-margin-top: calc(56px + ${theme.safe.top});
`;

const StickyTabs = styled.div`
  position: sticky;
  top: calc(56px + ${theme.safe.top});
  z-index: ${theme.z.tabs};
  display: flex;
  margin-inline: calc(-1 * ${theme.gutter});
  padding: 0 8px 4px 20px;
  background: ${theme.color.page};
  & > :first-child {
    flex: 1;
    @media (max-width: 340px) {
      gap: 10px;
    }
  }
`;

const Panel = styled.div`
  min-height: calc(100dvh - 104px - 64px - ${theme.safe.top} - ${theme.safe.bottom});
  padding-top: 4px;
`;
