import type { ConfirmRequest, Dialogs } from '@parlour/platform';
import { createValue, type Value } from '@parlour/platform/host';
import { nextFrame } from '@parlour/ui-kit';
import { pathOf } from '@parlour/release-contract/composition';
import { currentAddress } from '../device/address';

export interface OpenDialog {
  readonly id: number;
  readonly request: ConfirmRequest;
  readonly isCancellable: boolean;
  /** The path of the screen that it closes with. */
  readonly askedAt: string | undefined;
  readonly answer: (isConfirmed: boolean) => void;
}

export interface DialogQueue extends Dialogs {
  readonly open: Value<readonly OpenDialog[]>;
  /** As in `Dialogs`; an abort answers no. */
  confirm(request: ConfirmRequest, signal?: AbortSignal): Promise<boolean>;
  /** As in `Dialogs`; of a screen, it closes with it. */
  alert(request: ConfirmRequest, isOfScreen?: boolean): Promise<void>;
  /** Answers no to what was asked on other screens; with a path also to what was asked there. */
  dropLeft(leftPath?: string): void;
}

const currentPath = () => pathOf(currentAddress());

/**
 * Dialogs in the order of the requests; the first one is shown. A question belongs to the screen on which it was asked: whatever it is
 * about is no longer in view on another one, so there its answer is no.
 */
export function createDialogs(): DialogQueue {
  const open = createValue<readonly OpenDialog[]>([]);
  let count = 0;
  const ask = (request: ConfirmRequest, isCancellable: boolean, askedAt?: string, signal?: AbortSignal) =>
    new Promise<boolean>((resolve) => {
      count += 1;
      const id = count;
      const answer = (isConfirmed: boolean) => {
        const isHere = askedAt === undefined || askedAt === currentPath();
        open.set(open.read().filter((dialog) => dialog.id !== id));
        // The dialog closes on screen before what was confirmed, such as the end of the session, blocks the thread.
        void nextFrame().then(() => resolve(isConfirmed && isHere));
      };
      open.set([...open.read(), { id, request, isCancellable, askedAt, answer }]);
      signal?.addEventListener('abort', () => answer(false));
    });
  return {
    open,
    confirm: (request, signal) => ask(request, true, currentPath(), signal),
    alert: async (request, isOfScreen) => void (await ask(request, false, isOfScreen ? currentPath() : undefined)),
    dropLeft: (leftPath) => {
      const here = currentPath();
      for (const { askedAt, answer } of open.read())
        if (askedAt !== undefined && (askedAt !== here || askedAt === leftPath)) answer(false);
    },
  };
}
