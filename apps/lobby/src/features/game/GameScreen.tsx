import { pathTo, usePlatform, useQueryParams, useSession, useTexts } from '@parlour/platform';
import { LinkButton } from '@parlour/platform/linkButton';
import { EmptyState } from '@parlour/ui-kit/parts';
import { lobbyTexts } from '#shared';
import { useEffect, useMemo, useState } from 'react';
import { AppDownload } from './AppDownload';
import { FramedGame } from './FramedGame';
import { gameMode, needsMember } from './gameMode';
import { gameTexts } from './gameTexts';

export function GameScreen() {
  const query = useQueryParams();
  const address = pathTo('/gamePage', Object.fromEntries(query));
  return <GamePage key={address} address={address} query={query} />;
}

function GamePage({ address, query }: { address: string; query: URLSearchParams }) {
  const { navigation, session, toast } = usePlatform();
  const { pleaseLogIn } = useTexts(lobbyTexts);
  const mode = useMemo(() => gameMode(query), [query]);
  const [isRedirected] = useState(() => needsMember(mode) && session.read().role === 'visitor');
  const visitor = useSession();
  const isNoAgent = visitor.role === 'member' && visitor.user?.isagent === false;
  useEffect(() => {
    if (!isRedirected) return;
    toast(pleaseLogIn, 'danger');
    navigation.go(pathTo('/login', { redirect: address }), { replace: true });
  }, [isRedirected, navigation, address, toast, pleaseLogIn]);

  if (isRedirected) return null;
  if (mode.kind === 'agent' && isNoAgent) return <NoAgent />;
  if (mode.kind === 'download') return <AppDownload />;
  if (mode.kind === 'nothing') return <NoGame />;
  return <FramedGame mode={mode} />;
}

/** Members who are not agents apply (spec section 6). */
function NoAgent() {
  const texts = useTexts(gameTexts);
  return (
    <EmptyState
      title={texts.noAgent}
      text={texts.noAgentText}
      actions={
        <>
          <LinkButton to="/applyagent">{texts.apply}</LinkButton>
          <LinkButton to="/" data-variant="quiet">
            {texts.home}
          </LinkButton>
        </>
      }
    />
  );
}

function NoGame() {
  const texts = useTexts(gameTexts);
  return <EmptyState title={texts.noGame} text={texts.noGameText} actions={<LinkButton to="/">{texts.home}</LinkButton>} />;
}
