import { Link, pathTo, redirectTarget, usePlatform, useQueryParams, useTexts } from '@parlour/platform';
import { theme, type } from '@parlour/ui-kit';
import { Segment } from '@parlour/ui-kit/parts';
import { Headset } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import styled from 'styled-components';
import { LoginHeader, LoginLayout, MiniAppLogin } from '#shared';
import { LoginForm } from './LoginForm';
import type { RegistrationFields } from './loginRules';
import { loginTexts } from './loginTexts';
import { RegisterForm } from './RegisterForm';

/** Login (`type` 0), registration (`type` 1) or login by Telegram (`telegram` 1); `pid`: referrer, `redirect`: target. */
export function LoginScreen() {
  return useQueryParams().get('telegram') === '1' ? <MiniAppLogin entry="login" /> : <ManualLogin />;
}

function ManualLogin() {
  const { navigation } = usePlatform();
  const texts = useTexts(loginTexts);
  const query = useQueryParams();
  const panelId = useId();
  const [typed, setTyped] = useState<Partial<RegistrationFields>>({});
  useLeaveWhenMember(redirectTarget(query));
  const tab = query.get('type') === '1' ? '1' : '0';
  const selectTab = (kind: '0' | '1') => {
    if (kind === tab) return;
    const params = { pid: query.get('pid') ?? undefined, redirect: query.get('redirect') ?? undefined };
    navigation.go(pathTo('/login', { type: kind, ...params }), { replace: true });
  };
  return (
    <LoginLayout>
      {tab === '1' ? <LoginHeader title={texts.register} isCompact /> : <LoginHeader title={texts.welcome} text={texts.warm} />}
      <div data-panel={tab === '1' ? 'dense' : ''}>
        <Segment
          as="tabs"
          label={texts.choice}
          value={tab}
          onChange={selectTab}
          panelId={panelId}
          options={[
            { value: '0', label: texts.logIn },
            { value: '1', label: texts.register },
          ]}
        />
        <div id={panelId} role="tabpanel" aria-label={tab === '1' ? texts.register : texts.logIn}>
          {tab === '1' ? <RegisterForm typed={typed} onTyped={setTyped} /> : <LoginForm />}
        </div>
        <Aside>
          <Link to="/kefu">
            <Headset size={18} strokeWidth={1.75} aria-hidden />
            <span>{texts.service}</span>
          </Link>
          <Link to="/" data-tone="accent">
            {texts.browse}
          </Link>
        </Aside>
        <Footer to={pathTo('/boutBallBetInfo', { type: 8 })}>{texts.responsible}</Footer>
      </div>
    </LoginLayout>
  );
}

/** Redirects a member who is already logged in and got here by the back button or a bookmark. */
function useLeaveWhenMember(target: string): void {
  const { navigation, session } = usePlatform();
  const [wasMember] = useState(() => session.read().role === 'member');
  useEffect(() => {
    if (wasMember) navigation.go(target, { replace: true });
  }, [wasMember, navigation, target]);
}

const Aside = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 12px;
  margin-block: 8px auto;
  ${type.label}
  font-size: 14px;
  font-weight: 400;
  color: ${theme.color.text2};
  & > a {
    display: flex;
    align-items: center;
    gap: 6px;
    min-height: 44px;
  }
  & > a[data-tone] {
    font-weight: 600;
    color: ${theme.color.accentText};
  }
`;

const Footer = styled(Link)`
  display: grid;
  place-items: center;
  min-height: 44px;
  margin-bottom: 4px;
  ${type.caption}
  text-align: center;
  color: ${theme.color.text3};
`;
