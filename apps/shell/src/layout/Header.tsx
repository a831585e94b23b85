import { lazyComponent, Link, useRole, useTexts } from '@parlour/platform';
import { ButtonLink, headerStyle, IconButton, theme } from '@parlour/ui-kit';
import { Menu } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { shellTexts } from '../i18n/shellTexts';
import { Brand } from './Brand';
import { HeaderMoney } from './HeaderMoney';
import { useNavEntries } from './useNavEntries';

const SideDrawer = lazyComponent(async () => (await import('./SideDrawer')).SideDrawer, { isAskedFor: true });

/** The header of the main layout: a member's balance with refresh and recycle all, a visitor's links to log in or register. */
export function Header() {
  const role = useRole();
  const texts = useTexts(shellTexts);
  const entries = useNavEntries('header');
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [hasMenu, setHasMenu] = useState(false);
  const openMenu = () => {
    setHasMenu(true);
    setMenuOpen(true);
  };
  return (
    <Bar>
      <IconButton label={texts.menu} icon={<Menu size={24} strokeWidth={1.75} />} aria-haspopup="dialog" onClick={openMenu} />
      <BrandPlace>
        <Brand hasName={role === 'visitor'} />
      </BrandPlace>
      {role === 'member' ? (
        <HeaderMoney />
      ) : (
        <Ways>
          {entries.map(({ to, label, isPrimary }) =>
            isPrimary ? (
              <ButtonLink key={to} as={Link} to={to} data-size="small">
                {label}
              </ButtonLink>
            ) : (
              <PlainLink key={to} as={Link} to={to}>
                {label}
              </PlainLink>
            ),
          )}
        </Ways>
      )}
      {hasMenu && <SideDrawer isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} />}
    </Bar>
  );
}

const BrandPlace = styled.div`
  flex: 0 9999 auto;
  min-width: 0;
`;

const Bar = styled.header`
  ${headerStyle}
  display: flex;
  align-items: center;
  gap: 4px;
  padding-inline: 8px 12px;
  @media (max-width: 279px) {
    gap: 0;
    padding-left: 0;
  }
`;

const Ways = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  margin-left: auto;
`;

const PlainLink = styled(ButtonLink)`
  min-height: 44px;
  padding-inline: 8px;
  background: none;
  box-shadow: none;
  color: ${theme.color.text};
  font-size: 15px;
`;
