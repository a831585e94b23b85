import type { Store } from '@parlour/platform';
import { store, readStored } from '@parlour/platform/storage';

/** The shell and brand that this tab was reloaded for, or that its player postponed. */
export const TRIED = 'parlour.shell';

interface UpdateParts {
  /** What the document of a visitor now would be made of: the shell's version, and the brand. */
  readonly live: () => string;
  readonly blockers: { readonly isHeld: () => boolean };
  readonly dialogs: { readonly open: Store<readonly unknown[]> };
  readonly toasts: Store<unknown>;
}

export type ShellUpdate = ReturnType<typeof createShellUpdate>;

/** Reloads the page for a new shell or brand when the player navigates and no input would be lost, once per version. */
export function createShellUpdate({ live, blockers, dialogs, toasts }: UpdateParts) {
  const running = live();
  return {
    live,
    isDue: () =>
      live() !== running &&
      live() !== readStored(TRIED) &&
      !blockers.isHeld() &&
      dialogs.open.read().length === 0 &&
      toasts.read() === undefined &&
      navigator.onLine,
    /** Reloads the page at its current address. Does nothing without storage, since the page could then reload endlessly. */
    start: () => {
      if (store(TRIED, live())) location.reload();
    },
  };
}
