import { useTexts } from '@parlour/platform';
import { FailedState } from '@parlour/ui-kit';
import { type Game, GameGrid, GameSkeletons } from '#shared';
import { useDeferredValue, useMemo } from 'react';
import styled from 'styled-components';
import { byRoom, HOT_LIMIT } from './games';
import { homeTexts } from './homeTexts';
import { roomNames } from './rooms';
import { EmptyRoom, RoomSection } from './RoomSection';
import { RoomSidebar } from './RoomSidebar';
import { Section } from './Section';
import type { Games } from './useGames';
import { usePlaceInView } from './usePlaceInView';

/** The hot grid and the rooms one below the other, with the sidebar that navigates between them. */
export function HotRooms({ games: { hot, all, retry }, onOpen }: { games: Games; onOpen: (game: Game) => void }) {
  const texts = useTexts(homeTexts);
  const { inView, sectionRef, scrollTo } = usePlaceInView();
  // What is below the view waits until what is in it was painted.
  const listed = useDeferredValue(all);
  const rooms = useMemo(() => listed && byRoom(listed), [listed]);
  return (
    <Columns>
      <RoomSidebar inView={inView} onChoose={scrollTo} />
      <div>
        <Section ref={sectionRef('hot')} tabIndex={-1} aria-label={texts.hotRoom} aria-busy={hot === undefined || undefined}>
          {hot === undefined && <GameSkeletons count={HOT_LIMIT} shape="portrait" />}
          {hot?.length === 0 && <EmptyRoom>{texts.emptyRoom}</EmptyRoom>}
          {hot && <GameGrid games={hot} shape="portrait" namesCategory onOpen={onOpen} />}
          {retry && <FailedState title={texts.listFailed} text={texts.listFailedText} retryLabel={texts.retry} onRetry={retry} />}
        </Section>
        {roomNames.map((room) => (
          <RoomSection key={room} ref={sectionRef(room)} room={room} games={rooms?.[room]} onOpen={onOpen} />
        ))}
      </div>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr);
  gap: 12px;
`;
