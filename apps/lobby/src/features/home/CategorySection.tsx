import { Link, useTexts } from '@parlour/platform';
import { theme, type } from '@parlour/ui-kit';
import { type Game, GameGrid, GameSkeletons, lobbyTexts } from '#shared';
import { ChevronDown } from 'lucide-react';
import { type Ref, useId } from 'react';
import styled, { css } from 'styled-components';
import { homeTexts } from './homeTexts';
import type { Room } from './rooms';
import { Section } from './Section';
import { useKept } from './useKept';

/** A long room shows its first three rows. */
const SHOWN_AT_FIRST = 6;

interface RoomSectionProps {
  readonly ref: Ref<HTMLElement>;
  readonly room: Room;
  readonly games: readonly Game[] | undefined;
  readonly onOpen: (game: Game) => void;
}

export function RoomSection({ ref, room, games, onOpen }: RoomSectionProps) {
  const texts = useTexts(homeTexts);
  const { categories } = useTexts(lobbyTexts);
  const headingId = useId();
  const [length, setLength] = useKept(`room.${room}`, ['first', 'whole'], 'first');
  const isWhole = length === 'whole';
  const isLong = games !== undefined && games.length > SHOWN_AT_FIRST;
  const shown = isWhole ? games : games?.slice(0, SHOWN_AT_FIRST);
  const rows = Math.ceil((shown?.length ?? SHOWN_AT_FIRST) / 2);
  return (
    <Section ref={ref} tabIndex={-1} aria-labelledby={headingId} aria-busy={games === undefined || undefined}>
      <Head>
        <h2 id={headingId}>{categories[room]}</h2>
        {room === 'concise' && <ByProvider to="/concise">{texts.byProvider}</ByProvider>}
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
      {games?.length === 0 ? (
        <EmptyRoom>{texts.emptyRoom}</EmptyRoom>
      ) : (
        <Rows style={{ '--rows': rows }}>
          {shown ? (
            <GameGrid games={shown} shape="landscape" onOpen={onOpen} />
          ) : (
            <GameSkeletons count={SHOWN_AT_FIRST} shape="landscape" />
          )}
        </Rows>
      )}
    </Section>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  height: 44px;
  margin-top: 6px;
  & > h2 {
    ${type.heading} flex: 1;
  }
`;

const quiet = css`
  display: flex;
  align-items: center;
  gap: 4px;
  height: 44px;
  min-width: 44px;
  margin-right: -4px;
  padding: 0 4px 0 8px;
  ${type.caption}
  color: ${theme.color.text2};
`;

const ByProvider = styled(Link)`
  ${quiet}
  margin-right: 4px;
`;

const More = styled.button`
  ${quiet}
  & > svg {
    transition: rotate ${theme.motion.move};
  }
  &[aria-expanded='true'] > svg {
    rotate: 180deg;
  }
`;

/** Rendered when it is near the viewport; until then as high as its covers (4 : 3), their two lines and the gaps. */
const Rows = styled.div`
  --cover: calc((min(100vw, ${theme.column}) - 118px) / 2);
  content-visibility: auto;
  contain-intrinsic-block-size: auto calc(var(--rows) * (var(--cover) * 0.75 + 52px) - 12px);
  /* What is outside of it is not painted: a ring around the focus has to be inside. */
  margin: -4px;
  padding: 4px;
`;

export const EmptyRoom = styled.p`
  padding: 8px 0 16px;
  ${type.caption}
  color: ${theme.color.text3};
`;
