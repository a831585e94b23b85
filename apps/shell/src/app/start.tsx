import { applyTheme } from '@parlour/ui-kit';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { inlineManifest, registryKey } from '../boot/inlineManifest';
import { createShell } from './createShell';
import { shellDictionaries } from './dictionaries';
import { loadShellWords } from '../i18n/shellDictionary';
import { inTime } from '../i18n/dictionaries';
import { keptPass, openedPass } from '../device/previewToken';
import { keptLanguage } from '../device/preferences';
import { runIfHere } from '../remotes/runIfHere';
import { currentAddress } from '../router/address';
import type { Opening } from '../preview/openPreview';
import { watchLater } from './whenSettled';

const { theme } = document.documentElement.dataset;
applyTheme(theme === 'dark' || theme === 'light' ? theme : 'system');
history.scrollRestoration = 'manual';

const root = document.getElementById('root');
const manifest = inlineManifest(document);
if (root === null || manifest === undefined) throw new Error('the document is not whole');

const openingOf = async (): Promise<Opening | undefined> => {
  if ((openedPass(location) ?? keptPass()) === undefined) return undefined;
  const { openPass } = await import(/* webpackChunkName: "doors" */ '../preview/openPreview');
  return openPass(registryKey(document), window);
};
const begin = async () => {
  await inTime(loadShellWords(keptLanguage(), shellDictionaries));
  const shell = createShell(manifest, parlourTabs, await openingOf().catch(() => undefined));
  shell.platform.standsStill.watch(parlourMotion);
  const first = shell.find(currentAddress());
  const isOpen = first?.route.access === 'all' || shell.platform.session.read().role === 'member';
  if (first !== undefined && isOpen) await runIfHere(first);
  // In slices: nothing of it is seen before all of it is there, and a finger is heard in between.
  startTransition(() => createRoot(root).render(<App shell={shell} />));
  watchLater(shell);
};
begin().catch(reportError);
