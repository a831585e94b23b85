import type { GameCategory } from '@parlour/api-client/endpoints/lobby';
import { useTexts } from '@parlour/platform';
import { theme, type } from '@parlour/ui-kit';
import { ChevronDown } from 'lucide-react';
import { type Ref, useId } from 'react';
import styled from 'styled-components';
import { GameGrid } from './GameGrid';
import { GameSkeletons } from './GameSkeletons';
import type { Game } from './games';
import { homeTexts } from './homeTexts';
import { Section } from './Section';
import { useKept } from './useKept';

/** A long room shows its first three rows. */
const SHOWN_AT_FIRST = 6;

interface RoomSectionProps {
  readonly ref: Ref<HTMLElement>;
  readonly room: GameCategory;
  readonly games: readonly Game[] | undefined;
  readonly onOpen: (game: Game) => void;
}

export function RoomSection({ ref, room, games, onOpen }: RoomSectionProps) {
  const texts = useTexts(homeTexts);
  const headingId = useId();
  const [length, setLength] = useKept(`room.${room}`, ['first', 'whole'], 'first');
  const isWhole = length === 'whole';
  const isLong = games !== undefined && games.length > SHOWN_AT_FIRST;
  return (
    <Section ref={ref} aria-labelledby={headingId} aria-busy={games === undefined || undefined}>
      <Head>
        <h2 id={headingId}>{texts.rooms[room]}</h2>
        {isLong && (
          <More
            type="button"
            aria-expanded={isWhole}
            aria-describedby={headingId}
            onClick={() => setLength(isWhole ? 'first' : 'whole')}
          >
            {isWhole ? texts.fewer : texts.all(games.length)}
            <ChevronDown size={16} strokeWidth={2} aria-hidden />
          </More>
        )}
      </Head>
      {games === undefined && <GameSkeletons count={SHOWN_AT_FIRST} shape="landscape" />}
      {games?.length === 0 && <Empty>{texts.emptyRoom}</Empty>}
      {games && <GameGrid games={isWhole ? games : games.slice(0, SHOWN_AT_FIRST)} shape="landscape" onOpen={onOpen} />}
    </Section>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  height: 44px;
  margin-top: 6px;
  & > h2 {
    ${type.heading}
  }
`;

const More = styled.button`
  display: flex;
  align-items: center;
  gap: 4px;
  height: 44px;
  min-width: 44px;
  margin-right: -4px;
  padding: 0 4px 0 8px;
  ${type.caption}
  color: ${theme.color.text2};
  & > svg {
    transition: rotate ${theme.motion.move};
  }
  &[aria-expanded='true'] > svg {
    rotate: 180deg;
  }
`;

const Empty = styled.p`
  padding: 8px 0 16px;
  ${type.caption}
  color: ${theme.color.text3};
`;
