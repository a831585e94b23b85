import { forget, keep, readIntents, useIsOnline, useObserved } from '@parlour/platform';
import { useEffect, useReducer } from 'react';
import { TRIED } from '../services/shellUpdate';
import { useShell } from './shellContext';
import { takeWaitingWorker } from '../worker/followWorker';

const LATER_MS = 600_000;
const LOOK_MS = 2000;
/** A call is answered or given up by then. */
const ANSWER_MS = 35_000;

/** A new shell that is live and may be taken: nothing is held, no dialog is open, and no money is under way in any tab. */
export function useNewVersion() {
  const { manifest, holds, dialogs, toasts, renewal } = useShell();
  const live = useObserved(manifest).shell.version;
  useObserved(holds.held);
  useObserved(dialogs.open);
  useObserved(toasts);
  useIsOnline();
  const [, look] = useReducer((times: number) => times + 1, 0);
  const isDue = renewal.isDue();
  useEffect(() => {
    // What other tabs send is told by nobody.
    const timer = isDue ? setInterval(look, LOOK_MS) : undefined;
    return () => clearInterval(timer);
  }, [isDue]);
  return {
    isOffered: isDue && !isMoneyUnderWay(),
    take: async () => {
      await takeWaitingWorker().catch(() => undefined);
      renewal.start();
    },
    later: () => {
      keep(TRIED, live);
      setTimeout(() => {
        forget(TRIED);
        look();
      }, LATER_MS);
      look();
    },
  };
}

function isMoneyUnderWay(): boolean {
  return readIntents().some(({ sentAt }) => Math.abs(Date.now() - sentAt) < ANSWER_MS);
}
