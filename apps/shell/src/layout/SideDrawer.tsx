import { localized } from '@parlour/platform/localized';
import {
  languageNames,
  useLanguage,
  useLogOut,
  useStore,
  usePlatform,
  useSession,
  useTexts,
  useTopic,
  vipLevelOf,
} from '@parlour/platform';
import { useDisplayPreferences } from '@parlour/platform/displayPreferences';
import { isMiniApp } from '@parlour/platform/launch';
import { Button, IconButton, oneLine, Picture, GradientCard, theme, type } from '@parlour/ui-kit';
import { Icon } from '@parlour/ui-kit/icon';
import { copyText, Drawer, LanguageSegment, ListRow, Segment, SwitchRow } from '@parlour/ui-kit/parts';
import { Copy, Link2, LogOut, Share, Smartphone, UserRound, X } from 'lucide-react';
import styled from 'styled-components';
import { Balance } from './Balance';
import { useShell } from './shellContext';
import { installOffer } from '../offline/installOffer';
import { shellTexts } from '../i18n/shellTexts';
import { drawerTexts } from './drawerTexts';
import { type ShownEntry, useNavEntries } from './useNavEntries';
import { useTheme } from './useTheme';

/** Position of the operator's permanent domain among the entries of the remotes (spec section 2). */
const DOMAIN_ORDER = 40;

/** The left drawer of the main layout. */
export function SideDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const platform = usePlatform();
  const { navigation } = useShell();
  const session = useSession();
  const askToLogOut = useLogOut();
  const app = useTopic('appInfo');
  const texts = useTexts(drawerTexts);
  const { menu, copied } = useTexts(shellTexts);
  const entries = useNavEntries('drawer');
  const walletEntries = useNavEntries('drawerWallet');
  const endEntries = useNavEntries('drawerEnd');
  const { choice, choose } = useTheme();
  const language = useLanguage();
  const { offered } = platform.language;
  const contact = globalThis.parlourBrand?.contact;
  const { title: comfort, comforts } = useDisplayPreferences();
  const install = useStore(installOffer);
  const user = session.role === 'member' ? session.user : undefined;
  const domain = app?.h5_url ?? '';

  // Closing the drawer restyles and repaints the page below, so the drawer closes in the same frame in which the page changes.
  const goTo = (to: string) => () => void navigation.visit(to).then(onClose);
  const row = ({ to, label, icon }: ShownEntry, chevron = true) => (
    <ListRow key={to} icon={<Icon strokeWidth={1.75} shapes={icon ?? []} />} label={label} chevron={chevron} onClick={goTo(to)} />
  );
  const copyDomain = async () => {
    if (await copyText(domain)) platform.toast(copied, 'success');
    else platform.toast(domain);
  };
  const logOut = () => {
    onClose();
    askToLogOut();
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
              fallback={<UserRound size={32} strokeWidth={1.75} aria-hidden />}
            />
          )}
          <Name>
            <b translate="no">{user?.username ?? app?.title}</b>
            {user && <small>{texts.level(vipLevelOf(user.current_vip, user.vip), user.joinday)}</small>}
          </Name>
          <IconButton label={texts.close} icon={<X size={22} strokeWidth={1.75} />} onClick={onClose} />
        </Top>
        {user && (
          <Funds>
            <div>
              <small>{texts.balance}</small>
              <Balance size="m" />
            </div>
            {walletEntries.map(({ to, label }) => (
              <Button key={to} size="medium" onClick={goTo(to)}>
                {label}
              </Button>
            ))}
          </Funds>
        )}
      </Head>
      <Rows>
        {entries.filter(({ order }) => order < DOMAIN_ORDER).map((entry) => row(entry))}
        {domain !== '' && (
          <Domain>
            <ListRow
              icon={<Link2 />}
              label={texts.domain}
              sub={domain}
              value={<Copy size={18} aria-label={texts.copy} />}
              chevron={false}
              onClick={() => void copyDomain()}
            />
            {canShare() && (
              <IconButton
                label={texts.share}
                icon={<Share size={18} aria-hidden />}
                onClick={() => platform.share({ title: app?.title ?? '', url: domain })}
              />
            )}
          </Domain>
        )}
        {entries.filter(({ order }) => order >= DOMAIN_ORDER).map((entry) => row(entry))}
        {install && <ListRow icon={<Smartphone />} label={texts.install} chevron={false} onClick={install} />}
      </Rows>
      <Foot>
        <LanguageSegment
          names={offered ?? languageNames}
          hasDefault={offered === undefined}
          value={language}
          onChange={platform.language.choose}
        />
        {contact !== undefined && <Contact>{localized(contact, language)}</Contact>}
        <Segment
          label={texts.theme}
          value={choice}
          onChange={choose}
          options={(['system', 'dark', 'light'] as const).map((value) => ({
            value,
            label: texts.themes[value === 'system' && isMiniApp() ? 'messenger' : value],
          }))}
        />
        <div role="group" aria-label={comfort}>
          {comforts.map(({ name, label, sub, isOn, set }) => (
            <SwitchRow key={name} label={label} sub={sub} checked={isOn} onChange={set} />
          ))}
        </div>
        {session.role === 'member' && <ListRow icon={<LogOut />} label={texts.logOut} chevron={false} onClick={logOut} />}
        {endEntries.map((entry) => row(entry, false))}
      </Foot>
    </Drawer>
  );
}

function canShare(): boolean {
  return isMiniApp() || 'share' in navigator;
}

const Head = styled(GradientCard)`
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
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
  & > img {
    border-radius: 50%;
  }
`;

const Name = styled.div`
  flex: 1 1 64px;
  min-width: 0;
  & > b {
    display: block;
    ${oneLine}
    ${type.heading}
  }
`;

const Funds = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: 8px 12px;
`;

const Rows = styled.div`
  flex: 1;
  padding-block: 8px;
`;

const Domain = styled.div`
  display: flex;
  align-items: center;
  padding-right: 4px;
  & small {
    overflow-wrap: anywhere;
  }
  & > button:first-child {
    flex: 1;
    min-width: 0;
  }
`;

const Contact = styled.p`
  padding-inline: 4px;
  ${type.caption} color: ${theme.color.text2};
`;

const Foot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  padding: 12px 16px calc(12px + ${theme.safe.bottom});
`;
