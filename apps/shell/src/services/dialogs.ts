import type { ConfirmRequest, Dialogs } from '@parlour/platform';
import { createValue, type Value } from '@parlour/platform/host';
import { nextFrame } from '@parlour/ui-kit';

export interface OpenDialog {
  readonly id: number;
  readonly request: ConfirmRequest;
  readonly isCancellable: boolean;
  readonly answer: (isConfirmed: boolean) => void;
}

export interface DialogQueue extends Dialogs {
  readonly open: Value<readonly OpenDialog[]>;
  /** As in `Dialogs`; an abort answers no. */
  confirm(request: ConfirmRequest, signal?: AbortSignal): Promise<boolean>;
}

/** Dialogs in the order of the requests; the first one is shown. */
export function createDialogs(): DialogQueue {
  const open = createValue<readonly OpenDialog[]>([]);
  let count = 0;
  const ask = (request: ConfirmRequest, isCancellable: boolean, signal?: AbortSignal) =>
    new Promise<boolean>((resolve) => {
      count += 1;
      const id = count;
      const answer = (isConfirmed: boolean) => {
        open.set(open.read().filter((dialog) => dialog.id !== id));
        // The dialog closes on screen before what was confirmed, such as the end of the session, blocks the thread.
        void nextFrame().then(() => resolve(isConfirmed));
      };
      open.set([...open.read(), { id, request, isCancellable, answer }]);
      signal?.addEventListener('abort', () => answer(false));
    });
  return {
    open,
    confirm: (request, signal) => ask(request, true, signal),
    alert: async (request) => void (await ask(request, false)),
  };
}
