import { askFirst } from './prefetchInitialData';
import { preload } from './preload';
import { findRoute } from '@parlour/release-contract/composition';
import { visitorOf } from '../device/visitorContext';
import { tabToken, USER } from '../device/tokenStorage';
import { kept } from '@parlour/platform/storage';
import { keptLanguage } from '../device/preferences';
import { inlineManifest } from './inlineManifest';
import { keptPass, openedPass } from '../device/previewToken';

/**
 * Starts to fetch the files of the screen in the address, of the same release that the shell will take, shows the frame around it and
 * asks what the screen asks first.
 * With a pass, which has to be verified first, that cannot be told yet.
 */
export function preloadRoute(document: Document, hash: string): void {
  const manifest = inlineManifest(document);
  if (manifest === undefined || (openedPass(location) ?? keptPass()) !== undefined) return;
  const isagent = kept(USER)?.includes('"isagent":true') ?? false;
  const visitor = visitorOf(manifest, { user: { isagent } });
  const language = keptLanguage();
  document.querySelector(`link[data-language=${language}]`)?.setAttribute('rel', 'preload');
  const found = findRoute({ manifest, visitor, language }, hash.slice(1));
  if (found === undefined || found.isOff) return;
  const { chrome } = found.route;
  if (chrome !== 'bare') document.documentElement.dataset['frame'] = chrome;
  preload(found);
  const token = tabToken();
  const { access, firstCalls = [] } = found.route;
  const isShown = access === 'all' || token !== undefined;
  if (isShown && !hash.includes('?')) askFirst(firstCalls, token);
}
