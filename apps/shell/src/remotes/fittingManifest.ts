import type { LiveRemote, Manifest } from '@parlour/release-contract/manifest';

/**
 * Returns a function that reduces each live manifest to what a page with this shell version may run. The release gate only checks
 * releases against the shell that goes live with them. So while another shell is live, the page runs no release that it does not
 * know from a manifest of its own shell: it keeps the releases that it had, follows rollbacks to known releases, and still
 * applies switched-off remotes.
 */
export function createFittingManifest(shell: string): (live: Manifest) => Manifest {
  const known = new Set<string>();
  let own: Manifest | undefined;
  let [lastManifest, lastResult]: (Manifest | undefined)[] = [];

  const fittingRemote = (name: string, live: LiveRemote): LiveRemote | undefined => {
    const fitting = <Release extends { readonly version: string }>(release: Release | undefined) =>
      release !== undefined && known.has(`${name} ${release.version}`) ? release : undefined;
    const { canary, fallback, off, ...rest } = live;
    const had = fitting(live) ? { ...rest, canary: fitting(canary), fallback: fitting(fallback) } : own?.remotes[name];
    return had && { ...had, off };
  };

  return (live) => {
    if (live === lastManifest && lastResult !== undefined) return lastResult;
    if (own === undefined || live.shell.version === shell) {
      for (const [name, remote] of Object.entries(live.remotes))
        for (const release of [remote, remote.canary, remote.fallback]) if (release) known.add(`${name} ${release.version}`);
      own = live;
      lastResult = live;
    } else {
      const remotes = Object.entries(live.remotes).flatMap(([name, remote]) => {
        const fitted = fittingRemote(name, remote);
        return fitted ? [[name, fitted] as const] : [];
      });
      lastResult = { ...live, remotes: Object.fromEntries(remotes) };
    }
    lastManifest = live;
    return lastResult;
  };
}
