import type { Observable } from '@parlour/platform';
import type { Manifest } from '@parlour/release-contract/manifest';
import { keep, kept } from '@parlour/platform/storage';

/** The shell that this tab was loaded anew for, or that its player does not want now. */
export const TRIED = 'parlour.shell';

interface RenewalParts {
  /** Version of the shell that runs. */
  readonly running: string;
  readonly manifest: Observable<Manifest>;
  readonly holds: { readonly isHeld: () => boolean };
  readonly dialogs: { readonly open: Observable<readonly unknown[]> };
  readonly toasts: Observable<unknown>;
}

export type Renewal = ReturnType<typeof createRenewal>;

/** A new shell comes with a reload, when the player goes elsewhere and nothing would be lost; once for each version. */
export function createRenewal({ running, manifest, holds, dialogs, toasts }: RenewalParts) {
  const live = () => manifest.read().shell.version;
  return {
    isDue: () =>
      live() !== running &&
      live() !== kept(TRIED) &&
      !holds.isHeld() &&
      dialogs.open.read().length === 0 &&
      toasts.read() === undefined &&
      navigator.onLine,
    /** Reloads the page at its address; not where nothing can be remembered, since it could not know when to stop. */
    start: () => {
      if (keep(TRIED, live())) location.reload();
    },
  };
}
