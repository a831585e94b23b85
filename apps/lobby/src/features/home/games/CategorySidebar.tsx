import { useTexts } from '@parlour/platform';
import { theme, type } from '@parlour/ui-kit';
import { lobbyTexts } from '#shared';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { gamesTexts } from './gamesTexts';
import { type HomeSection, sectionIcons, homeSections } from './sections';

/** Links to the sections; the one in view is current. */
export function CategorySidebar({ inView, onChoose }: { inView: HomeSection; onChoose: (section: HomeSection) => void }) {
  const texts = useTexts(gamesTexts);
  const { categories } = useTexts(lobbyTexts);
  const nav = useRef<HTMLElement>(null);
  const scrolledTo = useRef(inView);
  useEffect(() => {
    // Nothing is out of view at first, and measuring would cause a second layout.
    if (scrolledTo.current === inView) return;
    scrolledTo.current = inView;
    const item = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (item) nav.current?.scrollTo?.({ top: item.offsetTop - item.offsetHeight });
  }, [inView]);
  return (
    <Bar ref={nav} aria-label={texts.sidebar}>
      {homeSections.map((section) => {
        const Icon = sectionIcons[section];
        const isCurrent = section === inView;
        return (
          <Item key={section} type="button" aria-current={isCurrent || undefined} onClick={() => onChoose(section)}>
            <Icon size={20} strokeWidth={isCurrent ? 2 : 1.75} aria-hidden />
            <span>{section === 'hot' ? texts.hotSection : categories[section]}</span>
          </Item>
        );
      })}
    </Bar>
  );
}

const Bar = styled.nav`
  position: sticky;
  top: calc(110px + ${theme.safe.top});
  display: grid;
  align-content: start;
  align-self: start;
  gap: 4px;
  width: calc(56px + 24px * ${theme.textWidth});
  max-height: calc(100dvh - 110px - 64px - ${theme.safe.top} - ${theme.safe.bottom});
  margin-left: calc(-1 * ${theme.gutter});
  padding-left: 8px;
  overflow-y: auto;
  overscroll-behavior: auto;
  scrollbar-width: none;
`;

const Item = styled.button`
  position: relative;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 6px;
  min-height: 64px;
  border-radius: calc(${theme.radius.field} + 2px);
  ${type.micro}
  color: ${theme.color.text2};
  &:active {
    background: ${theme.color.raised};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[aria-current] {
    background: ${theme.color.accentSoft};
    color: ${theme.color.accentText};
    &::before {
      content: '';
      position: absolute;
      left: -8px;
      top: 20px;
      width: 3px;
      height: 24px;
      border-radius: 0 3px 3px 0;
      background: ${theme.color.accent};
    }
  }
`;
