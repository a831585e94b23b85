import { useTexts } from '@parlour/platform';
import { FailedState, theme } from '@parlour/ui-kit';
import { type Game, GameGrid, GameSkeletons } from '#shared';
import { useDeferredValue, useMemo } from 'react';
import styled from 'styled-components';
import { groupBySection, HOT_LIMIT } from './games';
import { gamesTexts } from './gamesTexts';
import { sectionNames } from './sections';
import { EmptySection, CategorySection } from './CategorySection';
import { CategorySidebar } from './CategorySidebar';
import { Section } from './Section';
import type { Games } from './useGames';
import { useSectionInView } from './useSectionInView';

interface GameSectionsProps {
  readonly games: Games;
  /** Whether the category sections, which are below the window at first, are rendered. */
  readonly isWhole: boolean;
  readonly onOpen: (game: Game) => void;
}

/** The hot games and the category sections, with the sidebar that navigates between them. */
export function GameSections({ games: { hot, all, retry }, isWhole, onOpen }: GameSectionsProps) {
  const texts = useTexts(gamesTexts);
  const { inView, sectionRef, scrollTo } = useSectionInView(isWhole);
  // Content below the fold renders after the visible content was painted.
  const listed = useDeferredValue(all);
  const sections = useMemo(() => listed && groupBySection(listed), [listed]);
  return (
    <Columns>
      <CategorySidebar inView={inView} onChoose={scrollTo} />
      <div>
        <Section ref={sectionRef('hot')} tabIndex={-1} aria-label={texts.hotSection} aria-busy={hot === undefined || undefined}>
          {hot === undefined && <GameSkeletons count={HOT_LIMIT} shape="portrait" />}
          {hot?.length === 0 && <EmptySection>{texts.emptySection}</EmptySection>}
          {hot && <GameGrid games={hot} shape="portrait" namesCategory onOpen={onOpen} />}
          {retry && <FailedState title={texts.listFailed} text={texts.listFailedText} retryLabel={texts.retry} onRetry={retry} />}
        </Section>
        {isWhole &&
          sectionNames.map((section) => (
            <CategorySection
              key={section}
              ref={sectionRef(section)}
              section={section}
              games={sections?.[section]}
              onOpen={onOpen}
            />
          ))}
      </div>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: calc(40px + 24px * ${theme.textWidth}) minmax(0, 1fr);
  gap: 12px;
`;
