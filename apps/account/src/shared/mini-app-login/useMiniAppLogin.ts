import { logInFromMiniApp } from '@parlour/api-client/endpoints/session';
import { pathTo, redirectTarget, usePlatform, useQueryParams, useTexts } from '@parlour/platform';
import { initData, spendInitData } from '@parlour/platform/launch';
import { useEffect, useEffectEvent, useState } from 'react';
import { failureOf, type MiniAppDoor, planOf } from './miniAppLoginRules';
import { type MiniAppFailure, miniAppLoginTexts } from './miniAppLoginTexts';

export type MiniAppLoginState = { readonly at: 'underWay' } | { readonly at: 'unsaved'; readonly save: () => void };

/** Logs in once with the launch data and navigates on; a failure is shown, and the manual login opens. */
export function useMiniAppLogin(door: MiniAppDoor) {
  const { session, navigation, call, toast } = usePlatform();
  const { failures } = useTexts(miniAppLoginTexts);
  const query = useQueryParams();
  const [state, setState] = useState<MiniAppLoginState>({ at: 'underWay' });
  const target = redirectTarget(query);
  const redirect = target === '/' ? undefined : target;
  const pid = query.get('pid') ?? undefined;

  const goManually = () => navigation.go(pathTo('/login', { pid, redirect }), { replace: true });

  const enter = useEffectEvent((left: AbortSignal) => {
    const say = (failure: MiniAppFailure) => toast(failures[failure], failure === 'notDetected' ? 'plain' : 'danger');
    const giveUp = (failure: MiniAppFailure) => {
      say(failure);
      goManually();
    };
    const goOn = () => navigation.go(target, { replace: true });
    const save = async (token: string) => {
      setState({ at: 'underWay' });
      try {
        await session.signIn(token, 'miniApp');
      } catch {
        if (left.aborted) return;
        say('notSaved');
        setState({ at: 'unsaved', save: () => void save(token) });
        return;
      }
      if (!left.aborted) goOn();
    };
    const send = async () => {
      try {
        const payload = { initData: spendInitData(), isTest: false } as const;
        const { data } = await call(logInFromMiniApp, payload, { quiet: true, signal: left });
        if (!left.aborted) await save(data.api_token);
      } catch (error) {
        if (!left.aborted) giveUp(failureOf(error));
      }
    };
    const start = () => {
      if (session.read().role === 'member') return goOn();
      const plan = planOf(door, initData());
      if (plan === 'send') void send();
      else if (plan === 'toRoute') navigation.go(pathTo('/telegram-login', { pid, redirect }), { replace: true });
      else giveUp(plan);
    };
    navigation.prefetch('/login');
    start();
  });

  // Once per mount: later changes must not send the data again.
  useEffect(() => {
    const left = new AbortController();
    enter(left.signal);
    return () => left.abort();
  }, []);

  return { state, goManually };
}
