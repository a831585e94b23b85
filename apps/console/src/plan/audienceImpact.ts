import type { Change } from '@parlour/release-contract/change';
import { EVERYONE, type Manifest } from '@parlour/release-contract/manifest';
import { versionIn } from '@parlour/release-contract/names';
import { canaryAudience, counted, formatShare, namesIn } from '#figures';

/** Traffic split of an app in a manifest. */
export interface Split {
  readonly name: string;
  readonly stable: string;
  readonly canary: string | undefined;
  readonly share: number;
  readonly isOff: boolean;
}

/** Traffic splits of the apps of a change. */
export function splitsOf(change: Change, manifest: Manifest): Split[] {
  const { shell, remotes } = manifest;
  return namesIn(change).flatMap((name) => {
    if (name === 'shell')
      return [{ name, stable: `${shell.version} · ${formatShare(EVERYONE)}`, canary: undefined, share: 0, isOff: false }];
    const remote = remotes[name];
    if (remote === undefined) return [];
    const { canary, off } = remote;
    const share = canary?.share ?? 0;
    return [
      {
        name,
        stable: `${versionIn(manifest, name) ?? 'nothing'} · ${formatShare(EVERYONE - share)}`,
        canary: canary && `${canary.version} · ${canaryAudience(canary)}`,
        share,
        isOff: off === 'all',
      },
    ];
  });
}

/** Who is affected by a change, and when. */
export function impactText(change: Change, next: Manifest, visitorsNow: number | undefined): string {
  const everyone = visitorsNow === undefined ? 'Everyone' : `Everyone, ${counted(visitorsNow, 'visitor')} now`;
  switch (change.kind) {
    case 'cancel':
      return 'What is live stays as it is.';
    case 'schedule':
    case 'promote': {
      if (change.releases.some(({ name }) => name === 'shell')) return `${everyone}. ${onReload}`;
      const canaries = change.releases.flatMap(({ name }) => next.remotes[name]?.canary ?? []);
      const [canary] = canaries;
      if (canary === undefined) return `${everyone}, ${onNextEntry}`;
      if (canary.share === 0) return `Only these rings, ${onNextEntry}`;
      const people =
        visitorsNow === undefined
          ? formatShare(canary.share)
          : `About ${counted((visitorsNow * canary.share) / EVERYONE, 'visitor')}`;
      return `${people}, ${onNextEntry}`;
    }
    case 'stop':
      return `Visitors with the canary get the stable release, ${onNextEntry}`;
    case 'rollBack':
      return change.name === 'shell' ? `${everyone}. ${onReload}` : `${everyone}, ${onNextEntry}`;
    case 'return':
      return `${everyone}, ${onNextEntry}`;
    case 'switchOff':
      return 'It is removed from the navigation and its URLs show a notice; open screens are not affected.';
    case 'switchOn':
      return 'All its paths are in the navigation again.';
    case 'remove':
      return `${everyone}: its paths and its navigation are removed; open screens are not affected.`;
    case 'switchWorker':
      return change.to === 'off'
        ? `${everyone}: cached files are deleted from devices, and the site needs the network.`
        : `${everyone}, ${onNextEntry}`;
  }
}

const onNextEntry = 'when they next open one of its screens. Forms in progress are not interrupted.';
const onReload = 'Open pages reload at the next navigation that loses no input.';
