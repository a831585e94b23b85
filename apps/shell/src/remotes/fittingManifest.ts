import type { LiveRemote, Manifest } from '@parlour/release-contract/manifest';

/**
 * What of each live manifest a page with this shell may run. The gate checks releases with the shell that goes live beside them: while
 * another shell is live, the page runs none that it does not know from a manifest of its own. It keeps those that it had, takes back what
 * is rolled back to, and what operations switch off stays off.
 */
export function createFittingManifest(shell: string): (live: Manifest) => Manifest {
  const known = new Set<string>();
  let own: Manifest | undefined;
  let [asked, answer]: (Manifest | undefined)[] = [];

  const kept = (name: string, live: LiveRemote): LiveRemote | undefined => {
    const fitting = <Release extends { readonly version: string }>(release: Release | undefined) =>
      release !== undefined && known.has(`${name} ${release.version}`) ? release : undefined;
    const { canary, fallback, off, ...rest } = live;
    const had = fitting(live) ? { ...rest, canary: fitting(canary), fallback: fitting(fallback) } : own?.remotes[name];
    return had && { ...had, off };
  };

  return (live) => {
    if (live === asked && answer !== undefined) return answer;
    if (own === undefined || live.shell.version === shell) {
      for (const [name, remote] of Object.entries(live.remotes))
        for (const release of [remote, remote.canary, remote.fallback]) if (release) known.add(`${name} ${release.version}`);
      own = live;
      answer = live;
    } else {
      const remotes = Object.entries(live.remotes).flatMap(([name, remote]) => {
        const one = kept(name, remote);
        return one ? [[name, one] as const] : [];
      });
      answer = { ...live, remotes: Object.fromEntries(remotes) };
    }
    asked = live;
    return answer;
  };
}
