import { removeStored, store, readPendingOperations, useIsOnline, useStore } from '@parlour/platform';
import { useEffect, useReducer } from 'react';
import { TRIED } from '../services/shellUpdate';
import { useShell } from './shellContext';
import { takeWaitingWorker } from '../worker/registration';

const POSTPONED_MS = 600_000;
const POLL_MS = 2000;
/** After this time every call has been answered or has timed out. */
const ANSWER_MS = 35_000;

/**
 * Whether a new shell can be offered: it is live, nothing is blocked, no dialog is open, and no money call is pending in any tab.
 */
export function useNewVersion() {
  const { manifest, blockers, dialogs, toasts, update } = useShell();
  useStore(manifest);
  useStore(blockers.held);
  useStore(dialogs.open);
  useStore(toasts);
  useIsOnline();
  const [, rerender] = useReducer((times: number) => times + 1, 0);
  const isDue = update.isDue();
  useEffect(() => {
    // No event reports the calls of other tabs, so this polls.
    const timer = isDue ? setInterval(rerender, POLL_MS) : undefined;
    return () => clearInterval(timer);
  }, [isDue]);
  return {
    isOffered: isDue && !isMoneyCallPending(),
    take: async () => {
      await takeWaitingWorker().catch(() => undefined);
      update.start();
    },
    later: () => {
      store(TRIED, update.live());
      setTimeout(() => {
        removeStored(TRIED);
        rerender();
      }, POSTPONED_MS);
      rerender();
    },
  };
}

function isMoneyCallPending(): boolean {
  return readPendingOperations().some(({ sentAt }) => Math.abs(Date.now() - sentAt) < ANSWER_MS);
}
