import type { Store } from '@parlour/platform';
import type { Manifest } from '@parlour/release-contract/manifest';
import { store, readStored } from '@parlour/platform/storage';

/** The shell that this tab was reloaded for, or that its player postponed. */
export const TRIED = 'parlour.shell';

interface UpdateParts {
  /** Version of the running shell. */
  readonly running: string;
  readonly manifest: Store<Manifest>;
  readonly blockers: { readonly isHeld: () => boolean };
  readonly dialogs: { readonly open: Store<readonly unknown[]> };
  readonly toasts: Store<unknown>;
}

export type ShellUpdate = ReturnType<typeof createShellUpdate>;

/** Reloads the page for a new shell when the player navigates and no input would be lost, once per version. */
export function createShellUpdate({ running, manifest, blockers, dialogs, toasts }: UpdateParts) {
  const live = () => manifest.read().shell.version;
  return {
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
