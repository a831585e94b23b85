import { logInFromMiniApp } from '@parlour/api-client/endpoints/session';
import { pathTo, redirectTarget, usePlatform, useQueryParams, useTexts } from '@parlour/platform';
import { initData, spendInitData } from '@parlour/platform/launch';
import { useEffect, useEffectEvent, useState } from 'react';
import { failureOf, type MiniAppEntry, planOf } from './miniAppLoginRules';
import { type MiniAppFailure, miniAppLoginTexts } from './miniAppLoginTexts';

export type MiniAppLoginState = { readonly at: 'inProgress' } | { readonly at: 'unsaved'; readonly save: () => void };

/** Logs in once with the launch data and navigates on; a failure is shown, and the manual login opens. */
export function useMiniAppLogin(entry: MiniAppEntry) {
  const { session, navigation, call, toast } = usePlatform();
  const { failures } = useTexts(miniAppLoginTexts);
  const query = useQueryParams();
  const [state, setState] = useState<MiniAppLoginState>({ at: 'inProgress' });
  const target = redirectTarget(query);
  const redirect = target === '/' ? undefined : target;
  const pid = query.get('pid') ?? undefined;

  const goManually = () => navigation.go(pathTo('/login', { pid, redirect }), { replace: true });

  const enter = useEffectEvent((signal: AbortSignal) => {
    const showFailure = (failure: MiniAppFailure) => toast(failures[failure], failure === 'notDetected' ? 'plain' : 'danger');
    const failAndGoManually = (failure: MiniAppFailure) => {
      showFailure(failure);
      goManually();
    };
    const goToTarget = () => navigation.go(target, { replace: true });
    // The failure to store the token is shown once. If the player retries, the login continues with a token that lasts as long as
    // the page.
    const save = async (token: string, isAgain = false) => {
      setState({ at: 'inProgress' });
      try {
        await session.signIn(token, 'miniApp').catch((error: unknown) => {
          if (!isAgain) throw error;
          return session.signIn(token);
        });
      } catch {
        if (signal.aborted) return;
        showFailure('notSaved');
        setState({ at: 'unsaved', save: () => void save(token, true) });
        return;
      }
      if (!signal.aborted) goToTarget();
    };
    const send = async () => {
      try {
        const payload = { initData: spendInitData(), isTest: false } as const;
        const { data } = await call(logInFromMiniApp, payload, { quiet: true, signal });
        if (!signal.aborted) await save(data.api_token);
      } catch (error) {
        if (!signal.aborted) failAndGoManually(failureOf(error));
      }
    };
    const start = () => {
      if (session.read().role === 'member') return goToTarget();
      const plan = planOf(entry, initData());
      if (plan === 'send') void send();
      else if (plan === 'toRoute') navigation.go(pathTo('/telegram-login', { pid, redirect }), { replace: true });
      else failAndGoManually(plan);
    };
    navigation.prefetch('/login');
    start();
  });

  // Once per mount: later changes must not send the data again.
  useEffect(() => {
    const aborter = new AbortController();
    enter(aborter.signal);
    return () => aborter.abort();
  }, []);

  return { state, goManually };
}
