import { pathTo, usePlatform, useQueryParams, useTexts } from '@parlour/platform';
import { hasUsedInitData, reuseInitData } from '@parlour/platform/launch';
import { Button } from '@parlour/ui-kit';
import { miniAppLoginTexts } from './miniAppLoginTexts';

/**
 * Offers the messenger's login beside the password login, for players who logged out of the mini-app or whose session ended.
 * Renders nothing elsewhere.
 */
export function MiniAppLoginButton() {
  const { navigation } = usePlatform();
  const texts = useTexts(miniAppLoginTexts);
  const query = useQueryParams();
  if (!hasUsedInitData()) return null;
  const logIn = () => {
    reuseInitData();
    const params = { pid: query.get('pid') ?? undefined, redirect: query.get('redirect') ?? undefined };
    navigation.go(pathTo('/telegram-login', params), { replace: true });
  };
  return (
    <Button variant="secondary" wide onClick={logIn}>
      {texts.again}
    </Button>
  );
}
