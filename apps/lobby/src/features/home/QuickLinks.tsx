import { Link, useLanguage, useTexts } from '@parlour/platform';
import { columnsOf, theme, type } from '@parlour/ui-kit';
import { ArrowDownToLine, ArrowUpFromLine, Headset, Smartphone } from 'lucide-react';
import styled from 'styled-components';
import { linkColumns, linkLines } from './aboveGames';
import { homeTexts } from './homeTexts';

const links = [
  { to: '/kefu', text: 'service', Icon: Headset },
  { to: '/recharge', text: 'recharge', Icon: ArrowDownToLine },
  { to: '/withdrawal', text: 'withdrawal', Icon: ArrowUpFromLine },
  { to: '/app', text: 'appDownload', Icon: Smartphone },
] as const;

export function QuickLinks() {
  const texts = useTexts(homeTexts);
  const language = useLanguage();
  return (
    <Row aria-label={texts.quickLinks} style={{ '--lines': linkLines(language) }}>
      {links.map(({ to, text, Icon }) => (
        <Quick key={to} to={to} data-tone={text === 'recharge' ? 'accent' : undefined}>
          <span>
            <Icon size={20} strokeWidth={1.75} aria-hidden />
          </span>
          <span>{texts[text]}</span>
        </Quick>
      ))}
    </Row>
  );
}

const Row = styled.nav`
  display: grid;
  ${columnsOf(linkColumns)}
  row-gap: 12px;
  margin-inline: -10px;
`;

const Quick = styled(Link)`
  display: grid;
  justify-items: center;
  grid-template-rows: 44px calc(16px * var(--lines) * ${theme.textScale});
  gap: 6px;
  ${type.micro}
  font-size: 12px;
  line-height: 16px;
  text-align: center;
  padding-inline: 2px;
  & > span:first-child {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border-radius: ${theme.radius.medium};
    background: ${theme.color.raised};
    transition: transform ${theme.motion.press};
  }
  &[data-tone] > span:first-child {
    background: ${theme.color.accent};
    color: ${theme.color.onAccent};
    box-shadow: ${theme.shadow.accent};
  }
  &:active > span:first-child {
    transform: scale(0.94);
  }
`;
