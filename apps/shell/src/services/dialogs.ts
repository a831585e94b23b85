import type { ConfirmRequest, Dialogs } from '@parlour/platform';
import { createValue, type Value } from '@parlour/platform/host';
import { nextFrame } from '@parlour/ui-kit';
import { pathOf } from '@parlour/release-contract/findRoute';
import { currentAddress } from '../device/address';

export interface OpenDialog {
  readonly id: number;
  readonly request: ConfirmRequest;
  readonly isCancellable: boolean;
  /** The path of the screen that asked; the dialog closes when the player leaves it. */
  readonly askedAt: string | undefined;
  readonly answer: (isConfirmed: boolean) => void;
}

export interface DialogQueue extends Dialogs {
  readonly open: Value<readonly OpenDialog[]>;
  /** As in `Dialogs`; an abort answers no. */
  confirm(request: ConfirmRequest, signal?: AbortSignal): Promise<boolean>;
  /** As in `Dialogs`. A message of a screen closes when the player leaves it. */
  alert(request: ConfirmRequest, isOfScreen?: boolean): Promise<void>;
  /** Answers no to the dialogs of other screens, and with a path also to those of that screen. */
  dropLeft(leftPath?: string): void;
}

const currentPath = () => pathOf(currentAddress());

/**
 * A queue of dialogs, of which the first is shown. A question belongs to the screen that asked it: on another screen its subject
 * is no longer visible, so its answer is no.
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
        // Resolves a frame later, so that the dialog disappears before its consequence, such as the end of the session, blocks
        // the thread.
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
