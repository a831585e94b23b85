import { Link, useTexts } from '@parlour/platform';
import { theme, type } from '@parlour/ui-kit';
import { type Game, GameGrid, GameSkeletons, lobbyTexts } from '#shared';
import { ChevronDown } from 'lucide-react';
import { type Ref, useId } from 'react';
import styled, { css } from 'styled-components';
import { gamesTexts } from './gamesTexts';
import type { SectionName } from './sections';
import { Section } from './Section';
import { useLateReturn } from './useLateReturn';
import { useStoredState } from './useStoredState';

/** A long section shows its first three rows. */
const COLLAPSED_COUNT = 6;

interface CategorySectionProps {
  readonly ref: Ref<HTMLElement>;
  readonly section: SectionName;
  readonly games: readonly Game[] | undefined;
  readonly onOpen: (game: Game) => void;
}

export function CategorySection({ ref, section, games, onOpen }: CategorySectionProps) {
  const texts = useTexts(gamesTexts);
  const { categories } = useTexts(lobbyTexts);
  const headingId = useId();
  const place = useLateReturn<HTMLDivElement>();
  const [size, setSize] = useStoredState(`section.${section}`, ['collapsed', 'expanded'], 'collapsed');
  const isExpanded = size === 'expanded';
  const isLong = games !== undefined && games.length > COLLAPSED_COUNT;
  const visible = isExpanded ? games : games?.slice(0, COLLAPSED_COUNT);
  const rows = Math.ceil((visible?.length ?? COLLAPSED_COUNT) / 2);
  return (
    <Section ref={ref} tabIndex={-1} aria-labelledby={headingId} aria-busy={games === undefined || undefined}>
      <Header>
        <h2 id={headingId}>{categories[section]}</h2>
        {section === 'concise' && <ByProvider to="/concise">{texts.byProvider}</ByProvider>}
        {isLong && (
          <More
            type="button"
            aria-expanded={isExpanded}
            aria-describedby={headingId}
            onClick={() => setSize(isExpanded ? 'collapsed' : 'expanded')}
          >
            <span>{isExpanded ? texts.fewer : texts.all(games.length)}</span>
            <ChevronDown size={16} strokeWidth={2} aria-hidden />
          </More>
        )}
      </Header>
      {games?.length === 0 ? (
        <EmptySection>{texts.emptySection}</EmptySection>
      ) : (
        <Rows ref={place} style={{ '--rows': rows }}>
          {visible ? (
            <GameGrid games={visible} shape="landscape" onOpen={onOpen} />
          ) : (
            <GameSkeletons count={COLLAPSED_COUNT} shape="landscape" />
          )}
        </Rows>
      )}
    </Section>
  );
}

const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-height: 44px;
  margin-top: 6px;
  & > h2 {
    ${type.heading} flex: 1 0 auto;
    max-width: 100%;
  }
`;

const quiet = css`
  display: flex;
  align-items: center;
  gap: 4px;
  min-height: 44px;
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

/**
 * Rendered near the viewport. The intrinsic size is the height of its covers (4 : 3), their two lines and the gaps. Paint
 * containment clips at the box, so the box has to include focus outlines.
 */
const Rows = styled.div`
  --cover: calc((min(100vw, ${theme.column}) - 94px - 24px * ${theme.textWidth}) / 2);
  content-visibility: auto;
  contain-intrinsic-block-size: auto calc(var(--rows) * (var(--cover) * 0.75 + 18px + 34px * ${theme.textScale}) - 12px);
  margin: -4px;
  padding: 4px;
`;

export const EmptySection = styled.p`
  padding: 8px 0 16px;
  ${type.caption}
  color: ${theme.color.text3};
`;
