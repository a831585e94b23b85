import { Link, useTexts } from '@parlour/platform';
import { sizeUpTo, theme, type } from '@parlour/ui-kit';
import { Icon } from '@parlour/ui-kit/icon';
import { useLocation } from 'react-router';
import styled from 'styled-components';
import { shellTexts } from '../i18n/shellTexts';
import { useNavEntries } from './useNavEntries';

/** The tabs of the main layout (spec section 2): the entries under `nav` with `place: 'tab'` in each remote's config. */
export function TabBar() {
  const { pathname, search } = useLocation();
  const texts = useTexts(shellTexts);
  return (
    <Bar id="tabs" aria-label={texts.tabs}>
      {useNavEntries('tab').map(({ to, label, icon }) => {
        const isHere = pathname === to;
        return (
          // The current tab keeps the query, so that a tap on it only shows the "already here" toast and does not reset a filter
          // (spec section 2).
          <Tab key={to} to={isHere ? to + search : to} aria-current={isHere ? 'page' : undefined}>
            <Icon shapes={icon ?? []} strokeWidth={isHere ? 2 : 1.75} />
            <span>{label}</span>
          </Tab>
        );
      })}
    </Bar>
  );
}

const Bar = styled.nav`
  position: fixed;
  inset: auto 0 0;
  z-index: ${theme.z.tabs};
  display: flex;
  justify-content: space-around;
  max-width: var(--column, 100%);
  margin-inline: auto;
  padding: 0 4px ${theme.safe.bottom};
  background: ${theme.color.card};
  box-shadow: 0 -1px ${theme.color.hairline};
`;

/**
 * In a wide font, labels that do not fit beside each other wrap onto two lines, and all icons move up a little. On an enlarged
 * page only the icons fit; screen readers still get the labels.
 */
const Tab = styled(Link)`
  position: relative;
  display: grid;
  justify-items: center;
  align-content: start;
  gap: 4px;
  height: 64px;
  padding: max(4px, 23px - 12px * ${theme.textWidth}) 4px 0;
  ${type.micro}
  ${sizeUpTo(11, 14)}
  color: ${theme.color.text2};
  & > span {
    min-width: 48px;
    margin-block: 0.086em;
    line-height: 1.1;
    text-align: center;
  }
  @media (max-width: 340px) {
    padding-inline: 1px;
    & > span {
      min-width: 42px;
    }
  }
  @media (max-width: 279px) {
    font-size: 0;
    & > span {
      min-width: 34px;
    }
  }
  &[aria-current] {
    color: ${theme.color.accentText};
    & > svg {
      fill: ${theme.color.accentSoft};
    }
    &::before {
      content: '';
      position: absolute;
      inset: 0 auto auto calc(50% - 14px);
      width: 28px;
      height: 3px;
      border-radius: 0 0 3px 3px;
      background: ${theme.color.accent};
    }
    &::after {
      content: '';
      position: absolute;
      inset: 0 auto auto calc(50% - 28px);
      width: 56px;
      height: 34px;
      background: radial-gradient(50% 100% at 50% 0, ${theme.color.accentSoft}, transparent);
      pointer-events: none;
    }
  }
`;
