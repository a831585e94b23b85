import type { Observable } from '@parlour/platform';
import type { Manifest } from '@parlour/release-contract/manifest';
import { store, readStored } from '@parlour/platform/storage';

/** The shell that this tab was loaded anew for, or that its player does not want now. */
export const TRIED = 'parlour.shell';

interface UpdateParts {
  /** Version of the shell that runs. */
  readonly running: string;
  readonly manifest: Observable<Manifest>;
  readonly blockers: { readonly isHeld: () => boolean };
  readonly dialogs: { readonly open: Observable<readonly unknown[]> };
  readonly toasts: Observable<unknown>;
}

export type ShellUpdate = ReturnType<typeof createShellUpdate>;

/** A new shell comes with a reload, when the player goes elsewhere and nothing would be lost; once for each version. */
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
    /** Reloads the page at its address; not where nothing can be remembered, since it could not know when to stop. */
    start: () => {
      if (store(TRIED, live())) location.reload();
    },
  };
}
