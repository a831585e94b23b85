import { removeStored, store, readPendingOperations, useIsOnline, useObservable } from '@parlour/platform';
import { useEffect, useReducer } from 'react';
import { TRIED } from '../services/shellUpdate';
import { useShell } from './shellContext';
import { takeWaitingWorker } from '../worker/registration';

const LATER_MS = 600_000;
const LOOK_MS = 2000;
/** A call has been answered or has timed out by then. */
const ANSWER_MS = 35_000;

/** A new shell that is live and may be loaded: nothing is blocked, no dialog is open, and no money call is pending in any tab. */
export function useNewVersion() {
  const { manifest, blockers, dialogs, toasts, update } = useShell();
  const live = useObservable(manifest).shell.version;
  useObservable(blockers.held);
  useObservable(dialogs.open);
  useObservable(toasts);
  useIsOnline();
  const [, look] = useReducer((times: number) => times + 1, 0);
  const isDue = update.isDue();
  useEffect(() => {
    // There is no event for the calls of other tabs.
    const timer = isDue ? setInterval(look, LOOK_MS) : undefined;
    return () => clearInterval(timer);
  }, [isDue]);
  return {
    isOffered: isDue && !isMoneyUnderWay(),
    take: async () => {
      await takeWaitingWorker().catch(() => undefined);
      update.start();
    },
    later: () => {
      store(TRIED, live);
      setTimeout(() => {
        removeStored(TRIED);
        look();
      }, LATER_MS);
      look();
    },
  };
}

function isMoneyUnderWay(): boolean {
  return readPendingOperations().some(({ sentAt }) => Math.abs(Date.now() - sentAt) < ANSWER_MS);
}
