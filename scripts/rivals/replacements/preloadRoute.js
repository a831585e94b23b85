// Stands in the boot script: does what ours does for the screen in the address, from the table that the build left in the document.
import { prefetchInitialData } from '../../../apps/shell/src/boot/prefetchInitialData.ts';
import { tabToken } from '../../../apps/shell/src/device/tokenStorage.ts';

export function preloadRoute(document, hash) {
  const { base, pieces } = JSON.parse(document.getElementById('pieces').textContent);
  const piece = pieces[hash.slice(1).split('?', 1)[0] || '/'];
  if (piece === undefined) return;
  const { files, chrome, access, initialCalls = [] } = piece;
  if (chrome !== 'bare') document.documentElement.dataset.frame = chrome;
  for (const file of files) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'script', href: base + file });
    document.head.append(link);
  }
  const token = tabToken();
  // Its frame has no pictures: those come with the answers, which are in our document only.
  const calls = initialCalls.map(({ places: _places, ...call }) => call);
  if ((access === 'all' || token !== undefined) && !hash.includes('?')) prefetchInitialData(calls, token);
}
