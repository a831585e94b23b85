import type { Observable } from '@parlour/platform';
import type { Manifest } from '@parlour/release-contract/manifest';
import { store, readStored } from '@parlour/platform/storage';

/** The shell that this tab was reloaded for, or that its player postponed. */
export const TRIED = 'parlour.shell';

interface UpdateParts {
  /** Version of the running shell. */
  readonly running: string;
  readonly manifest: Observable<Manifest>;
  readonly blockers: { readonly isHeld: () => boolean };
  readonly dialogs: { readonly open: Observable<readonly unknown[]> };
  readonly toasts: Observable<unknown>;
}

export type ShellUpdate = ReturnType<typeof createShellUpdate>;

/** Loads a new shell by a reload, when the player navigates and no input would be lost; once for each version. */
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
    /** Reloads the page at its address; not where storage is unavailable, since it might then reload endlessly. */
    start: () => {
      if (store(TRIED, live())) location.reload();
    },
  };
}
