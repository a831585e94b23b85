import { lazyComponent, useTexts } from '@parlour/platform';
import { IconButton, theme } from '@parlour/ui-kit';
import { Tabs } from '@parlour/ui-kit/parts';
import { favouriteGames, type Game, recentGames } from '#shared';
import { Search } from 'lucide-react';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { homeTexts } from './homeTexts';
import { HotRooms } from './HotRooms';
import { ShelfPanel } from './ShelfPanel';
import { useGames } from './useGames';
import { useKept } from './useKept';

const SearchSheet = lazyComponent(async () => (await import(/* webpackChunkName: "sheets" */ './SearchSheet')).SearchSheet, {
  isAskedFor: true,
});

const RefreshButton = lazyComponent(
  async () => (await import(/* webpackChunkName: "welcome" */ '@parlour/platform/refresh')).RefreshButton,
);

const tabs = ['hot', 'recent', 'favourites'] as const;

/** Hot, recent and favourite games under tabs that stay in sight. */
export function GamesPanel({ onOpen }: { onOpen: (game: Game) => void }) {
  const texts = useTexts(homeTexts);
  const games = useGames();
  const [tab, setTab] = useKept('tab', tabs, 'hot');
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
        {/* With the offer to try again all below it is another list: the old one would be seen to jump. */}
        {tab === 'hot' && <HotRooms key={games.retry ? 'usual' : 'all'} games={games} onOpen={onOpen} />}
        {tab === 'recent' && (
          <ShelfPanel
            shelf={recentGames}
            title={texts.noRecent}
            text={texts.noRecentText}
            onOpen={onOpen}
            onLeave={() => choose('hot')}
          />
        )}
        {tab === 'favourites' && (
          <ShelfPanel
            shelf={favouriteGames}
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
  margin-inline: -${theme.gutter};
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
