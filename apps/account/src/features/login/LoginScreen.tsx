import { Link, pathTo, redirectTarget, usePlatform, useQueryParams, useTexts } from '@parlour/platform';
import { theme, type } from '@parlour/ui-kit';
import { Segment } from '@parlour/ui-kit/parts';
import { Headset } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import styled from 'styled-components';
import { DoorBand, DoorPage, MiniAppLogin } from '#shared';
import { LoginForm } from './LoginForm';
import type { RegistrationFields } from './loginRules';
import { loginTexts } from './loginTexts';
import { RegisterForm } from './RegisterForm';

/** Log in (`type` 0), register (`type` 1) or, with `telegram` 1, by Telegram; `pid` is the referrer, `redirect` the target. */
export function LoginScreen() {
  return useQueryParams().get('telegram') === '1' ? <MiniAppLogin door="login" /> : <LoginByHand />;
}

function LoginByHand() {
  const { navigation } = usePlatform();
  const texts = useTexts(loginTexts);
  const query = useQueryParams();
  const panelId = useId();
  const [typed, setTyped] = useState<Partial<RegistrationFields>>({});
  useLeaveWhenMember(redirectTarget(query));
  const chosen = query.get('type') === '1' ? '1' : '0';
  const choose = (kind: '0' | '1') => {
    if (kind === chosen) return;
    const kept = { pid: query.get('pid') ?? undefined, redirect: query.get('redirect') ?? undefined };
    navigation.go(pathTo('/login', { type: kind, ...kept }), { replace: true });
  };
  return (
    <DoorPage>
      {chosen === '1' ? <DoorBand title={texts.register} isLow /> : <DoorBand title={texts.welcome} words={texts.warm} />}
      <div data-paper={chosen === '1' ? 'dense' : ''}>
        <Segment
          as="tabs"
          label={texts.choice}
          value={chosen}
          onChange={choose}
          panelId={panelId}
          options={[
            { value: '0', label: texts.logIn },
            { value: '1', label: texts.register },
          ]}
        />
        <div id={panelId} role="tabpanel" aria-label={chosen === '1' ? texts.register : texts.logIn}>
          {chosen === '1' ? <RegisterForm typed={typed} onTyped={setTyped} /> : <LoginForm />}
        </div>
        <Aside>
          <Link to="/kefu">
            <Headset size={18} strokeWidth={1.75} aria-hidden />
            {texts.service}
          </Link>
          <Link to="/" data-tone="accent">
            {texts.browse}
          </Link>
        </Aside>
        <Foot to={pathTo('/boutBallBetInfo', { type: 8 })}>{texts.responsible}</Foot>
      </div>
    </DoorPage>
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
  justify-content: space-between;
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

const Foot = styled(Link)`
  display: grid;
  place-items: center;
  min-height: 44px;
  margin-bottom: 4px;
  ${type.caption}
  text-align: center;
  color: ${theme.color.text3};
`;
