import { useRole, useStore } from '@parlour/platform';
import type { FoundRoute } from '@parlour/release-contract/findRoute';
import { useEffect } from 'react';
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router';
import { useShell } from '../layout/shellContext';
import { currentAddress, isSameAddress, loginFor } from '../device/address';
import { askToLogIn } from '../router/askToLogIn';

/** The layout route of all screens: lets those through who have access to the entered one. */
export function Guard({ found }: { found: FoundRoute }) {
  const isAwaiting = useStore(useShell().isAwaitingTabs);
  const role = useRole();
  const { access } = found.route;
  // Everybody is told that a screen is switched off.
  if (access === 'all' || role === 'member' || found.isDisabled) return <Outlet />;
  // Another tab may still pass on its session. The document's own frame stays visible meanwhile.
  if (isAwaiting) return null;
  return access === 'ask' ? <Outlet context={<LoginPrompt />} /> : <ToLogin />;
}

/** Shown in place of a screen that was opened by its address and asks for a login first. */
function LoginPrompt() {
  const { dialogs, translate } = useShell();
  const navigate = useNavigate();
  const address = useAddress();
  useEffect(() => {
    const left = new AbortController();
    void askToLogIn(dialogs, translate, left.signal).then((isComing) => {
      if (!left.signal.aborted) void navigate(isComing ? loginFor(address) : '/', { replace: true });
    });
    return () => left.abort();
  }, [dialogs, translate, navigate, address]);
  return null;
}

/** Leads to the login, unless the page is on its way elsewhere already: the end of a session may have navigated. */
function ToLogin() {
  const address = useAddress();
  return isSameAddress(currentAddress(), address) ? <Navigate to={loginFor(address)} replace /> : null;
}

function useAddress(): string {
  const { pathname, search } = useLocation();
  return pathname + search;
}
