import type { InitialCall } from '@parlour/platform/remoteConfig';
import { prefetchInitialData } from './prefetchInitialData';
import { frameTitle } from './frameTitle';
import { preload } from './preload';
import { mapImports } from './mapImports';
import { findRoute } from '@parlour/release-contract/findRoute';
import { type Composition, placedReleases } from '@parlour/release-contract/composition';
import { tabToken } from '../device/tokenStorage';
import { storedLanguage } from '../device/storedLanguage';
import { loginFor } from '../device/address';
import { hasPreviewToken } from '../device/previewToken';

/** The first call of the shell itself when a member opens the page. */
const userCall: InitialCall = { method: 'POST', path: '/api/user' };

/**
 * Starts to fetch the files of the screen in the address, from the same release that the shell will choose, shows the frame
 * around it and sends the screen's first requests. A visitor at an address for members will see the login instead, so for them
 * this waits until the other tabs have had time to pass on a session. Does nothing with a preview token: the release is only
 * known once the token is verified.
 */
export function preloadRoute(document: Document, hash: string, { manifest, visitor }: Composition): void {
  if (hasPreviewToken()) return;
  mapImports(placedReleases(manifest));
  const language = storedLanguage();
  document.querySelector(`link[data-language=${language}]`)?.setAttribute('rel', 'preload');
  const find = (address: string) => findRoute({ manifest, visitor, language }, address);
  const show = (address: string) => {
    const found = find(address);
    if (found === undefined || found.isDisabled) return;
    const { access, chrome, initialCalls = [] } = found.route;
    if (chrome !== 'bare') document.documentElement.dataset['frame'] = chrome;
    preload(found);
    whenParsed(document, () => frameTitle(document, { visitor, language }, address));
    const token = tabToken();
    const isShown = access === 'all' || token !== undefined;
    const screenCalls = isShown && !address.includes('?') ? initialCalls : [];
    prefetchInitialData(token === undefined ? screenCalls : [...screenCalls, userCall], token);
  };
  const address = hash.slice(1);
  const { route, isDisabled } = find(address) ?? {};
  if (route?.access === 'member' && !isDisabled && tabToken() === undefined)
    whenParsed(document, () => show(tabToken() === undefined ? loginFor(address) : address));
  else show(address);
}

function whenParsed(document: Document, then: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', then, { once: true });
  else then();
}
