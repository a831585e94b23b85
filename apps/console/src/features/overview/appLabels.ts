import type { AppState, State } from '@parlour/release-contract/api';
import { EVERYONE } from '@parlour/release-contract/manifest';
import { canaryAudience, counted, formatShare } from '#figures';

/** The traffic split as text. */
export function splitLabels({ canary }: AppState): { readonly stable: string; readonly canary: string | undefined } {
  const share = canary?.share ?? 0;
  const audience = canary && (share > 0 ? formatShare(share) : canaryAudience(canary));
  return { stable: formatShare(EVERYONE - share), canary: canary && `${canary.version} · ${audience}` };
}

/** Label of what is switched off. */
export function offLabel(off: NonNullable<AppState['off']>): string {
  return off === 'all' ? 'switched off' : `${counted(off.length, 'path')} off`;
}

/** What an app is to the site, as text: the host, the brand, or the number of its paths. */
export function pathsOf({ manifest }: State, { name, kind }: AppState): string {
  const { routes, brand, canary } = manifest.remotes[name] ?? {};
  if (brand ?? canary?.brand) return 'brand';
  return kind === 'shell' ? 'host' : counted(Math.max(routes?.length ?? 0, canary?.routes.length ?? 0), 'path');
}
