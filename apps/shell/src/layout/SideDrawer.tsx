import { useIsOpen, useLanguage, useLogOut, usePlatform, useSession, useTexts, useTopic, vipLevelOf } from '@parlour/platform';
import { Button, copyText, IconButton, Money, Picture, Plate, theme, type } from '@parlour/ui-kit';
import { Drawer, LanguageSegment, ListRow, Segment } from '@parlour/ui-kit/parts';
import { Copy, Crown, Headset, Info, Link2, LogIn, LogOut, Mail, UserRound, X } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { shellTexts } from '../shellTexts';
import { drawerTexts } from './drawerTexts';
import { useTheme } from './useTheme';

/** The left drawer of the main layout. */
export function SideDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const platform = usePlatform();
  const session = useSession();
  const askToLogOut = useLogOut();
  const app = useTopic('appInfo');
  const texts = useTexts(drawerTexts);
  const { menu, logIn } = useTexts(shellTexts);
  const isOpenPath = useIsOpen();
  const { choice, choose } = useTheme();
  const language = useLanguage();
  const user = session.role === 'member' ? session.user : undefined;
  const domain = app?.h5_url ?? '';

  const goTo = (to: string) => () => {
    onClose();
    platform.navigation.go(to);
  };
  const row = (to: string, label: string, icon: ReactNode, chevron = true) =>
    isOpenPath(to) && <ListRow icon={icon} label={label} chevron={chevron} onClick={goTo(to)} />;
  const copyDomain = async () => {
    if (await copyText(domain)) platform.toast(texts.copied, 'success');
    else platform.toast(domain);
  };
  const logOut = () => {
    onClose();
    void askToLogOut();
  };

  return (
    <Drawer open={isOpen} onClose={onClose} label={menu}>
      <Head>
        <Top>
          {user && (
            <Picture
              src={user.avatar}
              alt=""
              width={52}
              height={52}
              instead={<UserRound size={32} strokeWidth={1.75} aria-hidden />}
            />
          )}
          <Name>
            <b>{user?.username ?? app?.title}</b>
            {user && <small>{texts.level(vipLevelOf(user.current_vip), user.joinday)}</small>}
          </Name>
          <IconButton label={texts.close} icon={<X size={22} strokeWidth={1.75} />} onClick={onClose} />
        </Top>
        {user && (
          <Funds>
            <div>
              <small>{texts.balance}</small>
              <Money value={user.balance} size="m" tone="gold" />
            </div>
            {isOpenPath('/recharge') && (
              <Button size="medium" onClick={goTo('/recharge')}>
                {texts.recharge}
              </Button>
            )}
          </Funds>
        )}
      </Head>
      <Rows>
        {row('/vip', texts.memberCentre, <Crown />)}
        {row('/message', texts.messageCentre, <Mail />)}
        {row('/kefu', texts.feedback, <Headset />)}
        {domain !== '' && (
          <ListRow
            icon={<Link2 />}
            label={texts.domain}
            sub={domain}
            value={<Copy size={18} aria-label={texts.copy} />}
            chevron={false}
            onClick={copyDomain}
          />
        )}
        {row('/abouts', texts.about, <Info />)}
      </Rows>
      <Foot>
        <LanguageSegment value={language} onChange={platform.language.choose} />
        <Segment
          label={texts.theme}
          value={choice}
          onChange={choose}
          options={(['system', 'dark', 'light'] as const).map((value) => ({ value, label: texts.themes[value] }))}
        />
        {session.role === 'member' ? (
          <ListRow icon={<LogOut />} label={texts.logOut} chevron={false} onClick={logOut} />
        ) : (
          row('/login', logIn, <LogIn />, false)
        )}
      </Foot>
    </Drawer>
  );
}

const Head = styled(Plate)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  flex: none;
  padding: calc(20px + ${theme.safe.top}) 16px 20px;
  border-radius: 0 ${theme.radius.dialog} 0 0;
  & small {
    display: block;
    ${type.caption} color: ${theme.color.text2};
  }
`;

const Top = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  & > img {
    border-radius: 50%;
  }
`;

const Name = styled.div`
  flex: 1;
  min-width: 0;
  & > b {
    display: block;
    overflow: hidden;
    ${type.heading}
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Funds = styled.div`
  display: flex;
  align-items: end;
  justify-content: space-between;
  gap: 12px;
`;

const Rows = styled.div`
  flex: 1;
  padding-block: 8px;
`;

const Foot = styled.div`
  display: grid;
  gap: 8px;
  padding: 12px 16px calc(12px + ${theme.safe.bottom});
`;
