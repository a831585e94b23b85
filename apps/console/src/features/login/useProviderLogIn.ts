import { useSingleFlight } from '@parlour/platform';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { errorMessage } from '#api';
import { useProvider, useSessionStore } from '#session';

/** State of the login at the OpenID provider: its host, whether the browser is about to leave, and why it could not. */
export function useProviderLogIn() {
  const { leave } = useSessionStore();
  const provider = useProvider();
  const { pathname, search } = useLocation();
  const [failure, setFailure] = useState<string>();
  const { run, isRunning } = useSingleFlight();
  const begin = async () => {
    setFailure(undefined);
    await leave(`${pathname}${search}`).catch((error: unknown) => setFailure(errorMessage(error)));
  };
  return { provider, failure, isBusy: isRunning, leave: () => void run(begin) };
}
