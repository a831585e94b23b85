import { type Dialogs, lazyPart, usePlatform } from '@parlour/platform';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { Say } from '../languages/shellWords';
import { useShell } from '../shellContext';
import { shellTexts } from '../shellTexts';
import { currentAddress, isSameAddress, loginFor } from './address';

const AjarDoor = lazyPart(async () => (await import(/* webpackChunkName: "doors" */ '@parlour/ui-kit/parts')).AjarDoor);

/** Asks a visitor to log in (spec section 2: the red packet and the transfer ask first); resolves to the answer. */
export function askToLogIn(dialogs: Dialogs, say: Say): Promise<boolean> {
  const { comeIn: title, comeLogIn: message } = say(shellTexts);
  return dialogs.confirm({ title, message, art: <AjarDoor /> });
}

/** Stands in the place of a screen that was opened by its address and asks first. */
export function AskFirst({ address }: { address: string }) {
  const { dialogs } = usePlatform();
  const { say } = useShell();
  const navigate = useNavigate();
  useEffect(() => {
    let isHere = true;
    void askToLogIn(dialogs, say).then((isComing) => {
      if (isHere) void navigate(isComing ? loginFor(address) : '/', { replace: true });
    });
    return () => {
      isHere = false;
    };
  }, [dialogs, say, navigate, address]);
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
