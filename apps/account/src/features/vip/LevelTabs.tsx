import { useTexts } from '@parlour/platform';
import { theme, type } from '@parlour/ui-kit';
import { rovingFocus } from '@parlour/ui-kit/parts';
import { useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { isReached } from './vipTable';
import { vipTexts } from './vipTexts';

interface LevelTabsProps {
  readonly count: number;
  readonly own: number | undefined;
  readonly shown: number;
  readonly onShow: (level: number) => void;
  readonly panelId: string;
}

/** A tab per level, reached ones highlighted; the selected one is scrolled into view. */
export function LevelTabs({ count, own, shown, onShow, panelId }: LevelTabsProps) {
  const texts = useTexts(vipTexts);
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const row = list.current;
    const tab = row?.children[shown - 1];
    if (row && tab instanceof HTMLElement) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  }, [shown]);
  return (
    <List ref={list} role="tablist" aria-label={texts.levels} onKeyDown={rovingFocus}>
      {Array.from({ length: count }, (_, index) => index + 1).map((level) => (
        <Tab
          key={level}
          type="button"
          role="tab"
          aria-label={isReached(level, own) ? texts.reachedLevel(level) : texts.level(level)}
          aria-selected={level === shown}
          aria-controls={panelId}
          data-reached={isReached(level, own) || undefined}
          tabIndex={level === shown ? 0 : -1}
          onClick={() => onShow(level)}
        >
          {level}
        </Tab>
      ))}
    </List>
  );
}

const List = styled.div`
  position: relative;
  display: flex;
  gap: 6px;
  margin-inline: calc(-1 * ${theme.gutter});
  padding: 0 ${theme.gutter};
  overflow-x: auto;
  scrollbar-width: none;
`;

const Tab = styled.button`
  flex: none;
  width: 48px;
  height: 44px;
  border-radius: ${theme.radius.medium};
  background: ${theme.color.raised};
  ${type.figuresS}
  color: ${theme.color.text3};
  transition: background ${theme.motion.fade};
  &[data-reached] {
    background: ${theme.color.accentSoft};
    color: ${theme.color.accentText};
  }
  &[aria-selected='true'] {
    background: ${theme.color.accent};
    color: ${theme.color.onAccent};
  }
  &:focus-visible {
    outline-offset: -4px;
    outline-color: currentColor;
  }
`;
