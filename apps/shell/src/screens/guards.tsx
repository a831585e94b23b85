import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useShell } from '../layout/shellContext';
import { currentAddress, isSameAddress, loginFor } from '../device/address';
import { askToLogIn } from '../router/askToLogIn';

/** Shown in place of a screen that was opened by its address and asks for a login first. */
export function LoginPrompt({ address }: { address: string }) {
  const { dialogs, translate } = useShell();
  const navigate = useNavigate();
  useEffect(() => {
    const left = new AbortController();
    void askToLogIn(dialogs, translate, left.signal).then((isComing) => {
      if (!left.signal.aborted) void navigate(isComing ? loginFor(address) : '/', { replace: true });
    });
    return () => left.abort();
  }, [dialogs, translate, navigate, address]);
  return null;
}

/** Sends a visitor from a member's address to the login, unless the page is on its way elsewhere already. */
export function SendToLogin({ address }: { address: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    if (isSameAddress(currentAddress(), address)) void navigate(loginFor(address), { replace: true });
  }, [navigate, address]);
  return null;
}
